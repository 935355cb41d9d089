import { hash, verify } from '@node-rs/argon2'
import { findWeakness, type PasswordOwner, type PasswordWeakness } from '#rules/accounts/passwords.ts'
import { AppError } from '../errors.ts'
import { createLine } from '../limits/line.ts'

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing passwords is deliberately slow. This many at once leave room for other work off the event loop; this many
 * waiting are done in about a second.
 */
const inHashLine = createLine({
  atOnce: 3,
  maxWaiting: 100,
  comeBackSeconds: 5,
  refusal: 'A lot of people are signing in right now. Try again in a moment.',
})

/** The passwords attackers try first. Loaded when somebody chooses a password, not at the start. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set((dictionary['passwords-common'] ?? []).slice(0, 10_000).map(String))
}
let commonest: Promise<ReadonlySet<string>> | undefined

const better = 'Three or four words that have nothing to do with each other make a good one.'
const weaknesses: Record<PasswordWeakness, string> = {
  pattern: `That password follows a pattern people try early. ${better}`,
  own_words: `That password is mostly your own name or address, which people try first. ${better}`,
  product: `That password is mostly our own name, which people try early here. ${better}`,
}

export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  commonest ??= readCommonest()
  if ((await commonest).has(password.toLowerCase()))
    throw new AppError('invalid_input', 'That password is among the first anyone would guess. Please choose another.')
  const weakness = findWeakness(password, owner)
  if (weakness) throw new AppError('invalid_input', weaknesses[weakness])
}

export function hashPassword(password: string): Promise<string> {
  return inHashLine(() => hash(password, cost))
}

/** Compared against if there is no account, so that both cases take the same time. */
let stranger: Promise<string> | undefined

export async function isPasswordRight(password: string, stored: string | undefined): Promise<boolean> {
  stranger ??= hash('nobody has this password', cost)
  const known = stored ?? (await stranger)
  const right = await inHashLine(() => verify(known, password))
  return stored !== undefined && right
}
