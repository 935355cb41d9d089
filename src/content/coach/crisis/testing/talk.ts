import type { CrisisCountry } from '#content/crisis/guess-country.ts'
import { answerDanger, type Danger } from '../answer-danger.ts'
import { dangerAnswers } from '../answers/all-answers.ts'

export const now = new Date('2026-06-01T21:00:00Z')

/** Sends one person's messages in turn, each with the given number of earlier messages. */
export function talk(
  texts: readonly string[],
  country: CrisisCountry = 'US',
  from = 0,
  atHand = texts.length,
): Danger[] {
  const turns: Danger[] = []
  for (const [at, message] of texts.entries()) {
    turns.push(
      answerDanger({
        message,
        earlier: texts.slice(Math.max(0, at - atHand), at),
        state: turns.at(-1)?.state ?? null,
        isAsked: turns.at(-1)?.reply !== undefined,
        isFirstOfChat: at === 0,
        country,
        written: (id) => dangerAnswers.find((answer) => answer.id === id),
        turn: from + at,
        now,
      }),
    )
  }
  return turns
}
