import { foreignKeyViolation, postgresCode } from '#server/db/connections/postgres-codes.ts'
import { AppError } from '#server/platform/errors.ts'

/** Hidden, blocked or deleted: all answer alike, so that none of it is told. */
export const postGone = () => new AppError('not_found', 'This post is no longer here.')
export const replyGone = () => new AppError('not_found', 'This reply is no longer here.')

/** A post that was deleted between the look and the answer is gone like any other. */
export function asGone(error: unknown): unknown {
  return postgresCode(error) === foreignKeyViolation ? postGone() : error
}
