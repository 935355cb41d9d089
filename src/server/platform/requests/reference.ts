import { randomBytes } from 'node:crypto'

/** Without letters that are taken for digits, or read out alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/**
 * Names one request, in the log and to the person it went wrong for: short enough to read out, and different on every
 * instance. Two alike in the same day's log are possible and harmless.
 */
export function newReference(): string {
  if (at + length > random.length) {
    random = randomBytes(random.length)
    at = 0
  }
  let letters = ''
  for (const byte of random.subarray(at, at + length)) letters += alphabet[byte % alphabet.length]
  at += length
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

// Asked for with every request, so taken from a store.
let random = randomBytes(4096)
let at = 0
