import type { Answer, ItemName } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Turn } from '../../turn.ts'
import { isQuestion } from '../reading/direct-question.ts'
import { isGoodNews } from '../reading/good-news.ts'
import { isAnySubject } from './places.ts'
import type { Written } from './written.ts'

/**
 * How likely an answer has to fit. Judges would send two in three of those at 0.4, and one in six is wrong; below that,
 * a general reply is wrong less often. A question needs less than a story, because the alternative is "I can't answer
 * that", and a request for words needs least, because there is no alternative. Answers written for one particular thing
 * need less in the middle of a chat: two readers in a blind test preferred them to what would have been said instead.
 */
const least = { anywhere: 0.5, telling: 0.42, question: 0.37, words: 0.28, told: 0.3, glad: 0.2 }

export type Answered = {
  text: string
  options: readonly string[]
  subject: Subject | undefined
  item?: ItemName
  /** Whether it counts as an answer or as being glad with them. */
  node: 'answer' | 'glad'
  /** The probability that it fits. */
  fit: number
}

/** The best reply written for something similar, in any place. Undefined if nothing is likely enough to fit. */
export function findWritten(
  turn: Turn,
  { subject, act }: { subject: Subject | undefined; act: Act },
): Answered | undefined {
  const enough = act === 'words' ? least.words : isQuestion(turn.message) ? least.question : least.telling
  const enoughOf = (one: Written) => {
    if (one.place === 'told') return act === 'words' ? enough : leastOfTold(turn, one)
    return one.place === subject || isAnySubject(one.place) ? enough : least.anywhere
  }
  const best = turn.written?.find((one) => one.fit >= enoughOf(one))
  return best && asAnswered(best, subject)
}

/** At the start, the subject's own opening is best. Good news gets a glad reply, and nothing else does. */
function leastOfTold(turn: Turn, { answer }: Written): number {
  const isBeginning = !turn.history.some(({ role }) => role === 'user')
  if (isGoodNews(turn, 'more_story')) return isGladAnswer(answer) ? least.glad : least.anywhere
  return isBeginning || isGladAnswer(answer) ? least.telling : least.told
}

export function isGladAnswer(answer: Answer): boolean {
  return 'isGlad' in answer && answer.isGlad === true
}

/**
 * The closest lines if none is likely enough: offered as a starting point, to be changed. When strangers were given a
 * template to fill in instead, none of them did.
 */
export function findNearWords({ written }: Turn, subject: Subject | undefined): Answered | undefined {
  const best = written?.find(
    ({ fit, place, text }) =>
      fit >= (place === subject ? near.own : near.other) &&
      (place === subject || isAnySubject(place)) &&
      /["“]/.test(text),
  )
  return best && asAnswered(best, subject)
}
/**
 * Lines written for no subject in particular have to be nearer: below that, somebody with a toast for his brother got
 * what to write on a dating app. The subject's own lines are the better starting point then.
 */
const near = { own: 0.12, other: 0.28 }

/** A good answer often belongs to another subject; the current one stays, unless there is none yet. */
export function asAnswered({ answer, place, text, fit }: Written, current: Subject | undefined): Answered {
  return {
    text,
    options: answer.taps ?? [],
    subject: current ?? (isAnySubject(place) ? undefined : place),
    node: isGladAnswer(answer) ? 'glad' : 'answer',
    fit,
    ...(answer.item ? { item: answer.item } : {}),
  }
}
