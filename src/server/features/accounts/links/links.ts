import type { Database, Transaction } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { keyedHash } from '#server/platform/secrets/secrets.ts'
import { lockCredentials } from '../credentials.queries.ts'
import { findToken, type TokenPurpose, takeToken } from './tokens.queries.ts'

export type OpenedLink = {
  userId: string
  purpose: TokenPurpose
  /** What the link was made for, and the address the account has now. */
  email: string
  currentEmail: string
}

/** Makes and opens the links in mails. */
export function createLinks(db: Database, secret: string) {
  const hashOf = (token: string) => keyedHash(secret, 'link', token)
  return {
    /** Refuses what cannot be opened, before anything costly is done for it. */
    async check(token: string, purposes: readonly TokenPurpose[]) {
      const link = await findToken(db, hashOf(token))
      if (!link || !purposes.includes(link.purpose)) throw deadLink()
      return link
    },

    /** Opens it, once, for the address and the credentials it was made for. */
    async open(tx: Transaction, token: string, purposes: readonly TokenPurpose[]): Promise<OpenedLink> {
      const found = await findToken(tx, hashOf(token))
      // The person before the link, as everywhere: in the other order two changes could wait for each other.
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
