import { findOption } from '#content/coach/moves/options.ts'
import type { Understanding } from '#rules/coach/understanding.ts'
import type { StoredMessage, Turn } from '../turn.ts'
import type { Action, Conversation } from './exchange.ts'
import { countWords } from './sentences.ts'
import { readShortReply } from './short-reply.ts'
import { findTopic } from './topic-of.ts'

const visitGapMs = 4 * 60 * 60 * 1000

export function readConversation({ history, now }: Pick<Turn, 'history' | 'now'>): Conversation {
  const replies = history.filter(({ role }) => role === 'assistant').toReversed()
  const traces = replies.flatMap(({ trace }) => trace ?? [])
  const [last] = replies
  const lastMessage = history.findLast(({ role }) => role === 'user') ?? history.at(-1)
  const silence = lastMessage ? now.getTime() - Date.parse(lastMessage.timestamp) : Number.POSITIVE_INFINITY
  return {
    last,
    trace: last?.trace,
    traces,
    topic: findTopic(traces.find(({ topic }) => topic !== undefined)?.topic),
    isNewVisit: silence > visitGapMs,
    offered: replies.slice(0, 10).flatMap(({ sources = [] }) => sources),
  }
}

/** In how many of the last replies a move of this name was made. A name ending in ":" stands for all that begin so. */
export function timesMoved({ traces }: Conversation, name: string, within = 12): number {
  const isIt = (move: string) => (name.endsWith(':') ? move.startsWith(name) : move === name)
  return traces.slice(0, within).filter(({ moves }) => moves.some(isIt)).length
}

/** What a tap or a few words ask for; nothing where the message has to be read for itself. */
export function actionOf({ message, understanding }: Turn, conversation: Conversation): Action | undefined {
  const { last } = conversation
  const tapped = findOption(message)
  if (tapped === 'other' && last?.trace?.moves.includes('lines')) return 'more_lines'
  const isNumber = (tapped === 'first_line' || tapped === 'second_line') && !last?.trace?.moves.includes('lines')
  if (tapped && !isNumber) return tapped
  const short = readShortReply(message, conversation)
  if (short) return short === 'tells' ? undefined : short
  const { answer, isShortReply, cues } = understanding
  if (answer?.kind !== 'option' && cues.asksForWords) return undefined
  if (!answer) return isAsideTo(message, understanding, last) ? 'okay' : undefined
  if (answer.kind === 'option') return findOption(last?.options?.[answer.option] ?? '')
  return isShortReply ? answer.kind : undefined
}

const asideWords = 5
const asideStarts =
  /^(?:ok(?:ay)?[ ,]+|yeah[ ,]+|oh[ ,]+|hm+[ ,]+)*(?:(?:that|this|it|all of that)(?:'s| is| makes| sounds| seems| feels| looks)? (?!.*(?:scar|hard|bad|not|n't|stupid|weird|awkward|impossible|true))|sounds |seems |makes sense|good|nice|cool|great|right|fair|interesting|i like|love|perfect|works|wow|yay|haha|lol|phew|i see|i get it|got it|all set|sure)/i

/** A few words in the middle of something, "that makes sense", which open nothing new. */
function isAsideTo(message: string, { cues, intents }: Understanding, last: StoredMessage | undefined): boolean {
  const isAsked = ['walk', 'ready', 'agree', 'lines', 'pick_line'].includes(last?.trace?.asked ?? '')
  const isQuiet = !Object.values(cues).some((cue) => cue !== false && cue !== undefined)
  return (
    isAsked &&
    isQuiet &&
    countWords(message) <= asideWords &&
    asideStarts.test(message) &&
    (intents[0]?.confidence ?? 0) < 0.6
  )
}

/** An open question was asked, so whatever comes is first of all an answer. */
export function isAnsweringUs({ conversation }: { conversation: Conversation }): boolean {
  return (
    conversation.topic !== undefined && ['open', 'possible', 'step_check'].includes(conversation.trace?.asked ?? '')
  )
}
