import type { CurrentUser, Registration } from '#contract/accounts/accounts.ts'
import { postgresCode, uniqueViolation } from '#server/db/connections/postgres-codes.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { hashPassword, refuseWeakPassword } from '#server/platform/secrets/passwords.ts'
import { requirePerson } from '#server/platform/sessions/sessions.queries.ts'
import type { AccountMails } from '../links/account-mails.ts'
import { presentUser } from '../present-user.ts'
import { findCredentials, insertUser } from '../users.queries.ts'

export type RegistrationDeps = {
  db: Database
  limits: Limits
  mails: AccountMails
  isDemo: boolean
  adminEmails: readonly string[]
  /** Passed in by app.ts: what else happens for a new account, inside the same transaction. */
  onRegistered: (tx: Queryable, person: { userId: string; email: string; ip: string }) => Promise<void>
}

export function createRegistration({ db, limits, mails, isDemo, adminEmails, onRegistered }: RegistrationDeps) {
  return {
    async register(registration: Registration, ip: string): Promise<CurrentUser> {
      await limits.spend('register', ip)
      // Checked before the costly hashing. If two sign up at once, the table's unique key decides.
      if (await findCredentials(db, registration.email)) throw taken()
      await refuseWeakPassword(registration.password, registration)
      const password = await hashPassword(registration.password)
      const isAdmin = isDemo && adminEmails.includes(registration.email.toLowerCase())
      const person = await db
        .transaction(async (tx) => {
          const userId = await insertUser(tx, { ...registration, password, role: isAdmin ? 'admin' : 'member' })
          await onRegistered(tx, { userId, email: registration.email, ip })
          return requirePerson(tx, userId)
        })
        .catch((error: unknown) => {
          throw postgresCode(error) === uniqueViolation ? taken() : error
        })
      await mails.sendWelcome(person.id)
      return presentUser(person)
    },
  }
}

function taken() {
  return new AppError('conflict', 'That email already has an account. Sign in with it, or use another one.')
}
