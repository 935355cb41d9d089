import { AppError } from '../errors.ts'

type LineOptions = { atOnce: number; maxWaiting: number; comeBackSeconds: number; refusal: string }

/**
 * Lets so many through at once and so many wait, first come, first served. Whoever comes on top is asked to come back,
 * so that a flood stands in its own way and costs nobody else more than a moment.
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
      // `working` stays as it is: the next in line takes the place. Lowering it first would let a newcomer in ahead of them.
      if (next) next()
      else working -= 1
    }
  }
}
