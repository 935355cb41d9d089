import type { Credentials, CurrentUser } from '#contract/accounts.ts'
import type { Database } from '#server/db/database.ts'
import { AppError, refusal } from '#server/platform/errors.ts'
import { isPasswordRight } from '#server/platform/passwords.ts'
import type { Limits } from '#server/platform/rate-limits.ts'
import { requirePerson } from '#server/platform/sessions.queries.ts'
import { presentUser } from './present-user.ts'
import { findCredentials } from './users.queries.ts'

export type SignInDeps = { db: Database; limits: Limits }

export function createSignIn({ db, limits }: SignInDeps) {
  return {
    /** Answers the same, in the same time, for a wrong password and for an address without an account. */
    async checkCredentials({ email, password }: Credentials, ip: string): Promise<CurrentUser> {
      const pair = `${email}|${ip}`
      await limits.spend('signInAddress', ip)
      await limits.spend('signInAccount', email)
      await limits.spend('signInPair', pair)
      const found = await findCredentials(db, email)
      if (!(await isPasswordRight(password, found?.password)) || !found)
        throw new AppError('invalid_credentials', 'Invalid email or password')
      if (found.isAccountDisabled) throw refusal('account_disabled')
      await limits.forgive('signInPair', pair)
      return presentUser(await requirePerson(db, found.id))
    },
  }
}
