import { foreignKeyViolation, postgresCode } from '#server/db/connections/postgres-codes.ts'
import { AppError } from '#server/platform/errors.ts'

/** Hidden, blocked and deleted all get the same answer, so that it reveals nothing. */
export const postGone = () => new AppError('not_found', 'This post is no longer here.')
export const replyGone = () => new AppError('not_found', 'This reply is no longer here.')

/** A post that was deleted while we were answering is gone like any other. */
export function asGone(error: unknown): unknown {
  return postgresCode(error) === foreignKeyViolation ? postGone() : error
}
