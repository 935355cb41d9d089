import { createRequire } from 'node:module'

/** The real one, past the alias that leads here. */
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

/**
 * Thousands of people in the tests have the same password, and each hash is slow on purpose. So the same password is
 * hashed once, at its full cost, and compared once with the same hash. A test about the cost itself takes passwords
 * that no other test has.
 */
export const hash: typeof argon2.hash = (password, options) =>
  remembered(hashes, [String(password), options], () => argon2.hash(password, options))

export const verify: typeof argon2.verify = (hashed, password) =>
  remembered(answers, [String(hashed), String(password)], () => argon2.verify(hashed, password))

function remembered<Answer>(known: Map<string, Promise<Answer>>, asked: unknown[], ask: () => Promise<Answer>) {
  const key = JSON.stringify(asked)
  const answer = known.get(key) ?? ask()
  known.set(key, answer)
  return answer
}
