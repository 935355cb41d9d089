import fc from 'fast-check'
import { challengeCategories, difficultyLevels } from '../../challenges/facts.ts'
import { lifeAreas } from '../../life-areas.ts'
import { addDays } from '../../progress/calendar.ts'
import { createLibrary, type Item, type ItemKey } from '../library.ts'
import { allRules } from '../recommending/all-rules.ts'
import type { PersonRecords } from '../records.ts'
import { daysAgo, emptyRecords } from './some-records.ts'

const styles = ['icebreaker', 'followup', 'transition', 'closing']
const titled = (key: ItemKey): Item => ({ ...key, title: key.id, area: null })

/** A library with something for every rule, and small enough that tests meet everything in it often. */
const items: readonly Item[] = [
  ...['power-breathing', 'micro-meditation', 'movement-stretch'].map((id, i) => {
    return { ...titled({ type: 'technique', id }), isCalming: i < 2 }
  }),
  ...lifeAreas.flatMap((area) =>
    challengeCategories.flatMap((category) =>
      difficultyLevels.map((level): Item => {
        const id = `${category}-${area}-${level}`
        return { ...titled({ type: 'challenge', id }), area, challenge: { category, level } }
      }),
    ),
  ),
  { ...titled({ type: 'challenge', id: 'say-good-morning-first' }), area: 'work' },
  ...[
    'sleep-caffeine-and-nerves',
    'predict-then-check',
    'drop-one-safety-habit',
    'why-your-brain-replays-it',
    'the-first-ten-minutes',
    'texting-calls-and-screens',
  ].map((id) => titled({ type: 'lesson', id })),
  ...['group-projects-social-anxiety', 'presentations-social-anxiety'].map((id) => titled({ type: 'article', id })),
  ...lifeAreas.flatMap((area) =>
    styles.map((style): Item => {
      return { ...titled({ type: 'cues', id: `${area}-coffee-${style}` }), area, cues: { style, situation: 'coffee' } }
    }),
  ),
  ...lifeAreas.map((area): Item => ({ ...titled({ type: 'coach', id: area }), area })),
]

export const smallLibrary = createLibrary(items)

const area = fc.constantFrom(...lifeAreas)
// Rounding errors show most easily at ages around one day.
const at = fc
  .oneof(fc.double({ min: 0, max: 2, noNaN: true }), fc.double({ min: 0, max: 70, noNaN: true }))
  .map(daysAgo)
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
const scale = (min: number, max: number) => fc.integer({ min, max })
const verdict = fc.constantFrom('no', 'partly', 'yes')
const anItem = fc.constantFrom(...items.map(({ type, id }): ItemKey => ({ type, id })))
const several = <T extends { id: string }>(one: fc.Arbitrary<T>, maxLength: number) =>
  fc.uniqueArray(one, { selector: ({ id }) => id, maxLength })

const aChallenge = fc
  .record({
    id: fc.uuid(),
    category: fc.constantFrom(...challengeCategories),
    area,
    level: fc.constantFrom(...difficultyLevels),
    startedAt: at,
    end: fc.constantFrom('open', 'completed', 'left'),
    anxietyBefore: maybe(scale(1, 10)),
    anxietyAfter: maybe(scale(1, 10)),
    hasPrediction: fc.boolean(),
    certaintyBefore: maybe(scale(0, 100)),
    certaintyAfter: maybe(scale(0, 100)),
    outcome: maybe(verdict),
    habitDropped: maybe(verdict),
  })
  .map(({ end, ...run }) => ({
    ...run,
    challengeId: `${run.category}-${run.area}-${run.level}`,
    title: 'Some challenge',
    completedAt: end === 'completed' ? run.startedAt : null,
    leftAt: end === 'left' ? run.startedAt : null,
  }))

/** Somebody's records, of any size and shape. */
export const anyRecords: fc.Arbitrary<PersonRecords> = fc
  .record({
    timeZone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin', 'Asia/Kolkata'),
    moods: several(
      fc.record({ id: fc.uuid(), mood: scale(1, 5), day: scale(0, 30).map((days) => addDays('2026-03-18', -days)) }),
      40,
    ),
    techniques: several(
      fc.record({
        id: fc.uuid(),
        techniqueId: fc.constantFrom('power-breathing', 'micro-meditation', 'movement-stretch'),
        area,
        completed: fc.boolean(),
        rating: maybe(scale(1, 5)),
        at,
      }),
      15,
    ),
    challenges: several(aChallenge, 15),
    cues: several(
      fc.record({
        id: fc.uuid(),
        area,
        style: fc.constantFrom(...styles),
        situation: fc.constant('coffee'),
        uses: scale(1, 6),
        lastUsedAt: at,
      }),
      8,
    ),
    chats: several(
      fc.record({
        id: fc.uuid(),
        area,
        lastAt: at,
        needs: fc.array(fc.constantFrom('let_go', 'recover', 'words'), { maxLength: 4 }),
      }),
      4,
    ),
    lessons: several(
      fc.record({
        id: fc.constantFrom('predict-then-check', 'drop-one-safety-habit', 'the-first-ten-minutes'),
        isHelpful: fc.boolean(),
        at,
      }),
      3,
    ),
    nextRung: maybe(
      fc.record({ id: fc.constantFrom('phone_calls-work-2', 'conversation-school-1'), fear: scale(0, 10) }),
    ),
    steps: several(fc.record({ id: fc.uuid(), item: maybe(anItem), at }), 2),
    moments: several(
      fc.record({
        id: fc.uuid(),
        title: fc.constant('Something'),
        area: maybe(area),
        startsAt: maybe(fc.double({ min: -10, max: 10, noNaN: true }).map(daysAgo)),
        madeAt: at,
        hasLines: fc.boolean(),
      }),
      4,
    ),
    past: fc.array(
      fc.record({
        rule: fc.constantFrom(...allRules.map(({ id }) => id)),
        item: anItem,
        madeAt: at,
        state: fc.constantFrom('active', 'completed', 'dismissed', 'expired', 'retired'),
        at,
        wasOpened: fc.boolean(),
        helped: maybe(fc.constantFrom(0, 0.5, 1)),
      }),
      { maxLength: 12 },
    ),
    dismissedInsights: fc.array(fc.record({ type: fc.constantFrom('mood_trend', 'anxiety_falls'), at }), {
      maxLength: 3,
    }),
    isInCrisis: fc.boolean(),
  })
  .map(
    ({ past, ...some }): PersonRecords =>
      ({
        ...emptyRecords,
        ...some,
        past: past.map(({ item, ...one }) => ({ ...one, type: item.type, resourceId: item.id })),
      }) as PersonRecords,
  )

/** The ids of all records, by kind, in the form that cites use. */
export function recordIds(records: PersonRecords): ReadonlySet<string> {
  const kinds = {
    mood: records.moods,
    technique: records.techniques,
    challenge: records.challenges,
    cue: records.cues,
    chat: records.chats,
    lesson: records.lessons,
    ladder: records.nextRung ? [records.nextRung] : [],
    step: records.steps,
    moment: records.moments,
  }
  return new Set(Object.entries(kinds).flatMap(([kind, all]) => all.map(({ id }) => `${kind} ${id}`)))
}
