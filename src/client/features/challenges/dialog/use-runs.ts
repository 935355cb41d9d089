import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorMessageOf } from '#client/platform/api-error.ts'
import { currentUserKey } from '#client/platform/current-user.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import {
  type ChallengeFinish,
  type ChallengeStart,
  completeChallenge,
  type ExposureChallenge,
  leaveChallenge,
  startChallenge,
} from '#contract/challenges.ts'
import { completionsChanged, runsChanged } from '../challenge-queries.ts'
import { pointsWords } from '../challenge-words.ts'

/** Starting, setting aside and completing one challenge, in one lane: each of them harmless when sent twice. */
export function useRuns({ id: challengeId }: ExposureChallenge) {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const scope = { id: `challenge:${challengeId}` }
  const fail = (error: unknown, words: string) => {
    if (!handleUnauthorized(error)) tellFailure(cache, error, words)
  }

  const start = useMutation({
    scope,
    mutationFn: (body: ChallengeStart) => call(startChallenge, { params: { challengeId }, body }),
    onSuccess: () => runsChanged(cache),
    onError: (error) => fail(error, 'Failed to start challenge. Please try again.'),
  })

  const leave = useMutation({
    scope,
    mutationFn: (completionId: string) => call(leaveChallenge, { params: { completionId } }),
    onSuccess: () => runsChanged(cache),
    onError: (error) => fail(error, 'It is still open, as it was. Please try again.'),
  })

  const complete = useMutation({
    scope,
    mutationFn: ({ completionId, ...body }: ChallengeFinish & { completionId: string }) =>
      call(completeChallenge, { params: { completionId }, body }),
    onSuccess: ({ pointsEarned }) => {
      completionsChanged(cache)
      toast({ title: 'Challenge Complete! 🎉', description: earnedWords(pointsEarned) })
    },
    onError: (error) => fail(error, 'Failed to complete challenge. Please try again.'),
  })

  return { start, leave, complete }
}

function earnedWords(points: number): string {
  if (points > 0) return `You earned ${pointsWords(points)}!`
  return 'Its points were yours already. The practice counts every time.'
}

function tellFailure(cache: QueryClient, error: unknown, words: string) {
  const isRefused = error instanceof ApiError && error.status === 403
  // Premium ended while the screen was open: the screen has to learn it, and the server's sentence says it.
  if (isRefused) void cache.invalidateQueries({ queryKey: currentUserKey })
  toast({ title: 'Error', description: isRefused ? errorMessageOf(error, words) : words, variant: 'destructive' })
}
