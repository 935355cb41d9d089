/** How many days the comparison needs, and how many it looks at on either side. */
export const trendDays = 7
/** A difference beyond this, either way, is a change. */
const trendThreshold = 0.3

type Trend = {
  direction: 'insufficient' | 'up' | 'down' | 'stable'
  daysWithData: number
  recentAverage: number | null
  earlierAverage: number | null
  changePercent: number | null
}

/** Compares the last seven days that have data with up to seven before them. Takes the days in order, with null for gaps. */
export function moodTrend(moods: readonly (number | null)[]): Trend {
  const data = moods.filter((mood) => mood !== null)
  const daysWithData = data.length
  const recentAverage = average(data.slice(-trendDays))
  const earlierAverage = average(data.slice(-2 * trendDays, -trendDays))
  if (daysWithData < trendDays || recentAverage === null)
    return { direction: 'insufficient', daysWithData, recentAverage, earlierAverage: null, changePercent: null }
  if (earlierAverage === null)
    return { direction: 'stable', daysWithData, recentAverage, earlierAverage, changePercent: null }
  const difference = withoutNoise(recentAverage - earlierAverage)
  const changePercent = Math.round(withoutNoise((difference / earlierAverage) * 100)) + 0
  return { direction: directionOf(difference), daysWithData, recentAverage, earlierAverage, changePercent }
}

function directionOf(difference: number): Trend['direction'] {
  if (difference > trendThreshold) return 'up'
  return difference < -trendThreshold ? 'down' : 'stable'
}

const average = (list: readonly number[]) =>
  list.length > 0 ? list.reduce((sum, mood) => sum + mood, 0) / list.length : null

/** Rounds, since 3.6 − 3.3 is 0.30000000000000027 to a computer. */
const withoutNoise = (value: number) => Math.round(value * 1e9) / 1e9
