import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#client/platform/query-client.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { type CueFavorite, type CueFavorites, favoriteCue, readCueFavorites, unfavoriteCue } from '#contract/cues.ts'

const favoritesQuery = queryOf(readCueFavorites)

/** The starred cues, and a way to star that answers at once, even on a slow train. */
export function useFavorites() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { data, isPending, isError, refetch } = useQuery(favoritesQuery)
  const ids = useMemo(() => new Set(data?.cueIds), [data])

  function patch({ cueId, isFavorite }: CueFavorite) {
    cache.setQueryData<CueFavorites | null>(favoritesQuery.queryKey, (before) => {
      const others = (before?.cueIds ?? []).filter((id) => id !== cueId)
      return { cueIds: isFavorite ? [cueId, ...others] : others }
    })
  }

  const { mutate } = useMutation({
    // One lane: quick taps run in order, so the last tap is the one that stays.
    scope: { id: 'cue-favorites' },
    mutationFn: ({ cueId, isFavorite }: CueFavorite) =>
      call(isFavorite ? favoriteCue : unfavoriteCue, { params: { cueId } }),
    onMutate: async (wanted) => {
      // A list asked for before the tap must not arrive after it and undo it.
      await cache.cancelQueries({ queryKey: favoritesQuery.queryKey })
      const wasKnown = Boolean(cache.getQueryData(favoritesQuery.queryKey))
      patch(wanted)
      return { wasKnown }
    },
    onSuccess: (_reply, _wanted, { wasKnown }) => {
      if (!wasKnown) void cache.invalidateQueries({ queryKey: favoritesQuery.queryKey })
    },
    onError: (error, { cueId, isFavorite }) => {
      patch({ cueId, isFavorite: !isFavorite })
      void cache.invalidateQueries({ queryKey: favoritesQuery.queryKey })
      if (handleUnauthorized(error)) return
      toast({
        title: 'That star was not saved',
        description: 'It is back as it was. Try again when you’re back online.',
        variant: 'destructive',
      })
    },
  })

  return {
    ids,
    isPending,
    isError,
    retry: refetch,
    toggle: (cueId: string) => mutate({ cueId, isFavorite: !ids.has(cueId) }),
  }
}
