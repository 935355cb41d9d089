import { randomUUID } from 'node:crypto'
import {
  addressAskedLetter,
  addressChangedLetter,
  addressTakenLetter,
  changeAddressLetter,
  passwordChangedLetter,
  recoveryCodeUsedLetter,
  resetLetter,
  twoStepOffLetter,
  twoStepOnLetter,
  verificationLetter,
  welcomeLetter,
} from '#content/mails/account-letters.ts'
import type { Letter } from '#content/mails/letter.ts'
import { resetLinkMinutes, verificationLinkHours } from '#rules/limits.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Mailer } from '#server/platform/jobs/mailer.ts'
import { keyedHash, newSecret, seal, unseal } from '#server/platform/secrets/secrets.ts'
import { insertEventOnce } from '#server/platform/security-log/security-log.queries.ts'
import { readVersionOf } from '../credentials.queries.ts'
import { findAddressee } from '../users.queries.ts'
import { replaceToken, type TokenPurpose } from './tokens.queries.ts'

export type AccountMailsDeps = { db: Database; jobs: Jobs; mailer: Mailer; secret: string; appUrl: () => string }

/** Includes the version of the credentials at the time of the request: no link is made if they have changed since. */
type LinkJob = { version: number } & (
  | { kind: 'welcome' | 'verify' | 'address_asked'; userId: string }
  | { kind: 'change_address'; userId: string; sealedEmail: string }
  /** `eventId` gives one entry in the security log, however often the mail is retried. */
  | { kind: 'reset'; sealedEmail: string; eventId: string }
)
type NewsJob =
  | { kind: 'password_changed' | 'two_step_on' | 'two_step_off'; userId: string }
  | { kind: 'recovery_code_used'; userId: string; left: number }
  | { kind: 'address_changed'; userId: string; sealedEmail: string }
type Job = LinkJob | NewsJob

type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>
type Mail = Letter & { to: string }

/**
 * Links are made inside the job, together with the mail that carries them, so that none is ever stored in readable
 * form. A link is saved before its mail is sent: no mail carries a link that does not exist, none is sent twice because
 * the database went away in between, and no connection is held while waiting for a mail server. A mail that could not
 * be sent is retried with a new link; nobody knows the old one.
 */
export function createAccountMails({ db, jobs, mailer, secret, appUrl }: AccountMailsDeps) {
  const enqueue = jobs.define<Job>({ name: 'account-mail', run })

  async function run(job: Job) {
    const email = 'sealedEmail' in job ? unseal(secret, job.sealedEmail) : ''
    const person = await findAddressee(db, job.kind === 'reset' ? { email } : { userId: job.userId })
    if (!person || person.isAccountDisabled) return
    if ('version' in job && job.version !== person.credentialsVersion) return
    const mail = await db.transaction((tx) => write(tx, job, person, email))
    if (mail) await mailer.send(mail)
  }

  async function write(tx: Queryable, job: Job, person: Addressee, email: string): Promise<Mail | undefined> {
    const { firstName } = person
    const to = person.email
    const linkFor = (purpose: TokenPurpose, about = person.email) => link(tx, person, purpose, about)
    switch (job.kind) {
      case 'welcome':
        return { to, ...welcomeLetter({ firstName, href: await linkFor('verify_email') }) }
      case 'verify':
        if (person.emailVerified) return undefined
        return { to, ...verificationLetter({ firstName, href: await linkFor('verify_email') }) }
      case 'reset':
        await insertEventOnce(tx, { id: job.eventId, userId: person.id, event: 'password_reset_asked' })
        return { to, ...resetLetter({ firstName, href: await linkFor('reset_password') }) }
      case 'change_address':
        return (
          (await writeToHolder(email)) ?? {
            to: email,
            ...changeAddressLetter({ firstName, href: await linkFor('change_email', email) }),
          }
        )
      case 'address_asked':
        return { to, ...addressAskedLetter({ firstName, href: await linkFor('stop_email_change') }) }
      case 'address_changed':
        return { to: email, ...addressChangedLetter({ firstName }) }
      case 'password_changed':
        return { to, ...passwordChangedLetter({ firstName, href: newPasswordHref() }) }
      case 'two_step_on':
        return { to, ...twoStepOnLetter({ firstName, href: newPasswordHref() }) }
      case 'two_step_off':
        return { to, ...twoStepOffLetter({ firstName, href: newPasswordHref() }) }
      case 'recovery_code_used':
        return { to, ...recoveryCodeUsedLetter({ firstName, href: newPasswordHref(), left: job.left }) }
    }
  }

  /** Only the owner of the mailbox learns that the address has an account. */
  async function writeToHolder(email: string): Promise<Mail | undefined> {
    const holder = await findAddressee(db, { email })
    return (
      holder && { to: holder.email, ...addressTakenLetter({ firstName: holder.firstName, href: `${appUrl()}/auth` }) }
    )
  }

  /** The secret comes after the #, which browsers do not send: it never appears in a server log. */
  async function link(tx: Queryable, person: Addressee, purpose: TokenPurpose, email: string) {
    const token = newSecret()
    await replaceToken(tx, {
      tokenHash: keyedHash(secret, 'link', token),
      userId: person.id,
      purpose,
      email,
      credentialsVersion: person.credentialsVersion,
      expiresAt: linkExpiry(purpose),
    })
    return `${appUrl()}/${linkPages[purpose]}#token=${token}`
  }

  const newPasswordHref = () => `${appUrl()}/forgot-password`
  const versionOf = (userId: string) => readVersionOf(db, { userId })
  return {
    sendWelcome: async (userId: string) => enqueue({ kind: 'welcome', userId, version: await versionOf(userId) }),
    sendVerification: async (userId: string) => enqueue({ kind: 'verify', userId, version: await versionOf(userId) }),
    /** Does the same work whether or not the address has an account, so that nobody learns which. */
    async sendReset(email: string) {
      const version = await readVersionOf(db, { email })
      await enqueue({ kind: 'reset', sealedEmail: seal(secret, email), eventId: randomUUID(), version })
    },
    /** One mail to the new address, and one to the current one, which can stop the change. */
    async sendChangeAddress(userId: string, newEmail: string) {
      const version = await versionOf(userId)
      await enqueue({ kind: 'address_asked', userId, version })
      await enqueue({ kind: 'change_address', userId, sealedEmail: seal(secret, newEmail), version })
    },
    sendAddressChanged: (userId: string, oldEmail: string) =>
      enqueue({ kind: 'address_changed', userId, sealedEmail: seal(secret, oldEmail) }),
    sendPasswordChanged: (userId: string) => enqueue({ kind: 'password_changed', userId }),
    sendTwoStep: (userId: string, state: 'on' | 'off') => enqueue({ kind: `two_step_${state}`, userId }),
    sendRecoveryCodeUsed: (userId: string, left: number) => enqueue({ kind: 'recovery_code_used', userId, left }),
  }
}
export type AccountMails = ReturnType<typeof createAccountMails>

const linkPages: Record<TokenPurpose, string> = {
  reset_password: 'reset-password',
  verify_email: 'verify-email',
  change_email: 'verify-email',
  stop_email_change: 'stop-email-change',
}

function linkExpiry(purpose: TokenPurpose): Date {
  const minutes = purpose === 'reset_password' ? resetLinkMinutes : verificationLinkHours * 60
  return new Date(Date.now() + minutes * 60_000)
}
