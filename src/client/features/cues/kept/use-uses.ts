import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { newId } from '#client/platform/request/new-id.ts'
import { queryOf } from '#client/platform/request/query-client.ts'
import { sayFailure } from '#client/platform/request/use-say-failure.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { findUntried, type UnsentWrite, withWrite } from '#client/platform/unsent/unsent-entry.ts'
import { useUnsent, writeOf } from '#client/platform/unsent/use-unsent.ts'
import { readCueUses, recordCueUse, takeBackCueUse } from '#contract/cues.ts'

const usesQuery = queryOf(readCueUses)

type Use = { cueId: string; useId: string }

/** How often each cue was used, and ways to count or undo a use, also without a network. */
export function useUses() {
  const handleUnauthorized = useUnauthorizedHandler()
  const { data, isPending } = useQuery(usesQuery)
  const { entries, submit, submitAs } = useUnsent()
  const [lastUse, setLastUse] = useState<Use | null>(null)

  const counts = useMemo(() => {
    const known = new Map(data?.uses.map(({ cueId, count }) => [cueId, count]))
    for (const { kind, url, method } of entries) {
      const cueId = kind === 'cue-use' ? cueIdIn(url) : undefined
      if (cueId) known.set(cueId, Math.max(0, (known.get(cueId) ?? 0) + (method === 'PUT' ? 1 : -1)))
    }
    return known
  }, [data, entries])

  async function follow(sending: ReturnType<typeof submit>) {
    const outcome = await sending
    if (outcome.status === 'sent' || handleUnauthorized(outcome.error) || outcome.status === 'waiting') return
    setLastUse(null)
    sayFailure(outcome.error, { title: 'That was not counted', fallback: 'Nothing else changed.' })
  }

  return {
    counts,
    isPending,
    /** The latest use, which can be undone. */
    lastUse,
    record(cueId: string) {
      const use = { cueId, useId: newId() }
      setLastUse(use)
      void follow(submit(writeForUse(use)))
    },
    takeBack(use: Use) {
      setLastUse(null)
      void follow(
        submitAs((all, ids) => {
          const told = findUntried(all, keyOf(use))
          // If the use was never sent, its entry is dropped; otherwise the server is told.
          return told ? all.filter((entry) => entry !== told) : withWrite(all, takingBack(use), ids)
        }),
      )
    },
  }
}

const keyOf = ({ useId }: Use) => `cue-use:${useId}`

function writeForUse(use: Use): UnsentWrite {
  const call = writeOf(recordCueUse, { params: use })
  return { kind: 'cue-use', label: 'A line you used', key: keyOf(use), subject: use.useId, ...call, changes: follows }
}

function takingBack(use: Use): UnsentWrite {
  const call = writeOf(takeBackCueUse, { params: use })
  const key = `${keyOf(use)}:back`
  return { kind: 'cue-use', label: 'Undoing a use', key, subject: use.useId, ...call, changes: follows }
}

const follows = [readCueUses.path]

/** The last part but one: /api/cues/uses/:cueId/:useId. */
const cueIdIn = (url: string) => decodeURIComponent(url.split('/').at(-2) ?? '')
