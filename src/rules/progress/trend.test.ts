import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moodScale } from './moods.ts'
import { moodTrend } from './trend.ts'

const days = (count: number, mood: number) => Array.from({ length: count }, () => mood)

describe('a trend', () => {
  it('needs seven days with data; gaps are not days with data', () => {
    expect(moodTrend([])).toMatchObject({ direction: 'insufficient', daysWithData: 0, recentAverage: null })
    expect(moodTrend([...days(6, 4), null, null])).toMatchObject({
      direction: 'insufficient',
      daysWithData: 6,
      recentAverage: 4,
      changePercent: null,
    })
  })

  it('has nothing to compare with on the seventh day, and claims no percentage', () => {
    expect(moodTrend([null, ...days(7, 4)])).toEqual({
      direction: 'stable',
      daysWithData: 7,
      recentAverage: 4,
      earlierAverage: null,
      changePercent: null,
    })
  })

  it('compares with what there is before, up to seven days', () => {
    expect(moodTrend([...days(6, 2), ...days(7, 4)])).toMatchObject({
      direction: 'up',
      daysWithData: 13,
      earlierAverage: 2,
      changePercent: 100,
    })
    expect(moodTrend([...days(7, 4), null, ...days(7, 3)])).toMatchObject({
      direction: 'down',
      daysWithData: 14,
      changePercent: -25,
    })
    expect(moodTrend([...days(9, 1), ...days(7, 3), ...days(7, 3)])).toMatchObject({
      direction: 'stable',
      changePercent: 0,
    })
  })

  it('counts days, however far apart', () => {
    const sparse = [...days(7, 2), ...days(7, 5)].flatMap((mood) => [mood, null])
    expect(moodTrend(sparse)).toMatchObject({ direction: 'up', daysWithData: 14, changePercent: 150 })
  })

  // In floating point, the averages of such decimals are slightly above or below 0.3.
  it.each([
    [3.3, 3.6, 'stable'],
    [3, 3.3, 'stable'],
    [3.6, 3.3, 'stable'],
    [3, 3.31, 'up'],
    [3.31, 3, 'down'],
  ])('from %d to %d is %s: exactly 0.3 is not yet a change', (earlier, recent, direction) => {
    expect(moodTrend([...days(7, earlier), ...days(7, recent)]).direction).toBe(direction)
  })

  it('is reversed if the order of days is', () => {
    const mood = fc.integer(moodScale)
    const week = fc.array(mood, { minLength: 7, maxLength: 7 })
    const opposite = { up: 'down', down: 'up', stable: 'stable', insufficient: 'insufficient' } as const
    fc.assert(
      fc.property(week, week, (one, other) => {
        const there = moodTrend([...one, ...other])
        expect(moodTrend([...other, ...one]).direction).toBe(opposite[there.direction])
        if (there.direction === 'up') expect(there.changePercent).toBeGreaterThan(0)
        if (there.direction === 'down') expect(there.changePercent).toBeLessThan(0)
      }),
    )
  })
})
