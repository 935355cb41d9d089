import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { readChallengeOverview } from '#contract/challenges/challenges.ts'
import { readCoachMemory } from '#contract/coach.ts'
import { readCueFavorites, readCueUses } from '#contract/cues.ts'
import { isYoursNow } from '#rules/practice/cue-fading.ts'
import { agreedStepOf, type Practice } from './next-step.ts'

/** Undefined while loading. What cannot be read counts as nothing: the first step suits anybody. */
export function usePractice(): Practice | undefined {
  const { isPremium } = useRequiredUser()
  const favorites = useQuery(queryOf(readCueFavorites))
  const uses = useQuery(queryOf(readCueUses))
  // Refetched whenever the screen opens, because the other screens change these two.
  const underWay = { enabled: isPremium, refetchOnMount: 'always' } as const
  const overview = useQuery({ ...queryOf(readChallengeOverview), ...underWay })
  const memory = useQuery({ ...queryOf(readCoachMemory), ...underWay })
  if (favorites.isPending || uses.isPending || overview.isLoading || memory.isLoading) return undefined
  const said = uses.data?.uses ?? []
  return {
    agreed: agreedStepOf(memory.data?.notes ?? [], new Date()),
    begunChallengeId: overview.data?.openRuns[0]?.challengeId ?? null,
    starred: favorites.data?.cueIds.length ?? 0,
    said: said.length,
    yours: said.filter(({ count }) => isYoursNow(count)).length,
  }
}
