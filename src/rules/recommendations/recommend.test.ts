import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '../durations.ts'
import { dayOf } from './days.ts'
import { keyOf } from './library.ts'
import { activeMax, chooseFew, recommend } from './recommend.ts'
import { allRules } from './recommending/all-rules.ts'
import type { PersonRecords } from './records.ts'
import { anyRecords, recordIds, smallLibrary } from './testing/any-records.ts'
import { daysAgo, earlier, emptyRecords, moodsOf, recordsWith, use } from './testing/some-records.ts'

const found = (some: Partial<PersonRecords>) => recommend(recordsWith(some), smallLibrary)
const ofRule = (some: Partial<PersonRecords>, rule: string) => found(some).find((one) => one.rule === rule)
const lowMoods = moodsOf(2, 2, 1)

describe('every rule', () => {
  it('has a name of its own, a condition one can read, and its numbers', () => {
    const ids = allRules.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(12)
    for (const { when, priority, expiresAfterDays, coolDownDays } of allRules) {
      expect(when).toMatch(/^[A-Z].*\.$/)
      expect(priority).toBeGreaterThan(0)
      expect(priority).toBeLessThanOrEqual(100)
      expect(Math.min(expiresAfterDays, coolDownDays)).toBeGreaterThan(0)
    }
  })
})

describe('recommending, whatever the records', () => {
  it('names an item once, and lists few', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const all = recommend(records, smallLibrary)
        const keys = all.map(({ item }) => keyOf(item))
        expect(new Set(keys).size).toBe(keys.length)
        const few = chooseFew(all)
        expect(few.length).toBeLessThanOrEqual(activeMax)
        expect(new Set(few.map(({ rule }) => rule)).size).toBe(few.length)
      }),
    )
  })

  it('never makes a second of what is on the list already', () => {
    fc.assert(
      fc.property(anyRecords, fc.nat(activeMax), (records, count) => {
        const all = recommend(records, smallLibrary)
        const kept = all.slice(0, count)
        const added = chooseFew(all, kept)
        const keys = [...kept, ...added].map(({ item }) => keyOf(item))
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys.length).toBeLessThanOrEqual(activeMax)
      }),
    )
  })

  it('never names something done today, in any time zone', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const isToday = (at: Date | null) =>
          at !== null && dayOf(at, records.timeZone) === dayOf(records.now, records.timeZone)
        const done = new Set([
          ...records.techniques.filter(({ at }) => isToday(at)).map(({ techniqueId }) => `technique ${techniqueId}`),
          ...records.challenges
            .filter((run) => isToday(run.startedAt) || isToday(run.completedAt) || isToday(run.leftAt))
            .map(({ challengeId }) => `challenge ${challengeId}`),
          ...records.lessons.filter(({ at }) => isToday(at)).map(({ id }) => `lesson ${id}`),
          ...records.chats.filter(({ lastAt }) => isToday(lastAt)).map(({ area }) => `coach ${area}`),
          ...records.cues
            .filter(({ lastUsedAt }) => isToday(lastUsedAt))
            .map(({ area, situation, style }) => `cues ${area}-${situation}-${style}`),
          ...records.past
            .filter(({ state, at }) => state === 'completed' && isToday(at))
            .map(({ type, resourceId }) => `${type} ${resourceId}`),
        ])
        const named = recommend(records, smallLibrary).map(({ item }) => keyOf(item))
        expect(named.filter((key) => done.has(key))).toEqual([])
      }),
    )
  })

  it('cites only records that exist, and says a starter is one', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const ids = recordIds(records)
        for (const { cites, reason } of recommend(records, smallLibrary)) {
          expect(cites.filter(({ kind, id }) => !ids.has(`${kind} ${id}`))).toEqual([])
          expect(cites.length === 0).toBe(reason.startsWith('A starter, not from your records: '))
        }
      }),
    )
  })

  it('says the same for the same records', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const copy = structuredClone(records)
        expect(recommend(copy, smallLibrary)).toEqual(recommend(records, smallLibrary))
        expect(copy).toEqual(records)
      }),
    )
  })

  it('keeps within its scales, names what exists, and sends nobody in a crisis to a challenge', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        for (const one of recommend(records, smallLibrary)) {
          expect(smallLibrary.find(one.item)).toBeDefined()
          expect(one.priority).toBeGreaterThanOrEqual(0)
          expect(one.priority).toBeLessThanOrEqual(100)
          expect(one.confidence).toBeGreaterThanOrEqual(0)
          expect(one.confidence).toBeLessThan(1)
          expect(one.expiresAt.getTime()).toBeGreaterThan(records.now.getTime())
          if (records.isInCrisis) expect(one.item.type).not.toBe('challenge')
          expect(one.reason).not.toMatch(/NaN|undefined|null|Infinity/)
        }
      }),
    )
  })
})

