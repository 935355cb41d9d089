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
 * Refetched whenever the screen opens, so that changes on another device show up. A null among the results means that
 * the session is gone.
 */
export function useFreshRuns(): readonly unknown[] {
  const overview = useQuery({ ...overviewQuery, refetchOnMount: 'always' })
  const progress = useQuery({ ...progressQuery, refetchOnMount: 'always' })
  return [overview.data, progress.data]
}

/** Including those completed without a network and still waiting on this device. */
export function useCompletedIds(): ReadonlySet<string> {
  const { data } = useQuery(progressQuery)
  const { finishedRuns } = useOverview()
  const completed = data?.flatMap(({ challengeId, completed }) => (completed ? [challengeId] : [])) ?? []
  return new Set([...completed, ...finishedRuns.map(({ challengeId }) => challengeId)])
}

/** Open runs, without those whose completion has not been sent yet. */
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

/** A run was started or given up. */
export function runsChanged(cache: QueryClient) {
  void cache.invalidateQueries({ queryKey: progressQuery.queryKey })
  void cache.invalidateQueries({ queryKey: overviewQuery.queryKey })
  void cache.invalidateQueries({ queryKey: queryOf(listMoments).queryKey })
}

/**
 * Beginnings of the addresses that change with a completed run: points, badges, its moment, the ladder, the wall, the
 * reports.
 */
export const afterCompletion = [
  readChallengeProgress.path,
  readChallengeOverview.path,
  readEvidence.path,
  readWall.path,
  listMoments.path,
  readLadder.path,
  '/api/progress',
]

/** And with a step people added: all the others begin like the list. */
export const afterOwnStep = [listChallenges.path]
export const afterLearnt = [readEvidence.path, readWall.path, listMoments.path]
export const afterRating = [readLadder.path]
