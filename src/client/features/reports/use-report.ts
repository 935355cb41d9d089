import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { readProgress } from '#contract/progress.ts'

/** Days begin and end where the reader is. */
export const reportQuery = () => queryOf(readProgress, { query: { timeZone: ownTimeZone() } })

export function useReport() {
  // What was recorded a minute ago belongs in here, so it asks each time it opens.
  const { data, isError, isFetching, refetch } = useQuery({ ...reportQuery(), refetchOnMount: 'always' })
  useLostSession(data)
  return { report: data ?? null, isError: isError && !data, isFetching, retry: () => void refetch() }
}
