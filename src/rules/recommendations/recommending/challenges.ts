import { ladderScale } from '../../challenges/facts.ts'
import { confidenceOf } from '../confidence.ts'
import { daysBetween, dayWords } from '../days.ts'
import type { Item, Library } from '../library.ts'
import { findLowWeek } from '../mood-days.ts'
import { counted } from '../numbers.ts'
import type { ChallengeRecord, PersonRecords } from '../records.ts'
import { cite, type RecommendationRule } from '../rule.ts'

/** Challenges of the same kind that were not completed yet, lowest level first. */
function untried({ items }: Library, { challenges }: PersonRecords, { category, area }: ChallengeRecord): Item[] {
  const done = new Set(challenges.filter(({ completedAt }) => completedAt).map(({ challengeId }) => challengeId))
  return items
    .filter((item) => item.challenge?.category === category && item.area === area && !done.has(item.id))
    .toSorted((a, b) => levelOf(a) - levelOf(b) || (a.id < b.id ? -1 : 1))
}

/** The next larger step: one level up, in the same life area or another they practice in. */
function findNextSize(library: Library, records: PersonRecords, last: ChallengeRecord): Item | undefined {
  const areas = new Set([last.area, ...records.challenges.map(({ area }) => area)])
  return [...areas]
    .flatMap((area) => untried(library, records, { ...last, area }))
    .find((item) => levelOf(item) === last.level + 1)
}

const levelOf = (item: Item) => item.challenge?.level ?? 0

function wentWell({ outcome, anxietyBefore, anxietyAfter }: ChallengeRecord): boolean {
  const drop = anxietyBefore !== null && anxietyAfter !== null ? anxietyBefore - anxietyAfter : 0
  return outcome === 'no' || (outcome !== 'yes' && drop >= 2)
}

function wasHard({ leftAt, outcome, anxietyBefore, anxietyAfter }: ChallengeRecord): boolean {
  const hasRisen = anxietyBefore !== null && anxietyAfter !== null && anxietyAfter > anxietyBefore
  return leftAt !== null || outcome === 'yes' || hasRisen
}

const endOf = ({ completedAt, leftAt }: ChallengeRecord) => completedAt ?? leftAt

/** The latest run that ended within this many days. */
function lastEnded({ challenges, now }: PersonRecords, withinDays: number): ChallengeRecord | undefined {
  return challenges
    .filter((run) => {
      const end = endOf(run)
      return end !== null && daysBetween(end, now) <= withinDays
    })
    .toSorted((a, b) => (endOf(b)?.getTime() ?? 0) - (endOf(a)?.getTime() ?? 0) || (a.id < b.id ? -1 : 1))[0]
}

const nextRung: RecommendationRule = {
  id: 'next-rung',
  when: 'The ladder has a next rung.',
  priority: 85,
  expiresAfterDays: 14,
  coolDownDays: 7,
  find: ({ nextRung: rung, challenges }) => {
    if (!rung) return []
    const done = challenges.filter(({ completedAt }) => completedAt)
    const climbed = done.length > 0 ? ` You have ${counted(done.length, 'challenge')} behind you.` : ''
    return [
      {
        item: { type: 'challenge', id: rung.id },
        reason: `Your ladder puts this next, with a fear of ${rung.fear} of ${ladderScale.max}.${climbed}`,
        cites: [{ kind: 'ladder', id: rung.id }, ...cite('challenge', done.slice(0, 1))],
        confidence: confidenceOf({ sample: 1 + done.length, halfSure: 1, effect: 1, plain: 1 }),
      },
    ]
  },
}

const openRun: RecommendationRule = {
  id: 'open-run',
  when: 'A challenge was started between 2 and 30 days ago, and neither completed nor set aside.',
  priority: 80,
  expiresAfterDays: 10,
  coolDownDays: 10,
  find: ({ challenges, now, timeZone }) =>
    challenges
      .filter(({ completedAt, leftAt }) => !completedAt && !leftAt)
      .filter(({ startedAt }) => daysBetween(startedAt, now) >= 2 && daysBetween(startedAt, now) <= 30)
      .map((run) => ({
        item: { type: 'challenge', id: run.challengeId },
        reason: `You started this on ${dayWords(run.startedAt, timeZone)}, and it is still open. Picking it up or setting it aside are both fine.`,
        cites: cite('challenge', [run]),
        confidence: 0.8,
      })),
}

const stepUp: RecommendationRule = {
  id: 'step-up',
  when: 'The last challenge of the past 21 days went well, and the week is no low one: one level higher, of the kind.',
  priority: 75,
  expiresAfterDays: 14,
  coolDownDays: 21,
  find: (records, library) => {
    const last = lastEnded(records, 21)
    if (!last?.completedAt || !wentWell(last) || findLowWeek(records)) return []
    const next = findNextSize(library, records, last)
    if (!next) return []
    const alike = records.challenges.filter((run) => run.category === last.category && run.completedAt && wentWell(run))
    const how = last.outcome === 'no' ? 'what you feared did not happen' : 'you were calmer after it than before'
    return [
      {
        item: next,
        reason: `“${last.title}” went well on ${dayWords(last.completedAt, records.timeZone)}: ${how}. This is the next size up.`,
        cites: cite('challenge', alike),
        confidence: confidenceOf({ sample: alike.length, halfSure: 1, effect: 1, plain: 1 }),
      },
    ]
  },
}

const smallerStep: RecommendationRule = {
  id: 'smaller-step',
  when: 'The last challenge of the past 21 days was set aside, came true as feared, or left more anxiety than before.',
  priority: 78,
  expiresAfterDays: 10,
  coolDownDays: 14,
  find: (records, library) => {
    const last = lastEnded(records, 21)
    const end = last && endOf(last)
    if (!last || !end || !wasHard(last)) return []
    const smaller = untried(library, records, last).filter(
      (item) => levelOf(item) <= Math.max(1, last.level - 1) && item.id !== last.challengeId,
    )
    const next = smaller.at(-1)
    if (!next) return []
    const what = last.leftAt ? 'You set aside' : 'It was a hard one:'
    return [
      {
        item: next,
        reason: `${what} “${last.title}” on ${dayWords(end, records.timeZone)}. This is a smaller piece of the same thing.`,
        cites: cite('challenge', [last]),
        confidence: 0.7,
      },
    ]
  },
}

const longAgo: RecommendationRule = {
  id: 'back-to-practice',
  when: 'At least 2 challenges were completed, the last of them 10 to 60 days ago: one at or below the usual level.',
  priority: 60,
  expiresAfterDays: 14,
  coolDownDays: 14,
  find: (records, library) => {
    const done = records.challenges.filter(({ completedAt }) => completedAt)
    const last = lastEnded(records, 60)
    if (done.length < 2 || !last?.completedAt || daysBetween(last.completedAt, records.now) < 10) return []
    const next = untried(library, records, last)
      .filter((item) => levelOf(item) <= last.level)
      .at(-1)
    if (!next) return []
    return [
      {
        item: next,
        reason: `Your last challenge was “${last.title}”, on ${dayWords(last.completedAt, records.timeZone)}. This one is about the same size.`,
        cites: cite('challenge', [last]),
        confidence: confidenceOf({ sample: done.length, halfSure: 2, effect: 1, plain: 1 }),
      },
    ]
  },
}

export const challengeRules: readonly RecommendationRule[] = [nextRung, openRun, stepUp, smallerStep, longAgo]
