import { type QueryClient, useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { readLadder } from '#contract/challenges/challenge-ladder.ts'
import {
  listChallenges,
  readChallengeOverview,
  readChallengeProgress,
  readEvidence,
} from '#contract/challenges/challenges.ts'
import { readWall } from '#contract/challenges/evidence.ts'
import { listMoments } from '#contract/moments/moments.ts'

export const challengesQuery = queryOf(listChallenges)
export const ladderQuery = queryOf(readLadder)
export const overviewQuery = queryOf(readChallengeOverview)
const progressQuery = queryOf(readChallengeProgress)

/**
 * Asked again whenever the screen opens: what was begun or done on another device shows on coming back to this one.
 * A null among the answers means that the session is gone.
 */
export function useFreshRuns(): readonly unknown[] {
  const overview = useQuery({ ...overviewQuery, refetchOnMount: 'always' })
  const progress = useQuery({ ...progressQuery, refetchOnMount: 'always' })
  return [overview.data, progress.data]
}

/** Also what was completed without a network and waits on this device. */
export function useCompletedIds(): ReadonlySet<string> {
  const { data } = useQuery(progressQuery)
  const { finishedRuns } = useOverview()
  const completed = data?.flatMap(({ challengeId, completed }) => (completed ? [challengeId] : [])) ?? []
  return new Set([...completed, ...finishedRuns.map(({ challengeId }) => challengeId)])
}

/** What is begun, without what was completed since and has not arrived yet. */
export function useOverview() {
  const { data: overview, isPending, isFetching } = useQuery(overviewQuery)
  const { entries } = useUnsent()
  const finished = new Set(entries.filter(({ kind }) => kind === 'challenge').map(({ subject }) => subject))
  const runs = overview?.openRuns ?? []
  return {
    overview,
    isPending,
    isFetching,
    openRuns: runs.filter(({ completionId }) => !finished.has(completionId)),
    finishedRuns: runs.filter(({ completionId }) => finished.has(completionId)),
  }
}

/** A run began, or was set aside. */
export function runsChanged(cache: QueryClient) {
  void cache.invalidateQueries({ queryKey: progressQuery.queryKey })
  void cache.invalidateQueries({ queryKey: overviewQuery.queryKey })
  void cache.invalidateQueries({ queryKey: queryOf(listMoments).queryKey })
}

/** How the addresses begin that follow from a completed run: points, marks, its moment, the ladder, the wall, the reports. */
export const afterCompletion = [
  readChallengeProgress.path,
  readChallengeOverview.path,
  readEvidence.path,
  readWall.path,
  listMoments.path,
  readLadder.path,
  '/api/progress',
]

/** And from a step of one's own: the list is the beginning of all the others. */
export const afterOwnStep = [listChallenges.path]
export const afterLearnt = [readEvidence.path, readWall.path, listMoments.path]
export const afterRating = [readLadder.path]
