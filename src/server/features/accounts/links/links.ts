import type { Database, Transaction } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { keyedHash } from '#server/platform/secrets/secrets.ts'
import { lockCredentials } from '../credentials.queries.ts'
import { findToken, type TokenPurpose, takeToken } from './tokens.queries.ts'

export type OpenedLink = {
  userId: string
  purpose: TokenPurpose
  /** The address the link was made for; `currentEmail` is the one the account has now. */
  email: string
  currentEmail: string
}

/** Makes and opens the links in mails. */
export function createLinks(db: Database, secret: string) {
  const hashOf = (token: string) => keyedHash(secret, 'link', token)
  return {
    /** Refuses invalid links before anything costly is done. */
    async check(token: string, purposes: readonly TokenPurpose[]) {
      const link = await findToken(db, hashOf(token))
      if (!link || !purposes.includes(link.purpose)) throw deadLink()
      return link
    },

    /** Uses the link up, if address and credentials are still those it was made for. */
    async open(tx: Transaction, token: string, purposes: readonly TokenPurpose[]): Promise<OpenedLink> {
      const found = await findToken(tx, hashOf(token))
      // Locks the person before the link, as everywhere else; the other order could deadlock.
      const person = found && (await lockCredentials(tx, found.userId))
      const link = person && (await takeToken(tx, hashOf(token)))
      if (!link || !purposes.includes(link.purpose)) throw deadLink()
      const { userId, purpose, email } = link
      if (purpose !== 'stop_email_change' && link.credentialsVersion !== person.credentialsVersion) throw deadLink()
      const provesCurrent = purpose === 'reset_password' || purpose === 'verify_email'
      if (provesCurrent && email.toLowerCase() !== person.email.toLowerCase()) throw deadLink()
      return { userId, purpose, email, currentEmail: person.email }
    },
  }
}

function deadLink() {
  return new AppError('invalid_link', 'This link was already used or has expired. Ask for a new one.')
}
