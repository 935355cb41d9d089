import type { ItemName } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Turn } from '../turn.ts'
import { isQuestion } from './direct-question.ts'
import { isGoodNews } from './good-news.ts'
import { isAnySubject, type TalkPlace } from './places.ts'
import type { Written } from './written.ts'

/**
 * How likely an answer has to fit. Of those at 0.4 judges would send two in three, and one in six is wrong; a general reply is
 * wrong less often than what is less likely. A question may be answered sooner than a story, because the way out of it is
 * "I can't answer that", and words soonest, because there is none. What was written for one thing that is told needs less in the middle of a talk: two
 * readers who did not know which was which marked it better there than what would have been said instead.
 */
const least = { anywhere: 0.5, telling: 0.42, question: 0.37, words: 0.28, told: 0.3 }

export type Answered = {
  text: string
  options: readonly string[]
  subject: Subject | undefined
  item?: ItemName
  /** How likely it fits. */
  fit: number
}

/** What was written for something like this, wherever it stands. Undefined where nothing is likely enough to fit. */
export function findWritten(
  turn: Turn,
  { subject, act }: { subject: Subject | undefined; act: Act },
): Answered | undefined {
  const enough = act === 'words' ? least.words : isQuestion(turn.message) ? least.question : least.telling
  const enoughOf = (place: TalkPlace) => {
    if (place === 'told') return Math.min(enough, leastOfTold(turn))
    return place === subject || isAnySubject(place) ? enough : least.anywhere
  }
  const best = turn.written?.find(({ fit, place }) => fit >= enoughOf(place))
  return best && asAnswered(best, subject)
}

/** A talk begins best with the first words of its subject, and good news is best met with plain gladness. */
function leastOfTold(turn: Turn): number {
  const isBeginning = !turn.history.some(({ role }) => role === 'user')
  return isBeginning || isGoodNews(turn, 'more_story') ? least.telling : least.told
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
  if (!best || best.fit < (best.place === 'told' ? leastOfTold(turn) : least.anywhere)) return undefined
  return asAnswered(best, current)
}

/** A good answer often stands with another subject; the talk stays where it is, unless it is nowhere yet. */
function asAnswered({ answer, place, text, fit }: Written, current: Subject | undefined): Answered {
  return {
    text,
    options: answer.taps ?? [],
    subject: current ?? (isAnySubject(place) ? undefined : place),
    fit,
    ...(answer.item ? { item: answer.item } : {}),
  }
}
