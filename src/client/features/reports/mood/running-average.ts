/** How many days the line looks back, including gaps. */
export const averageDays = 7

/** For each day with a mood, the average of the week ending there; a gap stays a gap. */
export function runningAverage(moods: readonly (number | null)[]): (number | null)[] {
  return moods.map((mood, i) => {
    if (mood === null) return null
    const known = moods.slice(Math.max(0, i - averageDays + 1), i + 1).filter((one) => one !== null)
    return known.reduce((sum, one) => sum + one, 0) / known.length
  })
}
