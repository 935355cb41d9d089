export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

/** At most one decimal, as in sentences: 3.5, 4. */
export function rounded(number: number): string {
  return String(Math.round(number * 10) / 10)
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** "1 time", "3 times". */
export function counted(count: number, word: string, plural = `${word}s`): string {
  return `${count} ${count === 1 ? word : plural}`
}

export function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups]
}

/** Largest first; ties in the order of their keys, so that the same records always give the same result. */
export function ranked<T>(all: readonly T[], sizeOf: (one: T) => number, nameOf: (one: T) => string): T[] {
  return all.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (nameOf(a) < nameOf(b) ? -1 : 1))
}
