import { dayMs } from '#rules/durations.ts'
import { newsletterLinkDays } from '#rules/limits.ts'
import { keyedHash } from '#server/platform/secrets/secrets.ts'
import { isSameSignature, readSignedId, signId } from '#server/platform/secrets/signed-id.ts'

// Links contain the subscriber and a signature, so nothing has to be stored for them.

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const confirmToken = new RegExp(`^(${uuid})\\.(\\d{13})\\.([\\w-]+)$`)

export type ConfirmLink = { subscriberId: string; madeAt: Date }

/** For confirming; valid for some days. */
export function signConfirmToken(secret: string, { subscriberId, madeAt }: ConfirmLink): string {
  const moment = String(madeAt.getTime())
  return `${subscriberId}.${moment}.${sign(secret, `${subscriberId}.${moment}`)}`
}

export function readConfirmToken(secret: string, token: string, now: Date): ConfirmLink | undefined {
  const [, subscriberId, moment, signature] = confirmToken.exec(token) ?? []
  if (!subscriberId || !moment || !signature) return undefined
  if (!isSameSignature(signature, sign(secret, `${subscriberId}.${moment}`))) return undefined
  const madeAt = new Date(Number(moment))
  return now.getTime() - madeAt.getTime() > newsletterLinkDays * dayMs ? undefined : { subscriberId, madeAt }
}

const leaving = 'newsletter-leave'

/** For unsubscribing; never expires, because a letter may be read years later. */
export function signUnsubscribeToken(secret: string, subscriberId: string): string {
  return signId(secret, leaving, subscriberId)
}

/** The unsubscribe page. The token comes after the #, which browsers do not send: it never appears in a server log. */
export function unsubscribePage(token: string): string {
  return `/newsletter#leave=${encodeURIComponent(token)}`
}

/** The id of the subscriber. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  return readSignedId(secret, leaving, token)
}

function sign(secret: string, text: string): string {
  return keyedHash(secret, 'newsletter-confirm', text)
}
