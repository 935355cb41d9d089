import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, in characters that are safe in cookies, headers and links. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** All that tables store of a secret: useless without the key, and equal for equal secrets. */
export function keyedHash(key: string, purpose: string, secret: string): string {
  return createHmac('sha256', key).update(purpose).update('\0').update(secret).digest('base64url')
}

/** Encrypts a text against anybody who sees the database, e.g. an address in a waiting job. */
export function seal(key: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

function sealingKey(key: string): Buffer {
  return createHmac('sha256', key).update('sealing').digest()
}
