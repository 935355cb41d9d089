import { postgresCode, uniqueViolation } from '#server/db/connections/postgres-codes.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { createLine } from '#server/platform/limits/line.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { hashPassword, refuseWeakPassword } from '#server/platform/secrets/passwords.ts'
import { newSecret } from '#server/platform/secrets/secrets.ts'
import { insertSecurityEvent } from '#server/platform/security-log/security-log.queries.ts'
import type { Caller } from '#server/platform/sessions/device.ts'
import { deleteSessionsOf, requirePerson } from '#server/platform/sessions/sessions.queries.ts'
import { changeCredentials } from '../credentials.queries.ts'
import { grantAdmins } from '../users.queries.ts'
import type { AccountMails } from './account-mails.ts'
import { createLinks } from './links.ts'
import type { TokenPurpose } from './tokens.queries.ts'

export type RecoveryDeps = {
  db: Database
  limits: Limits
  mails: AccountMails
  secret: string
  adminEmails: readonly string[]
  isDemo: boolean
  /** Passed in by app.ts: what else happens when an address is confirmed, inside the same transaction. */
  onEmailProven: (tx: Transaction, person: { userId: string; email: string }) => Promise<void>
  /** Passed in by app.ts: informs others who write to that person. */
  onEmailChanged: (userId: string) => Promise<void>
}

/**
 * Anybody may request and try links, from any number of addresses. Each try is counted in the database, so only a few
 * run at a time, and people who sign in are not stuck behind a flood.
 */
const inLinkLine = createLine({
  atOnce: 2,
  maxWaiting: 200,
  comeBackSeconds: 5,
  refusal: 'A lot of links are being opened right now. Try again in a moment.',
})

export function createRecovery(deps: RecoveryDeps) {
  const { db, limits, mails, secret, adminEmails, isDemo, onEmailProven, onEmailChanged } = deps
  const links = createLinks(db, secret)

  async function confirm(tx: Transaction, userId: string, change: { email: string; password?: string }) {
    await changeCredentials(tx, userId, { ...change, emailVerified: true })
    await onEmailProven(tx, { userId, email: change.email })
    const email = change.email.toLowerCase()
    if (adminEmails.includes(email)) await grantAdmins(tx, [email], { evenUnverified: isDemo })
  }

  const checkInLine = (token: string, purposes: readonly TokenPurpose[], ip: string) =>
    inLinkLine(async () => {
      await limits.spend('link', ip)
      return links.check(token, purposes)
    })

  return {
    async forgot(email: string, ip: string) {
      await inLinkLine(async () => {
        await limits.spend('mailAddress', ip)
        await limits.spend('mailAccount', email)
        await mails.sendReset(email)
      })
    },

    /** The link also proves the address, since it was sent nowhere else. */
    async reset(token: string, newPassword: string, { ip, device }: Caller) {
      const checked = await checkInLine(token, ['reset_password'], ip)
      await refuseWeakPassword(newPassword, await requirePerson(db, checked.userId))
      const password = await hashPassword(newPassword)
      const userId = await db.transaction(async (tx) => {
        const link = await links.open(tx, token, ['reset_password'])
        await confirm(tx, link.userId, { email: link.currentEmail, password })
        // Ends every session, so that somebody who knew the old password is signed out too.
        await deleteSessionsOf(tx, link.userId)
        await insertSecurityEvent(tx, { userId: link.userId, event: 'password_reset', device })
        return link.userId
      })
      await mails.sendPasswordChanged(userId)
    },

    async verify(token: string, { ip, device }: Caller): Promise<{ email: string }> {
      await checkInLine(token, ['verify_email', 'change_email'], ip)
      const link = await db
        .transaction(async (tx) => {
          const opened = await links.open(tx, token, ['verify_email', 'change_email'])
          await confirm(tx, opened.userId, { email: opened.email })
          const event = opened.purpose === 'change_email' ? 'email_changed' : 'email_confirmed'
          await insertSecurityEvent(tx, { userId: opened.userId, event, device })
          return opened
        })
        .catch(explainTaken)
      if (link.email !== link.currentEmail) {
        await mails.sendAddressChanged(link.userId, link.currentEmail)
        await onEmailChanged(link.userId)
      }
      return { email: link.email }
    },

    /**
     * Called from the old address: cancels or undoes the change. Whoever requested it knew the password, so the
     * sessions end too, and a link for a new password is sent.
     */
    async stopEmailChange(token: string, { ip, device }: Caller): Promise<{ email: string }> {
      await checkInLine(token, ['stop_email_change'], ip)
      const password = await hashPassword(newSecret())
      const link = await db
        .transaction(async (tx) => {
          const opened = await links.open(tx, token, ['stop_email_change'])
          await confirm(tx, opened.userId, { email: opened.email, password })
          await deleteSessionsOf(tx, opened.userId)
          await insertSecurityEvent(tx, { userId: opened.userId, event: 'email_change_stopped', device })
          return opened
        })
        .catch(explainTaken)
      await mails.sendReset(link.email)
      if (link.email !== link.currentEmail) await onEmailChanged(link.userId)
      return { email: link.email }
    },
  }
}

function explainTaken(error: unknown): never {
  if (postgresCode(error) === uniqueViolation)
    throw new AppError('conflict', 'Another account is using that address now.')
  throw error
}
