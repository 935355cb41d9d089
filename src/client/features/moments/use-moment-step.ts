import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { logProblem } from '#client/platform/log.ts'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { listMoments } from '#contract/moments/moments.ts'

type Reader = typeof import('./unsent-step.ts')

/**
 * What the dashboard offers first; undefined while loading, null if there is nothing. The dashboard should stay small,
 * so the code for moments is only loaded if there are some.
 */
export function useMomentStep() {
  const { data, isError } = useQuery({ ...queryOf(listMoments), refetchOnMount: 'always' })
  const { entries } = useUnsent()
  const [reader, setReader] = useState<Reader | 'missing'>()
  const hasSome = (data?.length ?? 0) > 0 || entries.some(({ kind }) => kind === 'moment')
  useEffect(() => {
    if (!hasSome) return
    import('./unsent-step.ts').then(setReader, (error: unknown) => {
      logProblem('The next moment could not be loaded.', error)
      setReader('missing')
    })
  }, [hasSome])
  if (data === undefined && !isError) return undefined
  if (!hasSome || reader === 'missing') return null
  return reader?.unsentStep(data ?? [], entries, new Date())
}
