import { daysBetween, dayWords } from '../days.ts'
import { cite, type RecommendationRule } from '../rule.ts'

const agreedStep: RecommendationRule = {
  id: 'agreed-step',
  when: 'A step was agreed with the coach in the past 30 days, and nobody has said yet how it went.',
  priority: 88,
  expiresAfterDays: 7,
  coolDownDays: 14,
  find: ({ steps, now, timeZone }) =>
    steps.flatMap((step) => {
      const { item, at } = step
      if (!item || daysBetween(at, now) > 30) return []
      return [
        {
          item,
          reason: `You and WingMate agreed on this on ${dayWords(at, timeZone)}.`,
          cites: cite('step', [step]),
          confidence: 0.9,
        },
      ]
    }),
}

const talkAfter: RecommendationRule = {
  id: 'talk-it-over',
  when: 'A challenge of the past 7 days left more anxiety than before or came true as feared, with no chat since.',
  priority: 66,
  expiresAfterDays: 5,
  coolDownDays: 7,
  find: ({ challenges, chats, now, timeZone }) =>
    challenges
      .flatMap((run) => (run.completedAt ? [{ ...run, completedAt: run.completedAt }] : []))
      .filter(({ completedAt }) => daysBetween(completedAt, now) <= 7)
      .filter(
        ({ outcome, anxietyBefore, anxietyAfter }) =>
          outcome === 'yes' || (anxietyBefore !== null && anxietyAfter !== null && anxietyAfter > anxietyBefore),
      )
      .filter(({ completedAt }) => chats.every(({ lastAt }) => lastAt < completedAt))
      .slice(0, 1)
      .map((run) => ({
        item: { type: 'coach', id: run.area },
        reason: `“${run.title}” was a hard one on ${dayWords(run.completedAt, timeZone)}. Ten minutes of saying what happened, and then it can be over.`,
        cites: cite('challenge', [run]),
        confidence: 0.75,
      })),
}

export const coachRules: readonly RecommendationRule[] = [agreedStep, talkAfter]
