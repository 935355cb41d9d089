import type { Database } from '#server/db/database.ts'
import { postgresCode, uniqueViolation } from '#server/db/postgres-codes.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashPassword, refuseCommonPassword } from '#server/platform/passwords.ts'
import type { Limits } from '#server/platform/rate-limits.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { deleteSessionsOf, requirePerson } from '#server/platform/sessions.queries.ts'
import type { AccountMails } from './account-mails.ts'
import { type TokenPurpose, takeToken } from './tokens.queries.ts'
import { grantAdmins, updateUser } from './users.queries.ts'

export type RecoveryDeps = {
  db: Database
  limits: Limits
  mails: AccountMails
  secret: string
  adminEmails: readonly string[]
  isDemo: boolean
  /** Handed in by app.ts: tell whoever else writes to that person. */
  onEmailChanged: (userId: string) => Promise<void>
}

export function createRecovery(deps: RecoveryDeps) {
  const { db, limits, mails, secret, adminEmails, isDemo, onEmailChanged } = deps
  return {
    async forgot(email: string, ip: string) {
      await limits.spend('mailAddress', ip)
      await limits.spend('mailAccount', email)
      await mails.sendReset(email)
    },

    async reset(token: string, newPassword: string) {
      refuseCommonPassword(newPassword)
      const password = await hashPassword(newPassword)
      const userId = await db.transaction(async (tx) => {
        const link = requireLink(await takeToken(tx, hashOf(token)), ['reset_password'])
        await updateUser(tx, link.userId, { password })
        // Whoever knew the old password is out, on every device.
        await deleteSessionsOf(tx, link.userId)
        return link.userId
      })
      await mails.sendPasswordChanged(userId)
    },

    async verify(token: string): Promise<{ email: string }> {
      const { userId, email, oldEmail } = await db
        .transaction(async (tx) => {
          const link = requireLink(await takeToken(tx, hashOf(token)), ['verify_email', 'change_email'])
          const person = await requirePerson(tx, link.userId)
          // A confirmation sent to an address that was changed meanwhile proves nothing about the new one.
          if (link.purpose === 'verify_email' && link.email !== person.email) throw deadLink()
          await updateUser(tx, link.userId, { email: link.email, emailVerified: true })
          if (adminEmails.includes(link.email.toLowerCase()))
            await grantAdmins(tx, [link.email.toLowerCase()], { evenUnverified: isDemo })
          return { userId: link.userId, email: link.email, oldEmail: person.email }
        })
        .catch((error: unknown) => {
          if (postgresCode(error) === uniqueViolation)
            throw new AppError('conflict', 'Another account uses that address by now.')
          throw error
        })
      if (email !== oldEmail) {
        await mails.sendAddressChanged(userId, oldEmail)
        await onEmailChanged(userId)
      }
      return { email }
    },
  }

  function hashOf(token: string) {
    return keyedHash(secret, 'link', token)
  }
}

type Link = NonNullable<Awaited<ReturnType<typeof takeToken>>>

function requireLink(link: Link | undefined, purposes: readonly TokenPurpose[]): Link {
  if (!link || !purposes.includes(link.purpose)) throw deadLink()
  return link
}

function deadLink() {
  return new AppError('invalid_link', 'This link was used already or is too old. Ask for a new one.')
}
