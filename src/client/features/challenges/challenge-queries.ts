import { type QueryClient, useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/query-client.ts'
import { readLadder } from '#contract/challenge-ladder.ts'
import { listChallenges, readChallengeOverview, readChallengeProgress, readEvidence } from '#contract/challenges.ts'

export const challengesQuery = queryOf(listChallenges)
export const ladderQuery = queryOf(readLadder)
export const overviewQuery = queryOf(readChallengeOverview)
const progressQuery = queryOf(readChallengeProgress)

/** Read by the reports; named here only to say that it is out of date. */
const reportsKey = ['/api/progress']

/**
 * Asked again whenever the screen opens: what was begun or done on another device shows on coming back to this one.
 * A null among the answers means that the session is gone.
 */
export function useFreshRuns(): readonly unknown[] {
  const overview = useQuery({ ...overviewQuery, refetchOnMount: 'always' })
  const progress = useQuery({ ...progressQuery, refetchOnMount: 'always' })
  return [overview.data, progress.data]
}

export function useCompletedIds(): ReadonlySet<string> {
  const { data } = useQuery(progressQuery)
  return new Set(data?.flatMap(({ challengeId, completed }) => (completed ? [challengeId] : [])))
}

/** A run began, or was set aside. */
export function runsChanged(cache: QueryClient) {
  void cache.invalidateQueries({ queryKey: progressQuery.queryKey })
  void cache.invalidateQueries({ queryKey: overviewQuery.queryKey })
}

/** A run was completed: points, marks, the ladder and the wall follow from it. */
export function completionsChanged(cache: QueryClient) {
  runsChanged(cache)
  evidenceChanged(cache)
  void cache.invalidateQueries({ queryKey: ladderQuery.queryKey })
  void cache.invalidateQueries({ queryKey: reportsKey })
}

/** A step of one's own was added, changed or removed. */
export function ownStepsChanged(cache: QueryClient) {
  runsChanged(cache)
  void cache.invalidateQueries({ queryKey: challengesQuery.queryKey })
  void cache.invalidateQueries({ queryKey: ladderQuery.queryKey })
}

/** The wall, in all its searches and likenesses. */
export function evidenceChanged(cache: QueryClient) {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(readEvidence.path) })
}
