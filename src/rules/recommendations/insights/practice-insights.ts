import { ratingScale } from '../../challenges/facts.ts'
import { isYoursNow } from '../../practice/cue-fading.ts'
import { confidenceOf } from '../confidence.ts'
import { daysBetween, hourOf } from '../days.ts'
import { groupBy, mean, ranked, rounded } from '../numbers.ts'
import { ratedTechniques } from '../recommending/techniques.ts'
import type { PersonRecords } from '../records.ts'
import { cite } from '../rule.ts'
import type { InsightRule } from './insight.ts'

const partOfDay = (hour: number) => {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  return hour >= 17 && hour < 22 ? 'evening' : 'night'
}

/** Everything people did: techniques finished and challenges completed. */
function practiceOf({ techniques, challenges }: PersonRecords) {
  return [
    ...techniques
      .filter(({ completed }) => completed)
      .map(({ id, at, area }) => ({ id, at, area, kind: 'technique' as const })),
    ...challenges.flatMap(({ id, completedAt, area }) =>
      completedAt ? [{ id, at: completedAt, area, kind: 'challenge' as const }] : [],
    ),
  ]
}

type Practice = ReturnType<typeof practiceOf>[number]
const citePractice = (all: readonly Practice[]) => all.map(({ kind, id }) => ({ kind, id }))

const helpful: InsightRule = {
  type: 'helpful_technique',
  when: 'A technique with at least 4 ratings is 0.5 or more above all others together, which have at least 3.',
  expiresAfterDays: 30,
  coolDownDays: 45,
  find: (records) => {
    const [best] = ratedTechniques(records, 4)
    if (!best) return null
    const others = records.techniques.filter(
      ({ techniqueId, rating }) => techniqueId !== best.techniqueId && rating !== null,
    )
    const gap = best.average - mean(others.map(({ rating }) => rating ?? 0))
    if (others.length < 3 || gap < 0.5) return null
    const name = records.techniqueNames.get(best.techniqueId)
    if (!name) return null
    return {
      title: `${name} works best for you`,
      description: `You rated it ${rounded(best.average)} of ${ratingScale.max} over ${best.uses.length} times, against ${rounded(best.average - gap)} for the others. When you do not want to choose, take this one.`,
      confidence: confidenceOf({ sample: best.uses.length, halfSure: 4, effect: gap, plain: 1.5 }),
      actionable: true,
      cites: cite('technique', [...best.uses, ...others]),
    }
  },
}

const timeOfDay: InsightRule = {
  type: 'time_of_day',
  when: 'The time zone is known, and of at least 8 techniques and challenges done, half of them or more in one part of the day.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: (records) => {
    const all = practiceOf(records)
    if (!records.isZoneKnown) return null
    const [most] = ranked(
      groupBy(all, ({ at }) => partOfDay(hourOf(at, records.timeZone))),
      ([, group]) => group.length,
      ([name]) => name,
    )
    if (all.length < 8 || !most) return null
    const [part, group] = most
    const share = group.length / all.length
    if (share < 0.5) return null
    return {
      title: part === 'night' ? 'You practice at night' : `The ${part} is your time`,
      description: `${group.length} of ${all.length} techniques and challenges happened ${part === 'night' ? 'at night' : `in the ${part}`}. If a day gets crowded, that is the slot to keep.`,
      confidence: confidenceOf({ sample: all.length, halfSure: 8, effect: share - 0.25, plain: 0.6 }),
      actionable: true,
      cites: citePractice(group),
    }
  },
}

const oneArea: InsightRule = {
  type: 'one_part_of_life',
  when: 'At least 6 challenges completed, 70 percent or more of them in one part of life.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: ({ challenges }) => {
    const done = challenges.filter(({ completedAt }) => completedAt)
    const [most] = ranked(
      groupBy(done, ({ area }) => area),
      ([, group]) => group.length,
      ([name]) => name,
    )
    if (done.length < 6 || !most) return null
    const [area, group] = most
    const share = group.length / done.length
    if (share < 0.7) return null
    return {
      title: `Most of your practice is about ${area}`,
      description: `${group.length} of the ${done.length} challenges you completed are about it. If that is what matters to you, that is a plan; if other parts of life do too, the ladder has room for them.`,
      confidence: confidenceOf({ sample: done.length, halfSure: 6, effect: share, plain: 1 }),
      actionable: true,
      cites: cite('challenge', group),
    }
  },
}

const steady: InsightRule = {
  type: 'steady_practice',
  when: 'Something was practiced in at least 3 of the last 4 weeks, at least 6 times in all.',
  expiresAfterDays: 14,
  coolDownDays: 30,
  find: (records) => {
    const lately = practiceOf(records).filter(({ at }) => daysBetween(at, records.now) < 28)
    const weeks = new Set(lately.map(({ at }) => Math.floor(daysBetween(at, records.now) / 7))).size
    if (weeks < 3 || lately.length < 6) return null
    return {
      title: 'You keep coming back',
      description: `You practiced in ${weeks} of the last 4 weeks, ${lately.length} times in all. The gaps in between did not undo it.`,
      confidence: confidenceOf({ sample: lately.length, halfSure: 5, effect: weeks, plain: 4 }),
      actionable: false,
      cites: citePractice(lately),
    }
  },
}

const ownLines: InsightRule = {
  type: 'own_lines',
  when: 'At least 3 lines of the library were said so often that they are one’s own now.',
  expiresAfterDays: 30,
  coolDownDays: 60,
  find: ({ cues }) => {
    const own = cues.filter(({ uses }) => isYoursNow(uses))
    if (own.length < 3) return null
    const times = own.reduce((sum, { uses }) => sum + uses, 0)
    return {
      title: `${own.length} lines are yours now`,
      description: `You have said them ${times} times. They left the list so that there is room for the next ones, or for none.`,
      confidence: confidenceOf({ sample: times, halfSure: 6, effect: own.length, plain: 6 }),
      actionable: false,
      cites: cite('cue', own),
    }
  },
}

export const practiceInsights: readonly InsightRule[] = [helpful, timeOfDay, oneArea, steady, ownLines]