describe('an account without records', () => {
  it('gets the starters and nothing else', () => {
    const rules = recommend(emptyRecords, smallLibrary).map(({ rule }) => rule)
    expect(rules).toEqual(['starter-technique', 'starter-challenge', 'starter-lesson', 'starter-lines'])
  })

  it('loses each starter with the first record of its sort', () => {
    const rules = found({ techniques: [use(2)] }).map(({ rule }) => rule)
    expect(rules).not.toContain('starter-technique')
    expect(rules).toContain('starter-challenge')
  })
})

describe('what people do with recommendations', () => {
  const usual = ofRule({ moods: lowMoods }, 'low-week')?.priority ?? 0
  const priorityAfter = (...past: PersonRecords['past']) => ofRule({ moods: lowMoods, past }, 'low-week')?.priority
  const elsewhere = { resourceId: 'movement-stretch' }

  it('makes a dismissed kind come less, until it keeps quiet', () => {
    const once = priorityAfter(earlier('dismissed', 20, elsewhere))
    expect(once).toBeLessThan(usual)
    const often = [5, 10, 15, 20].map((days) => earlier('dismissed', days, elsewhere))
    expect(priorityAfter(...often.slice(1))).toBeLessThan(once ?? 0)
    expect(priorityAfter(...often)).toBeUndefined()
    expect(priorityAfter(...often.map((one) => ({ ...one, at: daysAgo(61) })))).toBe(usual)
  })

  it('makes a kind that helped come more, and one that did not come less', () => {
    expect(priorityAfter(earlier('completed', 20, { ...elsewhere, helped: 1 }))).toBeGreaterThan(usual)
    expect(priorityAfter(earlier('completed', 20, { ...elsewhere, helped: 0.5 }))).toBe(usual)
    expect(priorityAfter(earlier('completed', 20, { ...elsewhere, helped: 0 }))).toBeLessThan(usual)
    expect(priorityAfter(earlier('completed', 20, elsewhere))).toBe(usual)
  })

  it('goes by the records where the person has not said whether it helped', () => {
    const past = [earlier('completed', 20, elsewhere)]
    const rated = (rating: number) => {
      const techniques = [use(20, { techniqueId: 'movement-stretch', rating })]
      return ofRule({ moods: lowMoods, past, techniques }, 'low-week')?.priority
    }
    expect(rated(5)).toBeGreaterThan(usual)
    expect(rated(1)).toBeLessThan(usual)
  })

  it('recommends a kind slightly less if it expired unopened', () => {
    expect(priorityAfter(earlier('expired', 20))).toBeLessThan(usual)
    expect(priorityAfter(earlier('expired', 20, { wasOpened: true }))).toBe(usual)
  })

  it('does not recommend a dismissed item for a while, longer after each dismissal', () => {
    const named = (...past: PersonRecords['past']) =>
      found({ moods: lowMoods, past })
        .map(({ item }) => item.id)
        .includes('micro-meditation')
    expect(named(earlier('dismissed', 3))).toBe(false)
    expect(named(earlier('dismissed', 5))).toBe(true)
    expect(named(earlier('dismissed', 5), earlier('dismissed', 12))).toBe(false)
    expect(named(earlier('completed', 3))).toBe(false)
    expect(named(earlier('retired', 1))).toBe(true)
  })
})

describe('time', () => {
  it('sets when a recommendation expires, by its rule', () => {
    const one = ofRule({ moods: lowMoods }, 'low-week')
    expect(one?.expiresAt).toEqual(new Date(emptyRecords.now.getTime() + 4 * dayMs))
  })
})
