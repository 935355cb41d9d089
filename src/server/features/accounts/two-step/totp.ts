import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Accepts one 30-second step to either side: phone clocks differ, and typing takes a moment. */
const window = 1

export function newTotpKey(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code for an authenticator app. */
export function totpUri(key: string, email: string): string {
  return totpOf(key, email).toString()
}

/** The 30-second step since 1970 that this code belongs to; null if it is wrong. */
export function stepOfCode(key: string, code: string, now: number): number | null {
  const delta = totpOf(key, '').validate({ token: code, window, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta
}

function totpOf(key: string, label: string) {
  return new TOTP({ issuer: 'Hearten', label, secret: Secret.fromBase32(key), period: periodSeconds, digits: 6 })
}
