import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moodScale } from '../../progress/moods.ts'
import type { ChallengeRecord, PersonRecords } from '../records.ts'
import { anyRecords, recordIds } from '../testing/any-records.ts'
import { daysAgo, emptyRecords, line, moodsOf, recordsWith, run, use } from '../testing/some-records.ts'
import { allInsightRules, findInsights, leastConfidence } from './find-insights.ts'

const by = (type: string, some: Partial<PersonRecords>) =>
  allInsightRules.find((rule) => rule.type === type)?.find(recordsWith(some)) ?? null

/** This many completed runs, a day apart. */
const runs = (count: number, change: Partial<ChallengeRecord> = {}, from = 1) =>
  Array.from({ length: count }, (_, i) => run(from + i, change))

describe('insights, whatever the records', () => {
  it('are none without records', () => {
    expect(findInsights(emptyRecords)).toEqual([])
    expect(allInsightRules.length).toBeGreaterThanOrEqual(10)
    expect(new Set(allInsightRules.map(({ type }) => type)).size).toBe(allInsightRules.length)
  })

  it('cite records that exist, are sure enough, come once per type, and are sorted by how sure they are', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const ids = recordIds(records)
        const found = findInsights(records)
        expect(new Set(found.map(({ type }) => type)).size).toBe(found.length)
        for (const [i, one] of found.entries()) {
          expect(one.cites.length).toBeGreaterThan(1)
          expect(one.cites.filter(({ kind, id }) => !ids.has(`${kind} ${id}`))).toEqual([])
          expect(one.confidence).toBeGreaterThanOrEqual(leastConfidence)
          expect(one.confidence).toBeLessThanOrEqual(found[i - 1]?.confidence ?? 0.999)
          expect(one.title.length).toBeLessThanOrEqual(255)
          expect(`${one.title} ${one.description}`).not.toMatch(/NaN|undefined|null|Infinity/)
          expect(one.expiresAt.getTime()).toBeGreaterThan(records.now.getTime())
        }
      }),
    )
  })

  it('are the same for the same records', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        expect(findInsights(structuredClone(records))).toEqual(findInsights(records))
      }),
    )
  })

  it('keep away after a dismissal, longer after each', () => {
    const moods = moodsOf(4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2)
    const hasTrend = (...days: number[]) => {
      const dismissedInsights = days.map((day) => ({ type: 'mood_trend', at: daysAgo(day) }))
      return findInsights(recordsWith({ moods, dismissedInsights })).some(({ type }) => type === 'mood_trend')
    }
    expect(hasTrend()).toBe(true)
    expect(hasTrend(13)).toBe(false)
    expect(hasTrend(15)).toBe(true)
    expect(hasTrend(15, 90)).toBe(false)
  })
})

describe('from check-ins', () => {
  it('the trend needs fourteen days and more than 0.3', () => {
    const up = moodsOf(4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3)
    expect(by('mood_trend', { moods: up })).toMatchObject({ title: 'Your days have been getting lighter' })
    expect(by('mood_trend', { moods: up.slice(1) })).toBeNull()
    const down = by('mood_trend', { moods: up.map((one) => ({ ...one, mood: 7 - one.mood })) })
    expect(down).toMatchObject({ title: 'Your days have been heavier lately', actionable: true })
    const hardly = up.map((one, i) => ({ ...one, mood: i < 2 ? 4 : 3 }))
    expect(by('mood_trend', { moods: hardly })).toBeNull()
  })

  it('several check-ins of one day count as one', () => {
    const double = moodsOf(4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3).flatMap((one) => [one, { ...one, id: `${one.id}b` }])
    expect(by('mood_trend', { moods: double })).toBeNull()
  })

  it('a hard weekday stands out against the others', () => {
    // The 18th of March 2026 is a Wednesday.
    const weeks = Array.from({ length: 21 }, (_, i) => (i % 7 === 2 ? 2 : 4))
    expect(by('hard_weekday', { moods: moodsOf(...weeks) })).toMatchObject({ title: 'Mondays tend to be harder' })
    expect(by('hard_weekday', { moods: moodsOf(...weeks.slice(0, 14)) })).toBeNull()
    expect(by('hard_weekday', { moods: moodsOf(...weeks.map(() => 3)) })).toBeNull()
  })

  it('days with a technique are set against days without', () => {
    const moods = moodsOf(4, 3, 4, 3, 4, 3, 4, 3, 4, 3)
    const techniques = [0, 2, 4, 6, 8].map((days) => use(days))
    expect(by('technique_days', { moods, techniques })?.description).toContain(
      `at 4 of ${moodScale.max} on days when you finished`,
    )
    expect(by('technique_days', { moods, techniques: techniques.slice(1) })).toBeNull()
    const stopped = techniques.map((one) => ({ ...one, completed: false }))
    expect(by('technique_days', { moods, techniques: stopped })).toBeNull()
  })

  it('days around a challenge are set against the others', () => {
    const moods = moodsOf(4, 4, 3, 3, 4, 4, 3, 3, 3)
    expect(by('day_after_challenge', { moods, challenges: [run(1), run(5)] })).toMatchObject({
      title: 'You feel better around a challenge than away from one',
    })
    expect(by('day_after_challenge', { moods, challenges: [run(1)] })).toBeNull()
  })
})

