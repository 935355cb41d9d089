/**
 * One after the other, but whoever has taken more than their share of the time waits until the others have caught up:
 * a hundred thousand calls are to be made of every kind, not of the slow ones alone.
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
