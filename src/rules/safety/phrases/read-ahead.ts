/** Each finishes what it stands for, or a part of it: true once all of it is done. */
const waiting = new Set<(untilMs: number) => boolean>()
/** Short enough for a phone to respond in between. */
const pieceMs = 4

/**
 * Reading all phrases takes a phone a third of a second. They are read when first needed, or before that in pieces, by
 * `readAhead`.
 */
export function readLater<Result>(steps: Generator<void, Result>): () => Result {
  let result: { value: Result } | undefined
  function read(untilMs: number): boolean {
    while (!result) {
      const { done, value } = steps.next()
      if (done) result = { value }
      else if (Date.now() >= untilMs) return false
    }
    waiting.delete(read)
    return true
  }
  waiting.add(read)
  return () => {
    if (!result) read(Number.POSITIVE_INFINITY)
    if (!result) throw new Error('The phrases were not read to their end.')
    return result.value
  }
}

/** Reads everything that was not needed yet, and rests after each piece. */
export async function readAhead(rest: () => Promise<void>) {
  for (const read of waiting) {
    while (!read(Date.now() + pieceMs)) await rest()
    await rest()
  }
}
