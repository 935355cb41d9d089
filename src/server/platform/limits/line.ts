import { AppError } from '../errors.ts'

type LineOptions = { atOnce: number; maxWaiting: number; comeBackSeconds: number; refusal: string }

/**
 * Lets a limited number through at once and a limited number wait, first come, first served. Further callers are asked
 * to come back, so that a flood only delays itself.
 */
export function createLine({ atOnce, maxWaiting, comeBackSeconds, refusal }: LineOptions) {
  let working = 0
  const waiting: (() => void)[] = []

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= atOnce) {
      if (waiting.length >= maxWaiting)
        throw new AppError('unavailable', refusal, { retryAfterSeconds: comeBackSeconds })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // `working` stays the same: the next in line takes the place. Lowering it first would let a newcomer jump the
      // queue.
      if (next) next()
      else working -= 1
    }
  }
}
