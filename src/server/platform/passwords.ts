import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from './errors.ts'
import { inHashLine } from './hash-line.ts'

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The ones tried first by everybody who guesses. */
const commonest = new Set((dictionary['passwords-common'] ?? []).slice(0, 3000).map(String))

export function refuseCommonPassword(password: string): void {
  if (commonest.has(password.toLowerCase()))
    throw new AppError('invalid_input', 'That password is among the first anyone would guess. Please choose another.')
}

export function hashPassword(password: string): Promise<string> {
  return inHashLine(() => hash(password, cost))
}

/** Compared against when there is no account, so that both answers take the same time. */
let stranger: Promise<string> | undefined

export async function isPasswordRight(password: string, stored: string | undefined): Promise<boolean> {
  stranger ??= hash('nobody has this password', cost)
  const known = stored ?? (await stranger)
  const right = await inHashLine(() => verify(known, password))
  return stored !== undefined && right
}
