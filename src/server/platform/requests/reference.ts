import { randomBytes } from 'node:crypto'

/** Without characters that look or sound alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 8

/**
 * Identifies one request, both in the log and to the person it failed for: short enough to read aloud, and different on
 * every instance. A rare duplicate within a day is harmless.
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

// Every request needs some, so random bytes are fetched in bulk.
let random = randomBytes(4096)
let at = 0
