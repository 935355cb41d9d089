import type { Answer, ItemName } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'
import type { Turn } from '../turn.ts'
import { isQuestion } from './direct-question.ts'
import type { Match, Place } from './meanings.ts'
import { sayFresh } from './say.ts'
import { countWords } from './sentences.ts'

/**
 * How near an example has to be. A question may be answered from further away than a story; what opens a talk least of
 * all. Whoever asks for words gets the nearest lines there are.
 */
const near = { words: 0.35, question: 0.55, telling: 0.7, opening: 0.75 }
/** What fits any subject fits too easily, and so does one short sentence out of many. */
const further = { everywhere: 0.12, sentence: 0.06 }

const fewWords = 4

export type Answered = { text: string; options: readonly string[]; item?: ItemName }

type Where = {
  subject: Place
  act: Act
  /** The subject has only now come up. */
  isNew: boolean
  isOver: boolean
}

/**
 * What was written for exactly this: a question, something people often tell, a wish for words. The whole message and each
 * of its sentences are compared with all examples. Undefined where none is near enough, or all was said in this chat.
 */
export function findWritten(turn: Turn, { subject, act, isNew, isOver }: Where): Answered | undefined {
  const { heard, message, meanings } = turn
  if (!heard || !meanings) return undefined
  const wantsWords = act === 'words'
  const least = wantsWords ? near.words : isQuestion(message) ? near.question : isNew ? near.opening : near.telling
  const found = [
    ...nearTo(subject, turn, least),
    ...nearTo('everywhere', turn, least + (wantsWords ? 0 : further.everywhere)),
  ]
    .filter(({ answer }) => fits(answer, wantsWords, isOver))
    .toSorted((one, other) => other.nearness - one.nearness)
  for (const match of found) {
    const answered = sayAnswer(turn, match)
    if (answered) return answered
  }
  return undefined
}

/** Nearness beyond what is asked for: the place and the length of what was compared are allowed for. */
function nearTo(place: Place, { message, heard, meanings }: Turn, least: number): Match[] {
  if (!heard || !meanings) return []
  const above = (vector: Float32Array, from: number) =>
    meanings.near(place, vector, from).map(({ answer, nearness }) => ({ answer, nearness: nearness - from }))
  // "Give me words" says nothing of what for; the messages before it do.
  const whole = countWords(message) <= fewWords && heard.joined ? [heard.joined, heard.alone] : [heard.alone]
  return [
    ...whole.flatMap(({ embedding }) => above(embedding, least)),
    ...(heard.sentences ?? []).flatMap(({ embedding }) => above(embedding, least + further.sentence)),
  ]
}

/** Lines are for whoever asks for them, and nobody prepares for what is over. */
function fits({ about, asks }: Answer, wantsWords: boolean, isOver: boolean): boolean {
  return (asks === 'words') === wantsWords && !(about === 'coming' && isOver)
}

function sayAnswer({ history, seed }: Turn, { answer }: Match): Answered | undefined {
  const text = sayFresh(answer.say, history, seed)
  if (text === undefined) return undefined
  return { text, options: answer.taps ?? [], ...(answer.item ? { item: answer.item } : {}) }
}
