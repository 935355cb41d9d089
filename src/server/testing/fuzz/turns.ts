/**
 * Takes turns, except that anything that has used more than its share of time waits for the others: a hundred thousand
 * calls should cover every kind, and not mostly the slow ones.
 */
export function takeTurns<T>(all: readonly T[]) {
  const spentMs = new Map(all.map((one) => [one, 0]))
  let totalMs = 0
  let turn = 0
  const hadEnough = (one: T) => (spentMs.get(one) ?? 0) > (2 * totalMs) / all.length

  return {
    next(): T {
      for (let tries = 0; tries < all.length; tries += 1) {
        const one = all[turn++ % all.length] as T
        if (!hadEnough(one)) return one
      }
      return all[turn++ % all.length] as T
    },
    tell(one: T, ms: number) {
      spentMs.set(one, (spentMs.get(one) ?? 0) + ms)
      totalMs += ms
    },
  }
}
