import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorMessageOf } from '#client/platform/request/api-error.ts'
import { call } from '#client/platform/request/request.ts'
import { currentUserKey } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import {
  type ChallengeFinish,
  type ChallengeResult,
  type ChallengeRun,
  type ChallengeStart,
  type ExposureChallenge,
  leaveChallenge,
  startChallenge,
} from '#contract/challenges/challenges.ts'
import { runsChanged } from '../challenge-queries.ts'
import { pointsWords } from '../challenge-words.ts'
import { completionWrite } from '../challenge-writes.ts'

/** Without an answer after this long, the dialog continues with what it knows. */
const resumePatienceMs = 8000

type Begin = { body: ChallengeStart; known: ChallengeRun | null }

/** Starting, giving up and completing a challenge; each is harmless if sent twice. */
export function useRuns(challenge: ExposureChallenge) {
  const { id: challengeId } = challenge
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { submitOrGiveBack } = useUnsent()
  const [completing, setCompleting] = useState<'not' | 'busy' | 'failed'>('not')
  const scope = { id: `challenge:${challengeId}` }
  const fail = (error: unknown, words: string) => {
    if (!handleUnauthorized(error)) tellFailure(cache, error, words)
  }

  const start = useMutation({
    scope,
    mutationFn: ({ body, known }: Begin) => (known ? resume(known, body) : begin(challengeId, body)),
    onSuccess: () => runsChanged(cache),
    onError: (error) => fail(error, 'Failed to start challenge. Please try again.'),
  })

  const leave = useMutation({
    scope,
    mutationFn: (completionId: string) => call(leaveChallenge, { params: { completionId } }),
    onSuccess: () => runsChanged(cache),
    onError: (error) => fail(error, 'It is still open, as it was. Please try again.'),
  })

  /** True if it is stored, or kept on this device until it can be. */
  async function complete(completionId: string, finish: ChallengeFinish): Promise<boolean> {
    setCompleting('busy')
    const outcome = await submitOrGiveBack(completionWrite(challenge, completionId, finish))
    if (outcome.status === 'refused') {
      setCompleting('failed')
      fail(outcome.error, 'Failed to complete challenge. Please try again.')
      return false
    }
    setCompleting('not')
    if (outcome.status === 'sent') {
      toast({ title: 'Challenge Complete! 🎉', description: earnedWords(outcome.reply as ChallengeResult | null) })
    } else if (!handleUnauthorized(outcome.error)) {
      toast({
        title: 'Saved on this device',
        description: 'You did it. It is sent, and its points counted, when you’re back online.',
      })
    }
    return true
  }

  return { start, leave, complete, completing }
}

const begin = (challengeId: string, body: ChallengeStart, signal?: AbortSignal) =>
  call(startChallenge, { params: { challengeId }, body, signal })

/** A run that was started with a network can be finished without one. */
async function resume(known: ChallengeRun, body: ChallengeStart): Promise<ChallengeRun> {
  try {
    return await begin(known.challengeId, body, AbortSignal.timeout?.(resumePatienceMs))
  } catch (error) {
    if (isAnswered(error)) throw error
    return known
  }
}

const isAnswered = (error: unknown) => error instanceof ApiError

/** Another tab may have received the answer with the points. */
function earnedWords(result: ChallengeResult | null): string {
  if (!result) return 'It’s recorded, points included.'
  if (result.pointsEarned > 0) return `You earned ${pointsWords(result.pointsEarned)}!`
  return 'You already had its points. The practice counts every time.'
}

function tellFailure(cache: QueryClient, error: unknown, words: string) {
  const isRefused = error instanceof ApiError && error.status === 403
  // Premium ended while the screen was open: refetch the person; the server's message explains it.
  if (isRefused) void cache.invalidateQueries({ queryKey: currentUserKey })
  toast({ title: 'Error', description: isRefused ? errorMessageOf(error, words) : words, variant: 'destructive' })
}
