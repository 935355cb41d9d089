import { randomBytes } from 'node:crypto'

/** Without letters that are taken for digits, or read out alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/**
 * Names one request, in the log and to the person it went wrong for: short enough to read out, and different on every
 * instance. Two alike in the same day's log are possible and harmless.
 */
export function newReference(): string {
  const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
