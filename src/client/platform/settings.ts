import { useQuery } from '@tanstack/react-query'
import { readSettings, type Settings } from '#contract/settings.ts'
import { queryOf } from './request/query-client.ts'

/** This server's configuration; null until known. */
export function useSettings(): Settings | null {
  const { data } = useQuery({ ...queryOf(readSettings), meta: { isPublic: true } })
  return data ?? null
}
