import {
  addressChangedLetter,
  changeAddressLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
  welcomeLetter,
} from '#content/mails/account-letters.ts'
import type { Letter } from '#content/mails/letter.ts'
import { resetLinkMinutes, verificationLinkHours } from '#rules/limits.ts'
import type { Database, Queryable } from '#server/db/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Mailer } from '#server/platform/mailer.ts'
import { keyedHash, newSecret, seal, unseal } from '#server/platform/secrets.ts'
import { replaceToken, type TokenPurpose } from './tokens.queries.ts'
import { findAddressee } from './users.queries.ts'

export type AccountMailsDeps = { db: Database; jobs: Jobs; mailer: Mailer; secret: string; appUrl: () => string }

type Job =
  | { kind: 'welcome' | 'verify' | 'password_changed'; userId: string }
  | { kind: 'reset'; sealedEmail: string }
  | { kind: 'change_address' | 'address_changed'; userId: string; sealedEmail: string }

type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>

/**
 * The links are made inside the job, together with the mail that carries them: a link is never stored
 * readable, and a mail that could not be sent leaves none behind.
 */
export function createAccountMails({ db, jobs, mailer, secret, appUrl }: AccountMailsDeps) {
  const enqueue = jobs.define<Job>({ name: 'account-mail', run })

  async function run(job: Job) {
    const email = 'sealedEmail' in job ? unseal(secret, job.sealedEmail) : undefined
    const person = await findAddressee(db, job.kind === 'reset' ? { email: email ?? '' } : { userId: job.userId })
    if (!person || person.isAccountDisabled) return
    await db.transaction(async (tx) => {
      const letter = await write(tx, job, person, email)
      if (letter) await mailer.send({ to: recipient(job, person, email), ...letter })
    })
  }

  async function write(
    tx: Queryable,
    job: Job,
    person: Addressee,
    email: string | undefined,
  ): Promise<Letter | undefined> {
    const { firstName } = person
    const verify = () => link(tx, person, 'verify_email', person.email)
    switch (job.kind) {
      case 'welcome':
        return welcomeLetter({ firstName, href: await verify() })
      case 'verify':
        return person.emailVerified ? undefined : verificationLetter({ firstName, href: await verify() })
      case 'reset':
        return resetLetter({ firstName, href: await link(tx, person, 'reset_password', person.email) })
      case 'change_address':
        return changeAddressLetter({ firstName, href: await link(tx, person, 'change_email', email ?? '') })
      case 'address_changed':
        return addressChangedLetter({ firstName })
      case 'password_changed':
        return passwordChangedLetter({ firstName, href: `${appUrl()}/forgot-password` })
    }
  }

  /** The secret stands behind the #, which browsers keep to themselves: no server log ever sees it. */
  async function link(tx: Queryable, person: Addressee, purpose: TokenPurpose, email: string) {
    const token = newSecret()
    await replaceToken(tx, {
      tokenHash: keyedHash(secret, 'link', token),
      userId: person.id,
      purpose,
      email,
      expiresAt: linkExpiry(purpose),
    })
    return `${appUrl()}/${purpose === 'reset_password' ? 'reset-password' : 'verify-email'}#token=${token}`
  }

  return {
    sendWelcome: (userId: string) => enqueue({ kind: 'welcome', userId }),
    sendVerification: (userId: string) => enqueue({ kind: 'verify', userId }),
    /** Does the same work whether or not the address has an account, so that nobody learns which. */
    sendReset: (email: string) => enqueue({ kind: 'reset', sealedEmail: seal(secret, email) }),
    sendChangeAddress: (userId: string, newEmail: string) =>
      enqueue({ kind: 'change_address', userId, sealedEmail: seal(secret, newEmail) }),
    sendAddressChanged: (userId: string, oldEmail: string) =>
      enqueue({ kind: 'address_changed', userId, sealedEmail: seal(secret, oldEmail) }),
    sendPasswordChanged: (userId: string) => enqueue({ kind: 'password_changed', userId }),
  }
}
export type AccountMails = ReturnType<typeof createAccountMails>

function recipient(job: Job, person: Addressee, email: string | undefined): string {
  const goesElsewhere = job.kind === 'change_address' || job.kind === 'address_changed'
  return goesElsewhere && email ? email : person.email
}

function linkExpiry(purpose: TokenPurpose): Date {
  const minutes = purpose === 'reset_password' ? resetLinkMinutes : verificationLinkHours * 60
  return new Date(Date.now() + minutes * 60_000)
}
