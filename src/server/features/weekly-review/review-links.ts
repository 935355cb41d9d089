import { readSignedId, signId } from '#server/platform/secrets/signed-id.ts'

const purpose = 'weekly-review-stop'

/** It opens for good, because a mail may be read years later. */
export function signStopToken(secret: string, userId: string): string {
  return signId(secret, purpose, userId)
}

export function readStopToken(secret: string, token: string): string | undefined {
  return readSignedId(secret, purpose, token)
}

/** Where somebody stops it. The token stands behind the #, which browsers keep to themselves: no server log sees it. */
export function stopPage(token: string): string {
  return `/weekly-review#token=${encodeURIComponent(token)}`
}
