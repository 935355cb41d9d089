import { isYoursNow } from '../../practice/cue-fading.ts'
import { confidenceOf } from '../confidence.ts'
import { daysBetween } from '../days.ts'
import { counted, groupBy, ranked } from '../numbers.ts'
import { cite, type RecommendationRule } from '../rule.ts'

const styleWords: Readonly<Record<string, string>> = {
  icebreaker: 'lines to open with',
  followup: 'lines to keep it going',
  transition: 'lines to change the subject',
  closing: 'lines to leave with',
}
const styles = Object.keys(styleWords)

const talking = new Set(['conversation', 'social_situations'])

const linesForPractice: RecommendationRule = {
  id: 'lines-for-practice',
  when: 'Challenges with people in one part of life in the past 21 days, and no line of it said yet.',
  priority: 55,
  expiresAfterDays: 14,
  coolDownDays: 21,
  find: (records, { items }) => {
    const runs = records.challenges.filter(
      ({ category, startedAt }) => talking.has(category) && daysBetween(startedAt, records.now) <= 21,
    )
    const areas = ranked(
      groupBy(runs, ({ area }) => area),
      ([, group]) => group.length,
      ([area]) => area,
    )
    return areas
      .filter(([area]) => records.cues.every((cue) => cue.area !== area))
      .flatMap(([area, group]) =>
        items
          .filter((item) => item.area === area && item.cues?.style === 'icebreaker')
          .slice(0, 1)
          .map((item) => ({
            item,
            reason: `${group.length === 1 ? 'Your last challenge' : `${group.length} of your last challenges`} had somebody to talk to ${area === 'dating' ? 'on a date' : `at ${area}`}. These are lines to open with, for the first ten seconds.`,
            cites: cite('challenge', group),
            confidence: confidenceOf({ sample: group.length, halfSure: 2, effect: 1, plain: 1 }),
          })),
      )
  },
}

const nextLines: RecommendationRule = {
  id: 'next-lines',
  when: 'Lines of one part of a conversation were said at least 3 times: the lines for the part after it.',
  priority: 52,
  expiresAfterDays: 14,
  coolDownDays: 21,
  find: ({ cues }, { items }) => {
    const groups = groupBy(cues, ({ area, style, situation }) => `${area} ${situation} ${style}`)
      .map(([name, group]) => ({ name, group, uses: group.reduce((sum, { uses }) => sum + uses, 0) }))
      .filter(({ uses }) => uses >= 3)
    return ranked(
      groups,
      ({ uses }) => uses,
      ({ name }) => name,
    ).flatMap(({ group, uses }) => {
      const [first] = group
      const next = first && styles[styles.indexOf(first.style) + 1]
      const item = items.find((one) => {
        return one.area === first?.area && one.cues?.situation === first?.situation && one.cues?.style === next
      })
      if (!first || !next || !item || cues.some((cue) => isOf(cue, item))) return []
      return [
        {
          item,
          reason: `You have said ${styleWords[first.style]} here ${counted(uses, 'time')}. What comes next: ${styleWords[next]}.`,
          cites: cite('cue', group),
          confidence: confidenceOf({ sample: uses, halfSure: 3, effect: 1, plain: 1 }),
        },
      ]
    })
  },
}

type Place = { area: string | null; cues?: { style: string; situation: string } }

function isOf(cue: { area: string; style: string; situation: string }, { area, cues }: Place): boolean {
  return cue.area === area && cue.style === cues?.style && cue.situation === cues.situation
}

const withoutLines: RecommendationRule = {
  id: 'without-lines',
  when: 'At least 2 lines were said so often that they are one’s own now: a small talk without any.',
  priority: 58,
  expiresAfterDays: 14,
  coolDownDays: 21,
  find: ({ cues, challenges }, { items }) => {
    const own = cues.filter(({ uses }) => isYoursNow(uses))
    const [area] = ranked(
      groupBy(own, (cue) => cue.area),
      ([, group]) => group.length,
      ([name]) => name,
    )
    if (own.length < 2 || !area) return []
    const tried = new Set(challenges.map(({ challengeId }) => challengeId))
    return items
      .filter((item) => item.challenge?.category === 'conversation' && item.area === area[0] && !tried.has(item.id))
      .toSorted((a, b) => (a.challenge?.level ?? 0) - (b.challenge?.level ?? 0))
      .slice(0, 1)
      .map((item) => ({
        item,
        reason: `${counted(own.length, 'line')} from the library are yours by now. Try this one without a line.`,
        cites: cite('cue', own),
        confidence: confidenceOf({ sample: own.length, halfSure: 2, effect: 1, plain: 1 }),
      }))
  },
}

export const lineRules: readonly RecommendationRule[] = [linesForPractice, nextLines, withoutLines]
