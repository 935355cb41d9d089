import type { MoodTrend } from '#contract/progress.ts'
import { trendDays } from '#rules/progress/trend.ts'

/** The trend in a sentence, with its percentage and what that is a percentage of. */
export function trendWords({ direction, daysWithData, changePercent }: MoodTrend): string {
  if (direction === 'insufficient') {
    return `Insufficient data so far: ${daysWithData} of the ${trendDays} days a trend needs.`
  }
  if (changePercent === null) return 'Stable so far. There are no earlier days to compare with yet.'
  const earlier = Math.min(trendDays, daysWithData - trendDays)
  const against = earlier === 1 ? 'the check-in day before' : `the ${earlier} check-in days before`
  const size = `${Math.abs(changePercent)}%`
  if (direction === 'up') return `Up ${size} on ${against}`
  if (direction === 'down') return `Down ${size} on ${against}`
  if (changePercent === 0) return `Stable: 0% change from ${against}`
  return `Stable: ${size} ${changePercent > 0 ? 'above' : 'below'} ${against}`
}
