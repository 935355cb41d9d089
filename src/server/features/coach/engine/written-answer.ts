import type { ItemName } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Turn } from '../turn.ts'
import { isQuestion } from './direct-question.ts'
import type { Written } from './written.ts'

/**
 * How near an example has to be. A question may be answered from further away than a story; what opens a talk least of
 * all; what was written for one place only by what is said in nearly the same way. Whoever asks for words gets the nearest
 * lines there are.
 */
const near = {
  words: 0.35,
  question: 0.55,
  telling: 0.7,
  opening: 0.75,
  narrow: 0.8,
  narrowWords: 0.6,
  anywhere: 0.8,
  questionAnywhere: 0.64,
}

export type Answered = { text: string; options: readonly string[]; subject: Subject | undefined; item?: ItemName }

type Where = {
  subject: Subject | undefined
  act: Act
  /** The subject has only now come up. */
  isNew: boolean
}

/** What was written for exactly this, in the subject or for any. Undefined where nothing is near enough. */
export function findWritten(turn: Turn, { subject, act, isNew }: Where): Answered | undefined {
  const wide =
    act === 'words' ? near.words : isQuestion(turn.message) ? near.question : isNew ? near.opening : near.telling
  const narrow = act === 'words' ? near.narrowWords : near.narrow
  const best = turn.written?.find(
    ({ answer, place, nearness }) =>
      (place === subject || place === 'everywhere') && nearness >= Math.max(wide, answer.isNarrow ? narrow : 0),
  )
  return best && asAnswered(best, subject)
}

/** The same wherever it stands: for what is said almost word for word, and for a plain question. */
export function findAnywhere({ written, message }: Turn, current: Subject | undefined): Answered | undefined {
  const wide = isQuestion(message) ? near.questionAnywhere : near.anywhere
  const best = written?.find(({ answer, nearness }) => nearness >= (answer.isNarrow ? near.anywhere : wide))
  return best && asAnswered(best, current)
}

/** A talk leaves its subject only for one that the message is about. */
const leavesFrom = 0.5

function asAnswered({ answer, place, text, share }: Written, current: Subject | undefined): Answered {
  const isLeft = place !== 'everywhere' && (current === undefined || share >= leavesFrom)
  return {
    text,
    options: answer.taps ?? [],
    subject: isLeft ? place : current,
    ...(answer.item ? { item: answer.item } : {}),
  }
}
