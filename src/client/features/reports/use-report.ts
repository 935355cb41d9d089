import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { readProgress } from '#contract/progress.ts'

/** In the reader's time zone. */
export const reportQuery = () => queryOf(readProgress, { query: { timeZone: ownTimeZone() } })

export function useReport() {
  // Refetched each time it opens, to include what was recorded a minute ago.
  const { data, isError, isFetching, refetch } = useQuery({ ...reportQuery(), refetchOnMount: 'always' })
  useLostSession(data)
  return { report: data ?? null, isError: isError && !data, isFetching, retry: () => void refetch() }
}
