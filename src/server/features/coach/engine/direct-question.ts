import type { Answer, ItemName } from '#content/coach/conversations/conversation.ts'
import type { Subject } from '#rules/coach/subjects.ts'
import type { Turn } from '../turn.ts'
import type { Match } from './meanings.ts'
import { sayFresh } from './say.ts'
import { countWords } from './sentences.ts'

const opensQuestion =
  /^(?:and |but |so |ok |okay |um |well )?(?:what|how|why|when|where|who|which|should|shall|can|could|do|does|did|is|are|am|will|would|was|were|has|have|what if|and if|isn't|aren't|don't|doesn't)\b/i

/** Asks something of the coach; a bare "right?" at the end of a story does not. */
export function isQuestion(message: string): boolean {
  const text = message.trim()
  if (/\b(?:right|yeah|no|huh|eh|innit|you know)\s*\?\s*$/i.test(text)) return false
  return (
    text.endsWith('?') ||
    /\?\s/.test(text) ||
    (opensQuestion.test(text) && countWords(text) >= 3 && countWords(text) <= 14)
  )
}

/** How near an example has to be: a question may be answered from further away than a story. */
const nearForQuestion = 0.62
const nearForTelling = 0.8

export type Answered = { text: string; options: readonly string[]; item?: ItemName }

/** The written answer to a direct question or a turn people often take; undefined where none is near enough. */
export function answerQuestion(turn: Turn, subject: Subject, isNew: boolean): Answered | undefined {
  const { heard, message, meanings } = turn
  if (!heard || !meanings) return undefined
  const asks = isQuestion(message)
  const matches = [
    meanings.nearest(subject, heard.alone.embedding),
    meanings.nearest('everywhere', heard.alone.embedding),
  ]
  const best = matches.filter((match) => match !== undefined).toSorted((a, b) => b.nearness - a.nearness)[0]
  const least = asks ? nearForQuestion : isNew ? 1 : nearForTelling
  return best && best.nearness >= least ? sayAnswer(turn, best) : undefined
}

function sayAnswer({ history, seed }: Turn, { answer }: Match): Answered | undefined {
  const text = sayFresh(answer.say, history, seed)
  if (text === undefined) return undefined
  return { text, options: answer.taps ?? [], ...itemOf(answer) }
}

function itemOf({ item }: Answer): { item?: ItemName } {
  return item ? { item } : {}
}
