import type { Answer, ItemName } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Turn } from '../../turn.ts'
import { isQuestion } from '../reading/direct-question.ts'
import { isGoodNews } from '../reading/good-news.ts'
import { isAnySubject } from './places.ts'
import type { Written } from './written.ts'

/**
 * How likely an answer has to fit. Of those at 0.4 judges would send two in three, and one in six is wrong; a general reply is
 * wrong less often than what is less likely. A question may be answered sooner than a story, because the way out of it is
 * "I can't answer that", and words soonest, because there is none. What was written for one thing that is told needs less in the middle of a talk: two
 * readers who did not know which was which marked it better there than what would have been said instead.
 */
const least = { anywhere: 0.5, telling: 0.42, question: 0.37, words: 0.28, told: 0.3, glad: 0.2 }

export type Answered = {
  text: string
  options: readonly string[]
  subject: Subject | undefined
  item?: ItemName
  /** As what it is said: an answer, or gladness. */
  node: 'answer' | 'glad'
  /** How likely it fits. */
  fit: number
}

/** What was written for something like this, wherever it stands. Undefined where nothing is likely enough to fit. */
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

/** A talk begins best with the first words of its subject. Good news is met with gladness, and nothing else is. */
function leastOfTold(turn: Turn, { answer }: Written): number {
  const isBeginning = !turn.history.some(({ role }) => role === 'user')
  if (isGoodNews(turn, 'more_story')) return isGlad(answer) ? least.glad : least.anywhere
  return isBeginning || isGlad(answer) ? least.telling : least.told
}

function isGlad(answer: Answer): boolean {
  return 'isGlad' in answer && answer.isGlad === true
}

/**
 * The nearest words, where none is likely enough: offered as such, to be changed. Strangers were handed a shape to fill in
 * instead, and not one of them filled it in.
 */
export function findNearWords({ written }: Turn, subject: Subject | undefined): Answered | undefined {
  const best = written?.find(
    ({ fit, place, text }) => fit >= near && (place === subject || isAnySubject(place)) && /["“]/.test(text),
  )
  return best && asAnswered(best, subject)
}
const near = 0.12

/** The same before it is known what the talk is about: only what fits well. */
export function findAnywhere(turn: Turn, current: Subject | undefined): Answered | undefined {
  const [best] = turn.written ?? []
  if (!best || best.fit < (best.place === 'told' ? leastOfTold(turn, best) : least.anywhere)) return undefined
  return asAnswered(best, current)
}

/** A good answer often stands with another subject; the talk stays where it is, unless it is nowhere yet. */
function asAnswered({ answer, place, text, fit }: Written, current: Subject | undefined): Answered {
  return {
    text,
    options: answer.taps ?? [],
    subject: current ?? (isAnySubject(place) ? undefined : place),
    node: isGlad(answer) ? 'glad' : 'answer',
    fit,
    ...(answer.item ? { item: answer.item } : {}),
  }
}
