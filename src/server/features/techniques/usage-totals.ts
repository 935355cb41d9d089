import type { UsageTotals } from '#contract/techniques.ts'

export type UsageSums = {
  techniqueId: string
  sessions: number
  completed: number
  minutes: number
  ratings: number
  ratingSum: number
  lastUsed: Date
}

/** Totals over several techniques. The average is over sessions, not over averages. */
export function addUp(list: readonly UsageSums[]): UsageTotals {
  const sum = (read: (sums: UsageSums) => number) => list.reduce((total, sums) => total + read(sums), 0)
  const ratings = sum((sums) => sums.ratings)
  const last = Math.max(...list.map(({ lastUsed }) => lastUsed.getTime()))
  return {
    sessions: sum((sums) => sums.sessions),
    completed: sum((sums) => sums.completed),
    minutes: sum((sums) => sums.minutes),
    averageRating: ratings > 0 ? sum((sums) => sums.ratingSum) / ratings : null,
    lastUsed: list.length > 0 ? new Date(last).toISOString() : null,
  }
}
