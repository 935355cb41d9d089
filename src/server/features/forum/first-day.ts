import { hourMs } from '#rules/durations.ts'
import { rateLimits } from '#rules/rate-limits.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'

const { points, seconds } = rateLimits.forumFirstDayPosts

/**
 * New accounts can post a few times on their first day: enough to be heard, too little to flood. Returns a function
 * that gives the try back if no post came of it.
 */
export async function spendFirstDayPost(limits: Limits, { userId, person }: Actor): Promise<() => Promise<void>> {
  const newUntil = person.createdAt.getTime() + seconds * 1000
  const leftMs = newUntil - Date.now()
  if (leftMs <= 0) return async () => {}
  try {
    await limits.spend('forumFirstDayPosts', userId)
    return () => limits.giveBack('forumFirstDayPosts', userId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    const hours = Math.ceil(leftMs / hourMs)
    const when = hours === 1 ? 'in an hour' : `in ${hours} hours`
    throw new AppError(
      'too_many_requests',
      `On the first day a new account can post ${points} times. You can post again ${when}, and reply to others now.`,
      { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) },
    )
  }
}
