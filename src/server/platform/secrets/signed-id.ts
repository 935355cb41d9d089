import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './secrets.ts'

// Links that contain an id and a signature, so that nothing has to be stored for them.

const signedId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]+)$/

/** The link never expires. It works only for the purpose it was signed for. */
export function signId(secret: string, purpose: string, id: string): string {
  return `${id}.${keyedHash(secret, purpose, id)}`
}

export function readSignedId(secret: string, purpose: string, token: string): string | undefined {
  const [, id, signature] = signedId.exec(token) ?? []
  if (!id || !signature) return undefined
  return isSameSignature(signature, keyedHash(secret, purpose, id)) ? id : undefined
}

export function isSameSignature(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
