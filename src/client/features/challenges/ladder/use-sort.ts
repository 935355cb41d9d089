import { sayFailure } from '#client/platform/request/use-say-failure.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import type { LadderRating } from '#contract/challenges/challenge-ladder.ts'
import { ratingWrite } from '../challenge-writes.ts'

export type Sort = ReturnType<typeof useSort>

/** Saves each rating as it is given; without a network it waits on this device. */
export function useSort() {
  const handleUnauthorized = useUnauthorizedHandler()
  const { submit } = useUnsent()

  async function rate(rating: LadderRating) {
    const outcome = await submit(ratingWrite(rating))
    if (outcome.status === 'sent' || handleUnauthorized(outcome.error) || outcome.status === 'waiting') return
    sayFailure(outcome.error, {
      title: 'That answer was not saved',
      fallback: 'The others are saved. Go back and answer it again.',
    })
  }

  return { rate: (rating: LadderRating) => void rate(rating) }
}
