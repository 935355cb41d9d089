import { dangerAnswers } from '#content/coach/crisis/answers/all-answers.ts'
import type { NearAnswer } from '#content/coach/crisis/answers/choose-answer.ts'
import type { Meanings } from '../engine/meanings/meanings.ts'
import type { HeardTurn } from '../turn.ts'

/** More are never looked at. */
const kept = 12

/** "Yeah I think so. But do I go to work?": a small word counts only where it is the whole message. */
const smallWords = 'small-words'

/** What was written for moments of danger and comes near to a message or one of its sentences, the nearest first. */
export async function nearDanger(heard: HeardTurn | undefined, meanings: Meanings): Promise<readonly NearAnswer[]> {
  if (!heard) return []
  await meanings.prepare(['danger'])
  const readings = [heard.alone, ...(heard.sentences ?? [])].map(({ embedding }) =>
    meanings.nearness('danger', embedding),
  )
  return dangerAnswers
    .map((answer, at) => ({
      answer,
      nearness:
        answer.id === smallWords ? (readings[0]?.[at] ?? -1) : Math.max(-1, ...readings.map((near) => near[at] ?? -1)),
    }))
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, kept)
}
