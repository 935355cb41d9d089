import { confidenceOf } from '../confidence.ts'
import { daysBetween } from '../days.ts'
import type { MomentRecord, PersonRecords } from '../records.ts'
import { cite, type RecommendationRule } from '../rule.ts'
import { ratedTechniques } from './techniques.ts'

/** Nearest first. Moments without a time ("some time this week") come last. */
function comingWithin({ moments, now }: PersonRecords, days: number): MomentRecord[] {
  const ahead = ({ startsAt }: MomentRecord) => (startsAt ? daysBetween(now, startsAt) : null)
  return moments
    .filter((moment) => {
      const inDays = ahead(moment)
      return inDays === null ? daysBetween(moment.madeAt, now) <= 7 : inDays >= 0 && inDays <= days
    })
    .toSorted((a, b) => (ahead(a) ?? days + 1) - (ahead(b) ?? days + 1))
}

// A coming event is a single record, so there cannot be more evidence.
const confidence = confidenceOf({ sample: 1, halfSure: 1, effect: 1, plain: 1 })

const linesForMoment: RecommendationRule = {
  id: 'lines-for-moment',
  when: 'A moment at work, in dating or at school within 7 days, with no line picked for it yet.',
  priority: 78,
  expiresAfterDays: 7,
  coolDownDays: 5,
  find: (records, { items }) =>
    comingWithin(records, 7)
      .filter(({ hasLines }) => !hasLines)
      .flatMap((moment) =>
        items
          .filter(({ area, cues }) => area === moment.area && cues?.style === 'icebreaker')
          .slice(0, 1)
          .map((item) => ({
            item,
            reason: `“${moment.title}” is coming up. One line to open with is enough to take with you.`,
            cites: cite('moment', [moment]),
            confidence,
          })),
      ),
}

const calmForMoment: RecommendationRule = {
  id: 'calm-for-moment',
  when: 'A moment within 2 days: a technique that settles, the best rated first.',
  priority: 74,
  expiresAfterDays: 2,
  coolDownDays: 3,
  find: (records, { items }) => {
    const [moment] = comingWithin(records, 2).filter(({ startsAt }) => startsAt !== null)
    if (!moment) return []
    const rated = ratedTechniques(records, 1)
    const ratingOf = (id: string) => rated.find(({ techniqueId }) => techniqueId === id)?.average ?? 0
    return items
      .filter(({ type, isCalming }) => type === 'technique' && isCalming)
      .toSorted((a, b) => ratingOf(b.id) - ratingOf(a.id))
      .map((item) => ({
        item,
        reason: `“${moment.title}” is close. A few minutes of this beforehand can help you get through the door.`,
        cites: cite('moment', [moment]),
        confidence,
      }))
  },
}

export const momentRules: readonly RecommendationRule[] = [linesForMoment, calmForMoment]
