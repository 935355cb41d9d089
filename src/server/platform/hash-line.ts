import { AppError } from './errors.ts'

/**
 * Passwords are costly to hash on purpose. As many at once leave room for everything else that works beside the event
 * loop; as many waiting are done in about a second. Whoever comes on top is asked to come back, so that a flood of
 * guesses costs the guesser their answers and nobody else more than a moment.
 */
const atOnce = 3
const maxWaiting = 100
const comeBackSeconds = 5

let working = 0
const waiting: (() => void)[] = []

export async function inHashLine<T>(hash: () => Promise<T>): Promise<T> {
  if (working >= atOnce) {
    if (waiting.length >= maxWaiting)
      throw new AppError('unavailable', 'A lot of people are signing in right now. Try again in a moment.', {
        retryAfterSeconds: comeBackSeconds,
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else working += 1
  try {
    return await hash()
  } finally {
    const next = waiting.shift()
    // The place goes to the next in line; counting it free in between would let somebody slip in.
    if (next) next()
    else working -= 1
  }
}
