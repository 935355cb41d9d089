import type { Conversation } from '#content/coach/conversations/conversation.ts'
import type { Act } from '#rules/coach/acts.ts'

/** The nodes of a subject's conversation that consist of one message. */
export type NodeName = Exclude<keyof Conversation, 'id' | 'name' | 'tap' | 'hear' | 'reassure' | 'answers'>
/** Replies that fit any subject. */
export type EverywhereName =
  | 'thanks'
  | 'goodbye'
  | 'joke'
  | 'silence'
  | 'notThatFear'
  | 'letBe'
  | 'openTime'
  | 'loop'
  | 'stillHere'
  | 'linesForAnything'
  | 'linesTaken'
  | 'gladForAnything'
  | 'wants'
export type Choice = NodeName | 'hear' | 'reassure' | EverywhereName

export type NodeRequest = {
  /** The last node of this subject; undefined at its beginning. */
  last: string | undefined
  act: Act
  /** It has already happened. */
  isOver: boolean
  /** Told as good news. */
  isGlad: boolean
  wantsWords: boolean
  /** More than a word or two: they have explained it, and a guess would sound as if nobody had listened. */
  hasTold: boolean
  reassured: number
  /** The coach recently asked what would help. */
  wasOffered: boolean
}

const steps: ReadonlySet<string> = new Set(['step', 'stepAfter', 'other', 'smaller', 'why'])
const explained: ReadonlySet<string> = new Set([...steps, 'when', 'lines', 'agreed', 'reassure'])
const openings: ReadonlySet<string> = new Set(['open', 'openAfter', 'which', 'notThatFear'])

/**
 * Which node answers, given the state of the conversation and what the message does. The order of the lines is their
 * priority.
 */
export function chooseNode(request: NodeRequest): Choice {
  const { last, act, isOver, isGlad, wantsWords, hasTold, reassured, wasOffered } = request
  if (act === 'distress') return 'distress'
  if (isGlad) return act === 'did_it' || act === 'went_well' ? 'didIt' : 'glad'
  if (act === 'did_it' || act === 'went_well') return 'didIt'
  if (act === 'went_badly') return 'wentBadly'
  if (act === 'partly' && last !== 'fear') return 'partly'
  if (act === 'did_not') return 'didNot'
  if (act === 'goodbye') return 'goodbye'
  if (act === 'thanks') return 'thanks'
  if (wantsWords || act === 'words') return 'lines'
  if (act === 'reassurance') return reassured >= 2 ? 'loop' : 'reassure'
  if (last === undefined) return isOver ? 'openAfter' : 'open'
  if (act === 'why') return explained.has(last) ? 'why' : 'fear'
  if (act === 'smaller') return 'smaller'
  if (act === 'something_else' || act === 'complaint') return 'other'
  if (act === 'joke') return 'joke'
  if (act === 'silence') return 'silence'
  const step = isOver ? 'stepAfter' : 'step'
  if (act === 'no') return afterNo(last)
  if (act === 'unsure')
    return steps.has(last) ? 'smaller' : last === 'when' ? 'openTime' : openings.has(last) ? 'fear' : step
  if (act === 'yes') return afterYes(last, step)
  return afterTelling(last, step, hasTold && !isOver, wasOffered)
}

function afterNo(last: string): Choice {
  if (last === 'step' || last === 'stepAfter' || last === 'why') return 'other'
  if (last === 'other') return 'smaller'
  if (last === 'smaller') return 'letBe'
  if (last === 'fear') return 'notThatFear'
  return last === 'when' ? 'openTime' : 'hear'
}

function afterYes(last: string, step: NodeName): Choice {
  if (steps.has(last) || last === 'loop') return 'when'
  if (last === 'fear' || last === 'wants' || last === 'hear' || last === 'reassure') return step
  if (last === 'when' || last === 'openTime') return 'agreed'
  if (openings.has(last)) return 'fear'
  // Somebody who takes the lines has what they came for.
  if (last === 'lines' || last === 'linesForAnything') return 'linesTaken'
  return last === 'agreed' || last === 'letBe' ? 'stillHere' : step
}

/** They answer, or continue their story. */
function afterTelling(last: string, step: NodeName, hasTold: boolean, wasOffered: boolean): Choice {
  if (openings.has(last)) return hasTold ? 'wants' : 'fear'
  if (last === 'wants') return step
  if (last === 'fear') return step
  if (last === 'when' || last === 'openTime') return 'agreed'
  if (last === 'hear') return step
  // "Go on" to somebody who has told a good deal would sound as if nobody had listened; asking what would help is
  // better.
  return hasTold && !wasOffered ? 'wants' : 'hear'
}
