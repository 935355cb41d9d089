import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { isPasswordRight } from '#server/platform/secrets/passwords.ts'
import type { SecurityLog } from '#server/platform/security-log/security-log.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { findPasswordOf } from './users.queries.ts'

/** Checks the password that a signed-in person gives again. */
export function createOwnPassword({
  db,
  limits,
  securityLog,
}: {
  db: Database
  limits: Limits
  securityLog: SecurityLog
}) {
  return async function requirePassword(actor: Actor, password: string) {
    await limits.spend('signInPair', actor.userId)
    if (!(await isPasswordRight(password, await findPasswordOf(db, actor.userId)))) {
      await securityLog.noteFailure(actor.userId, 'password_refused', actor.device)
      throw new AppError('forbidden', 'That is not your current password. Nothing was changed.')
    }
    await limits.forgive('signInPair', actor.userId)
  }
}
