import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/query-client.ts'
import { readCueFavorites, readCueUses } from '#contract/cues.ts'
import { isYoursNow } from '#rules/cue-fading.ts'
import type { Practice } from './next-step.ts'

/** Undefined while asking. What cannot be read counts as nothing yet: the first step is right for anybody. */
export function usePractice(): Practice | undefined {
  const favorites = useQuery(queryOf(readCueFavorites))
  const uses = useQuery(queryOf(readCueUses))
  if (favorites.isPending || uses.isPending) return undefined
  const said = uses.data?.uses ?? []
  return {
    starred: favorites.data?.cueIds.length ?? 0,
    said: said.length,
    yours: said.filter(({ count }) => isYoursNow(count)).length,
  }
}
