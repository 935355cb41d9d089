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

/** "And if she asks why?": what is wanted is something to say back. */
export function asksWhatThen(message: string): boolean {
  return /^(?:(?:and|but|ok|okay|so|what)[ ,]+)*(?:if|when)\b.{3,90}\b(?:says?|asks?|tells?|answers?|repl(?:y|ies)|goes|laughs?|makes?|brings?)\b/i.test(
    message.trim(),
  )
}

/** "Is she angry?", "do they notice?": what goes on in other people's heads, which nobody here can know. */
export function asksAboutOthers(message: string): boolean {
  return /(?:^|[.,!?] +)(?:(?:and|but|so) )?(?:is|are|was|were|do|does|did|will|would|can|could|have|has) (?:she|he|they|people|everyone|everybody|anyone|anybody|the others|someone|somebody)\b/i.test(
    message,
  )
}

/** How near an example has to be: a question may be answered from further away than a story. */
const nearForQuestion = 0.5
const nearForTelling = 0.75

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
