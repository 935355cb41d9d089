import type { ItemName } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Turn } from '../turn.ts'
import { isQuestion } from './direct-question.ts'
import type { Written } from './written.ts'

/**
 * How likely an answer has to fit. Of those at 0.4 judges would send two in three, and one in six is wrong; a general reply is
 * wrong less often than what is less likely. A question may be answered sooner than a story, because the way out of it is
 * "I can't answer that", and words soonest, because there is none.
 */
const least = { anywhere: 0.5, telling: 0.42, question: 0.37, words: 0.28 }

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
  { written, message }: Turn,
  { subject, act }: { subject: Subject | undefined; act: Act },
): Answered | undefined {
  const enough = act === 'words' ? least.words : isQuestion(message) ? least.question : least.telling
  const best = written?.find(
    ({ fit, place }) => fit >= (place === subject || place === 'everywhere' ? enough : least.anywhere),
  )
  return best && asAnswered(best, subject)
}

/**
 * The nearest words, where none is likely enough: offered as such, to be changed. Strangers were handed a shape to fill in
 * instead, and not one of them filled it in.
 */
export function findNearWords({ written }: Turn, subject: Subject | undefined): Answered | undefined {
  const best = written?.find(
    ({ fit, place, text }) => fit >= near && (place === subject || place === 'everywhere') && /["“]/.test(text),
  )
  return best && asAnswered(best, subject)
}
const near = 0.12

/** The same before it is known what the talk is about: only what fits well. */
export function findAnywhere({ written }: Turn, current: Subject | undefined): Answered | undefined {
  const [best] = written ?? []
  return best && best.fit >= least.anywhere ? asAnswered(best, current) : undefined
}

/** A good answer often stands with another subject; the talk stays where it is, unless it is nowhere yet. */
function asAnswered({ answer, place, text, fit }: Written, current: Subject | undefined): Answered {
  return {
    text,
    options: answer.taps ?? [],
    subject: current ?? (place === 'everywhere' ? undefined : place),
    fit,
    ...(answer.item ? { item: answer.item } : {}),
  }
}
