import type { ChallengeCategory } from '../../challenges/facts.ts'
import type { LifeArea } from '../../life-areas.ts'
import { confidenceOf } from '../confidence.ts'
import { daysBetween } from '../days.ts'
import type { ItemKey } from '../library.ts'
import { counted, groupBy, ranked } from '../numbers.ts'
import { cite, type RecommendationRule } from '../rule.ts'

const predictFirst: RecommendationRule = {
  id: 'predict-first',
  when: 'At least 2 challenges completed in the past 30 days, more of them without a prediction than with one.',
  priority: 54,
  expiresAfterDays: 21,
  coolDownDays: 60,
  find: ({ challenges, now }) => {
    const done = challenges.filter(({ completedAt }) => completedAt && daysBetween(completedAt, now) <= 30)
    const bare = done.filter(({ hasPrediction }) => !hasPrediction)
    if (done.length < 2 || bare.length * 2 <= done.length) return []
    return [
      {
        item: { type: 'lesson', id: 'predict-then-check' },
        reason: `${bare.length} of your last ${done.length} challenges had no prediction written down. If you write one down, the next challenge can teach you more.`,
        cites: cite('challenge', bare),
        confidence: confidenceOf({ sample: done.length, halfSure: 3, effect: bare.length / done.length, plain: 1 }),
      },
    ]
  },
}

const dropHabit: RecommendationRule = {
  id: 'drop-a-habit',
  when: 'At least 2 challenges with a safety habit to leave out, most of them with the habit kept.',
  priority: 53,
  expiresAfterDays: 21,
  coolDownDays: 60,
  find: ({ challenges }) => {
    const answered = challenges.filter(({ habitDropped }) => habitDropped !== null)
    const kept = answered.filter(({ habitDropped }) => habitDropped === 'no')
    if (kept.length < 2 || kept.length * 2 <= answered.length) return []
    return [
      {
        item: { type: 'lesson', id: 'drop-one-safety-habit' },
        reason: `In ${kept.length} of ${answered.length} challenges you kept the safety habit. This is about leaving one out for ten minutes.`,
        cites: cite('challenge', kept),
        confidence: confidenceOf({
          sample: answered.length,
          halfSure: 3,
          effect: kept.length / answered.length,
          plain: 1,
        }),
      },
    ]
  },
}

const replaying = new Set(['let_go', 'recover'])

const replay: RecommendationRule = {
  id: 'replaying',
  when: 'At least 2 messages to the coach in the past 14 days were about letting go of something that is over.',
  priority: 62,
  expiresAfterDays: 10,
  coolDownDays: 45,
  find: ({ chats, now }) => {
    const lately = chats.filter(({ lastAt, needs }) => daysBetween(lastAt, now) <= 14 && needs.some(isReplay))
    const messages = lately.flatMap(({ needs }) => needs.filter(isReplay)).length
    if (messages < 2) return []
    return [
      {
        item: { type: 'lesson', id: 'why-your-brain-replays-it' },
        reason: `In your chats with WingMate you came back ${counted(messages, 'time')} to something that was already over. This is about that replay, and a way to close it.`,
        cites: cite('chat', lately),
        confidence: confidenceOf({ sample: messages, halfSure: 3, effect: 1, plain: 1 }),
      },
    ]
  },
}

const isReplay = (need: string) => replaying.has(need)

type Reading = ItemKey & { type: 'article' | 'lesson' }
const article = (id: string): Reading => ({ type: 'article', id })

/** What to read about a kind of challenge, if it differs by life area. */
const readings: Readonly<Record<ChallengeCategory, { any: Reading } & Partial<Record<LifeArea, Reading>>>> = {
  phone_calls: { any: { type: 'lesson', id: 'texting-calls-and-screens' } },
  public_speaking: { any: article('presentations-social-anxiety') },
  conversation: { any: article('small-talk-social-anxiety-tips'), dating: article('first-date-social-anxiety') },
  social_situations: {
    any: article('surviving-first-networking-event'),
    dating: article('first-date-social-anxiety'),
    school: article('making-friends-in-college'),
  },
  assertiveness: {
    any: article('overcome-social-awkwardness-fast'),
    school: article('group-projects-social-anxiety'),
  },
}

const categoryWords: Readonly<Record<ChallengeCategory, string>> = {
  phone_calls: 'phone calls',
  public_speaking: 'speaking up',
  conversation: 'conversations',
  social_situations: 'being among people',
  assertiveness: 'saying what you want',
}

const readUp: RecommendationRule = {
  id: 'read-up',
  when: 'At least 2 challenges of one kind were tried in the past 30 days: something to read on it.',
  priority: 42,
  expiresAfterDays: 21,
  coolDownDays: 90,
  find: ({ challenges, now }) => {
    const lately = challenges.filter(({ startedAt }) => daysBetween(startedAt, now) <= 30)
    const groups = groupBy(lately, ({ category }) => category).filter(([, runs]) => runs.length >= 2)
    return ranked(
      groups,
      ([, runs]) => runs.length,
      ([name]) => name,
    ).flatMap(([, runs]) => {
      const [first] = runs
      if (!first) return []
      return [
        {
          item: readings[first.category][first.area] ?? readings[first.category].any,
          reason: `${runs.length} of your recent challenges were about ${categoryWords[first.category]}.`,
          cites: cite('challenge', runs),
          confidence: confidenceOf({ sample: runs.length, halfSure: 3, effect: 1, plain: 1 }),
        },
      ]
    })
  },
}

export const readingRules: readonly RecommendationRule[] = [predictFirst, dropHabit, replay, readUp]
