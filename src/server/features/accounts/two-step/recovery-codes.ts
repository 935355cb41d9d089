import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#rules/limits.ts'

/** Without i, l, o and u, which are easily misread. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 24

/** 120 random bits each, in groups of four that can be copied by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(codeLength), (byte) => letters.charAt(byte % letters.length))
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** Normalises what was typed: drops spaces and dashes, ignores case, and reads an o as a zero. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
}

/**
 * Hashed without the server's key: a code is too random to be guessed from its hash, and if that key changes, these
 * codes are the only way back in.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update('recovery code\0').update(plainCode(code)).digest('base64url')
}
