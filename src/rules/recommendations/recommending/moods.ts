import { moodScale } from '../../progress/moods.ts'
import { confidenceOf } from '../confidence.ts'
import { averageByDay, findLowWeek, findTrend, lowMood, moodsOfDays } from '../mood-days.ts'
import { rounded } from '../numbers.ts'
import { cite, type RecommendationRule } from '../rule.ts'
import { ratedTechniques } from './techniques.ts'

const lowWeek: RecommendationRule = {
  id: 'low-week',
  when: 'At least 3 check-ins in the past 7 days, at 2.5 or less on average: a technique that settles.',
  priority: 72,
  expiresAfterDays: 4,
  coolDownDays: 4,
  find: (records, { items }) => {
    const low = findLowWeek(records)
    if (!low) return []
    const { entries, average } = low
    const calming = items.filter(({ type, isCalming }) => type === 'technique' && isCalming)
    const rated = ratedTechniques(records, 1)
    const ratingOf = (id: string) => rated.find(({ techniqueId }) => techniqueId === id)?.average ?? 0
    return calming
      .toSorted((a, b) => ratingOf(b.id) - ratingOf(a.id))
      .map((item) => ({
        item,
        reason: `Your ${entries.length} check-ins of the past week average ${rounded(average)} of ${moodScale.max}. A hard stretch; this asks for very little.`,
        cites: cite('mood', entries),
        confidence: confidenceOf({ sample: entries.length, halfSure: 3, effect: 3 - average, plain: 1 }),
      }))
  },
}

const bodyFirst: RecommendationRule = {
  id: 'sleep-and-coffee',
  when: 'At least 5 days with check-ins in the past 14, at least half of them at 2.5 or less.',
  priority: 48,
  expiresAfterDays: 14,
  coolDownDays: 60,
  find: (records) => {
    const days = averageByDay(moodsOfDays(records, 14))
    const lowDays = days.filter(({ average }) => average <= lowMood)
    if (days.length < 5 || lowDays.length * 2 < days.length) return []
    return [
      {
        item: { type: 'lesson', id: 'sleep-caffeine-and-nerves' },
        reason: `${lowDays.length} of your last ${days.length} days with a check-in were low ones. Sleep and caffeine can be part of that, and they are a good place to look first.`,
        cites: lowDays.flatMap(({ entries }) => cite('mood', entries)),
        confidence: confidenceOf({
          sample: days.length,
          halfSure: 5,
          effect: lowDays.length / days.length,
          plain: 0.8,
        }),
      },
    ]
  },
}

const falling: RecommendationRule = {
  id: 'falling-mood',
  when: 'The last 7 days with check-ins are more than 0.3 below the 7 before: talk it over.',
  priority: 70,
  expiresAfterDays: 7,
  coolDownDays: 10,
  find: (records) => {
    const weeks = findTrend(records)
    if (weeks?.direction !== 'down') return []
    const area = records.chats[0]?.area ?? 'work'
    return [
      {
        item: { type: 'coach', id: area },
        reason: `Your last 7 days with a check-in average ${rounded(weeks.recent)} of ${moodScale.max}, after ${rounded(weeks.earlier)} before. It may be worth saying out loud what changed.`,
        cites: cite('mood', weeks.entries),
        confidence: confidenceOf({ sample: 14, halfSure: 6, effect: weeks.earlier - weeks.recent, plain: 1 }),
      },
    ]
  },
}

export const moodRules: readonly RecommendationRule[] = [lowWeek, bodyFirst, falling]
