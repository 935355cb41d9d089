import { addDays } from '../../progress/calendar.ts'
import { moodScale } from '../../progress/moods.ts'
import { confidenceOf } from '../confidence.ts'
import { dayOf, weekdayOf } from '../days.ts'
import { averageByDay, findTrend, type MoodDay } from '../mood-days.ts'
import { groupBy, mean, ranked, rounded } from '../numbers.ts'
import { cite } from '../rule.ts'
import type { InsightRule } from './insight.ts'

const averageOf = (days: readonly MoodDay[]) => mean(days.map(({ average }) => average))
const citeDays = (days: readonly MoodDay[]) => days.flatMap(({ entries }) => cite('mood', entries))

const trend: InsightRule = {
  type: 'mood_trend',
  when: 'The last 7 days with check-ins differ by more than 0.3 from the 7 before.',
  expiresAfterDays: 7,
  coolDownDays: 14,
  find: (records) => {
    const weeks = findTrend(records)
    if (!weeks || weeks.direction === 'stable') return null
    const { recent, earlier, entries } = weeks
    const isUp = weeks.direction === 'up'
    const figures = `Your last 7 days with a check-in average ${rounded(recent)} of ${moodScale.max}; the 7 before, ${rounded(earlier)}.`
    return {
      title: isUp ? 'Your days have been getting lighter' : 'Your days have been heavier lately',
      description: `${figures} ${isUp ? 'Whatever you have been doing, it did not get in the way.' : 'That happens, and it says nothing about the next week. Keep the steps small.'}`,
      confidence: confidenceOf({ sample: 14, halfSure: 6, effect: recent - earlier, plain: 1 }),
      actionable: !isUp,
      cites: cite('mood', entries),
    }
  },
}

const weekday: InsightRule = {
  type: 'hard_weekday',
  when: 'One weekday with at least 3 days of check-ins is 0.6 or more below the others, of at least 14 days.',
  expiresAfterDays: 21,
  coolDownDays: 45,
  find: ({ moods }) => {
    const days = averageByDay(moods)
    const groups = groupBy(days, ({ day }) => weekdayOf(day)).filter(([, group]) => group.length >= 3)
    const [hardest] = ranked(
      groups,
      ([, group]) => -averageOf(group),
      ([name]) => name,
    )
    if (days.length < 14 || !hardest) return null
    const [name, its] = hardest
    const others = days.filter(({ day }) => weekdayOf(day) !== name)
    const gap = averageOf(others) - averageOf(its)
    if (others.length < 7 || gap < 0.6) return null
    return {
      title: `${name}s tend to be harder`,
      description: `Your ${its.length} ${name}s average ${rounded(averageOf(its))} of ${moodScale.max}, the other days ${rounded(averageOf(others))}. A two-minute technique before it starts is one way to meet it.`,
      confidence: confidenceOf({ sample: its.length, halfSure: 4, effect: gap, plain: 1.2 }),
      actionable: true,
      cites: citeDays(its),
    }
  },
}

const afterTechniques: InsightRule = {
  type: 'technique_days',
  when: 'At least 5 days with a completed technique and 5 without, 0.4 or more apart.',
  expiresAfterDays: 21,
  coolDownDays: 45,
  find: ({ moods, techniques, timeZone }) => {
    const done = techniques.filter(({ completed }) => completed)
    const used = new Set(done.map(({ at }) => dayOf(at, timeZone)))
    const days = averageByDay(moods)
    const withOne = days.filter(({ day }) => used.has(day))
    const without = days.filter(({ day }) => !used.has(day))
    if (withOne.length < 5 || without.length < 5) return null
    const gap = averageOf(withOne) - averageOf(without)
    if (gap < 0.4) return null
    return {
      title: 'Days with a technique are better days',
      description: `You check in at ${rounded(averageOf(withOne))} of ${moodScale.max} on days when you finished a technique, and at ${rounded(averageOf(without))} on days without. It may work the other way around, too; either way they go together.`,
      confidence: confidenceOf({
        sample: Math.min(withOne.length, without.length),
        halfSure: 5,
        effect: gap,
        plain: 1,
      }),
      actionable: true,
      cites: [
        ...citeDays(withOne),
        ...cite(
          'technique',
          done.filter(({ at }) => withOne.some(({ day }) => day === dayOf(at, timeZone))),
        ),
      ],
    }
  },
}

const afterChallenges: InsightRule = {
  type: 'day_after_challenge',
  when: 'At least 4 days on or right after a completed challenge and 5 others, 0.4 or more above them.',
  expiresAfterDays: 21,
  coolDownDays: 45,
  find: ({ moods, challenges, timeZone }) => {
    const near = new Set(
      challenges.flatMap(({ completedAt }) => {
        const day = completedAt && dayOf(completedAt, timeZone)
        return day ? [day, addDays(day, 1)] : []
      }),
    )
    const days = averageByDay(moods)
    const after = days.filter(({ day }) => near.has(day))
    const others = days.filter(({ day }) => !near.has(day))
    if (after.length < 4 || others.length < 5) return null
    const gap = averageOf(after) - averageOf(others)
    if (gap < 0.4) return null
    return {
      title: 'You feel better around a challenge than away from one',
      description: `On the day of a challenge and the day after, you check in at ${rounded(averageOf(after))} of ${moodScale.max}; on other days at ${rounded(averageOf(others))}. Whatever the dread says beforehand, those days come out a little better.`,
      confidence: confidenceOf({ sample: after.length, halfSure: 5, effect: gap, plain: 1 }),
      actionable: true,
      cites: citeDays(after),
    }
  },
}

export const moodInsights: readonly InsightRule[] = [trend, weekday, afterTechniques, afterChallenges]
