import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#client/platform/request/query-client.ts'
import { sayFailure } from '#client/platform/request/use-say-failure.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { useUnsent, writeOf } from '#client/platform/unsent/use-unsent.ts'
import { favoriteCue, readCueFavorites, unfavoriteCue } from '#contract/cues.ts'

const favoritesQuery = queryOf(readCueFavorites)

/** The favorite cues, and a way to change them that works at once, also without a network. */
export function useFavorites() {
  const handleUnauthorized = useUnauthorizedHandler()
  const { data, isPending, isError, refetch } = useQuery(favoritesQuery)
  const { entries, submit } = useUnsent()

  const ids = useMemo(() => {
    const starred = new Set(data?.cueIds)
    for (const { kind, subject, method } of entries) {
      if (kind !== 'favorite') continue
      if (method === 'PUT') starred.add(subject)
      else starred.delete(subject)
    }
    return starred
  }, [data, entries])

  async function toggle(cueId: string) {
    const isFavorite = !ids.has(cueId)
    const outcome = await submit({
      kind: 'favorite',
      label: isFavorite ? 'A star for a line' : 'Removing a star',
      key: `favorite:${cueId}`,
      subject: cueId,
      ...writeOf(isFavorite ? favoriteCue : unfavoriteCue, { params: { cueId } }),
      changes: [readCueFavorites.path],
    })
    if (outcome.status === 'sent' || handleUnauthorized(outcome.error) || outcome.status === 'waiting') return
    sayFailure(outcome.error, { title: 'That star was not saved', fallback: 'It’s back to how it was.' })
  }

  return { ids, isPending, isError, retry: refetch, toggle: (cueId: string) => void toggle(cueId) }
}
