import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryOf } from '#client/platform/query-client.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { type CueUses, readCueUses, recordCueUse, takeBackCueUse } from '#contract/cues.ts'

const usesQuery = queryOf(readCueUses)

type Use = { cueId: string; useId: string }
type Telling = Use & { isTakenBack: boolean }

/** How often each cue was said, and a way to say so, or to take it back. */
export function useUses() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { data, isPending } = useQuery(usesQuery)
  const counts = useMemo(() => new Map(data?.uses.map(({ cueId, count }) => [cueId, count])), [data])
  const [lastUse, setLastUse] = useState<Use | null>(null)

  function setCount(cueId: string, change: (before: number) => number) {
    cache.setQueryData<CueUses | null>(usesQuery.queryKey, (before) => {
      const uses = before?.uses ?? []
      const count = change(uses.find((use) => use.cueId === cueId)?.count ?? 0)
      const others = uses.filter((use) => use.cueId !== cueId)
      return { uses: count > 0 ? [...others, { cueId, count }] : others }
    })
  }

  const { mutate } = useMutation({
    // One lane: taking a use back must not overtake it.
    scope: { id: 'cue-uses' },
    mutationFn: ({ isTakenBack, cueId, useId }: Telling) =>
      call(isTakenBack ? takeBackCueUse : recordCueUse, { params: { cueId, useId } }),
    onMutate: async ({ cueId, isTakenBack }) => {
      await cache.cancelQueries({ queryKey: usesQuery.queryKey })
      const wasKnown = Boolean(cache.getQueryData(usesQuery.queryKey))
      setCount(cueId, (count) => count + (isTakenBack ? -1 : 1))
      return { wasKnown }
    },
    onSuccess: ({ cueId, count }, _telling, { wasKnown }) => {
      if (wasKnown) setCount(cueId, () => count)
      else void cache.invalidateQueries({ queryKey: usesQuery.queryKey })
    },
    onError: (error, { cueId, isTakenBack }) => {
      setCount(cueId, (count) => count + (isTakenBack ? 1 : -1))
      void cache.invalidateQueries({ queryKey: usesQuery.queryKey })
      setLastUse(null)
      if (handleUnauthorized(error)) return
      toast({
        title: 'That was not counted',
        description: 'Nothing else changed. Try again when you’re back online.',
        variant: 'destructive',
      })
    },
  })

  return {
    counts,
    isPending,
    /** The use that was told last and can be taken back. */
    lastUse,
    record(cueId: string) {
      const use = { cueId, useId: crypto.randomUUID() }
      setLastUse(use)
      mutate({ ...use, isTakenBack: false })
    },
    takeBack(use: Use) {
      setLastUse(null)
      mutate({ ...use, isTakenBack: true })
    },
  }
}
