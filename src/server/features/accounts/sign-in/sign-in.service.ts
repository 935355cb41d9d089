import type { Credentials, CurrentUser } from '#contract/accounts/accounts.ts'
import type { Database } from '#server/db/database.ts'
import { AppError, refusal } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { isPasswordRight } from '#server/platform/secrets/passwords.ts'
import type { SecurityLog } from '#server/platform/security-log/security-log.ts'
import type { Caller } from '#server/platform/sessions/device.ts'
import { requirePerson } from '#server/platform/sessions/sessions.queries.ts'
import { presentUser } from '../present-user.ts'
import { findCredentials } from '../users.queries.ts'

export type SignInDeps = { db: Database; limits: Limits; securityLog: SecurityLog }

export function createSignIn({ db, limits, securityLog }: SignInDeps) {
  return {
    /** Answers the same, in the same time, for a wrong password and for an address without an account. */
    async checkCredentials({ email, password }: Credentials, { ip, device }: Caller): Promise<CurrentUser> {
      const pair = `${email}|${ip}`
      await limits.spend('signInAddress', ip)
      await limits.spend('signInAccount', email)
      await limits.spend('signInPair', pair)
      const found = await findCredentials(db, email)
      if (!(await isPasswordRight(password, found?.password)) || !found) {
        await securityLog.noteFailure(found?.id, 'sign_in_failed', device)
        throw new AppError('invalid_credentials', 'Invalid email or password')
      }
      if (found.isAccountDisabled) {
        await securityLog.noteFailure(found.id, 'sign_in_refused', device)
        throw refusal('account_disabled')
      }
      await limits.forgive('signInPair', pair)
      // Returns only this one try. Returning all would let an attacker start over each time the owner signs in.
      await limits.giveBack('signInAccount', email)
      return presentUser(await requirePerson(db, found.id))
    },
  }
}
