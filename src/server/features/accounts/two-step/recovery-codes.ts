import { createHash, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#rules/limits.ts'

/** Without i, l, o and u, which people misread. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 24

/** 120 bits of chance each, in groups of four that can be copied by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(codeLength), (byte) => letters.charAt(byte % letters.length))
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** As typed, without what does not matter: spaces, dashes, capitals, and an o for a zero. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1')
}

/**
 * Without the server's key: there is too much chance in a code to guess it from its hash, and after a change of that
 * key these codes are the way back in.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update('recovery code\0').update(plainCode(code)).digest('base64url')
}
