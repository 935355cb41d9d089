import { readSignedId, signId } from '#server/platform/secrets/signed-id.ts'

const purpose = 'weekly-review-stop'

/** Never expires, because a mail may be read years later. */
export function signStopToken(secret: string, userId: string): string {
  return signId(secret, purpose, userId)
}

export function readStopToken(secret: string, token: string): string | undefined {
  return readSignedId(secret, purpose, token)
}

/**
 * The page that stops the mail. The token comes after the #, which browsers do not send: it never appears in a server
 * log.
 */
export function stopPage(token: string): string {
  return `/weekly-review#token=${encodeURIComponent(token)}`
}
