import { dangerAnswers } from '#content/coach/crisis/answers/all-answers.ts'
import type { NearAnswer } from '#content/coach/crisis/answers/choose-answer.ts'
import type { Meanings } from '../engine/meanings/meanings.ts'
import type { HeardTurn } from '../turn.ts'

/** More are never considered. */
const kept = 12

/** "Yeah I think so. But do I go to work?": a small word only counts if it is the whole message. */
const smallWords = 'small-words'

/** Answers written for moments of danger that are close to a message or one of its sentences, closest first. */
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