describe('from challenges', () => {
  it('anxiety falls, from four runs on', () => {
    const felt = { anxietyBefore: 7, anxietyAfter: 4 }
    expect(by('anxiety_falls', { challenges: runs(4, felt) })?.description).toContain('In 4 of 4 challenges')
    expect(by('anxiety_falls', { challenges: runs(3, felt) })).toBeNull()
    expect(by('anxiety_falls', { challenges: runs(6, { anxietyBefore: 5, anxietyAfter: 5 }) })).toBeNull()
  })

  it('fears are counted against what happened', () => {
    const mixed = [...runs(3, { outcome: 'no' }), run(8, { outcome: 'partly' })]
    expect(by('fears_and_facts', { challenges: mixed })?.title).toBe('What you feared did not happen 3 of 4 times')
    expect(by('fears_and_facts', { challenges: mixed.slice(1) })).toBeNull()
    expect(by('fears_and_facts', { challenges: runs(5, { outcome: 'yes' }) })).toBeNull()
  })

  it('certainty falls once it was checked', () => {
    const checked = { certaintyBefore: 80, certaintyAfter: 45 }
    expect(by('certainty_falls', { challenges: runs(3, checked) })?.description).toContain('80% sure')
    expect(by('certainty_falls', { challenges: runs(2, checked) })).toBeNull()
    expect(by('certainty_falls', { challenges: runs(3, { certaintyBefore: 50, certaintyAfter: 45 }) })).toBeNull()
  })

  it('runs without the safety habit are set against runs with it', () => {
    const without = runs(3, { anxietyBefore: 7, anxietyAfter: 3, habitDropped: 'yes' })
    const kept = runs(2, { anxietyBefore: 7, anxietyAfter: 6, habitDropped: 'no' }, 10)
    const found = by('without_the_habit', { challenges: [...without, ...kept] })
    expect(found?.description).toContain('changed by −4 points on average; with it kept, by −1.')
    expect(by('without_the_habit', { challenges: [...without, ...kept.slice(1)] })).toBeNull()
  })

  it('later ones are higher than earlier ones', () => {
    const climbed = [...runs(3, { level: 3 }), ...runs(3, { level: 1 }, 10)]
    expect(by('climbing', { challenges: climbed })?.description).toContain('at level 1 of 5, your last 3 at 3.')
    expect(by('climbing', { challenges: climbed.slice(1) })).toBeNull()
    expect(by('climbing', { challenges: runs(6, { level: 2 }) })).toBeNull()
  })

  it('most of them are in one part of life', () => {
    const most = [...runs(5), run(9, { area: 'dating' })]
    expect(by('one_part_of_life', { challenges: most })?.title).toBe('Most of your practice is about work')
    expect(by('one_part_of_life', { challenges: most.slice(1) })).toBeNull()
  })
})

describe('from practice', () => {
  it('one technique is rated above the others', () => {
    const others = [9, 10, 11].map((days) => use(days, { techniqueId: 'mental-reset', rating: 3 }))
    const best = [1, 2, 3, 4].map((days) => use(days))
    expect(by('helpful_technique', { techniques: [...best, ...others] })).toMatchObject({
      title: 'Power Breathing works best for you',
    })
    expect(by('helpful_technique', { techniques: [...best.slice(1), ...others] })).toBeNull()
    expect(by('helpful_technique', { techniques: best })).toBeNull()
  })

  it('one part of the day is their time, on their own clock', () => {
    // Three in the afternoon in London is in the small hours in Auckland.
    const techniques = Array.from({ length: 8 }, (_, i) => use(i + 1))
    expect(by('time_of_day', { techniques })?.title).toBe('The afternoon is your time')
    expect(by('time_of_day', { techniques, timeZone: 'Pacific/Auckland' })?.title).toBe('You practice at night')
    expect(by('time_of_day', { techniques: techniques.slice(1) })).toBeNull()
    expect(by('time_of_day', { techniques, isZoneKnown: false })).toBeNull()
  })

  it('coming back in three of four weeks is steady', () => {
    const techniques = [1, 2, 8, 9, 15, 16].map((days) => use(days))
    expect(by('steady_practice', { techniques })?.description).toContain('in 3 of the last 4 weeks, 6 times in all')
    expect(by('steady_practice', { techniques: techniques.slice(1) })).toBeNull()
    expect(by('steady_practice', { techniques: [1, 2, 3, 4, 8, 9].map((days) => use(days)) })).toBeNull()
  })

  it('lines become their own', () => {
    expect(by('own_lines', { cues: [line(1), line(2), line(3)] })?.title).toBe('3 lines are yours now')
    expect(by('own_lines', { cues: [line(1), line(2), line(3, { uses: 2 })] })).toBeNull()
  })
})
