import { type AskedWords, askedWords } from '#content/coach/conversations/asked-words/asked-words.ts'
import type { AskedWordsKind } from '#rules/coach/asked-words.ts'
import { textsOf } from '../../joined-text.ts'
import type { Reply, Turn } from '../../turn.ts'
import { composeReply } from '../compose-reply.ts'
import { countWords } from '../reading/sentences.ts'
import type { TalkState } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'
import type { AskedName } from './asked-words-weights.ts'
import { asksForOpening } from './asks-for-opening.ts'

/**
 * How likely a kind has to be for its lines to be given without asking. For writers left out of the training, four in
 * five of those are of the very kind they named. Lines for another kind hurt: an insult was answered as a compliment.
 */
export const fromKind = 0.45
/** Lines that were written for something like it come first, unless the kind is plainer than they are likely to fit. */
export function fromKindBeside(written: number): number {
  if (written >= 0.7) return 0.8
  return written >= 0.5 ? 0.6 : fromKind
}
/** "Give me another one": of this, the listener has only a guess what it is about. */
const mostBareWords = 5
const fromBare = 0.6

/**
 * Words for the kind of moment they are in, where nothing was written for exactly their case. Undefined if the kind
 * is a guess, or all its lines were given: whoever wants words gets the nearest there are, and no question. After a
 * miss (`isMiss`), lines of another kind than before.
 */
export function giveWords(
  turn: Turn,
  at: TalkState,
  { isMiss = false, from = fromKind }: { isMiss?: boolean; from?: number } = {},
): Reply | undefined {
  const { heard, meanings } = turn
  if (!heard) return undefined
  const isBare = countWords(turn.message) <= mostBareWords
  if (isBare && at.last?.words && !isMiss) return sayWords(turn, at, at.last.words)
  const refused = refusedKinds(turn, isMiss)
  const opening = asksForOpening(turn) ? sayWords(turn, at, 'begin_speech') : undefined
  if (opening) return opening
  const [best] = (meanings?.askedWords(heard, textsOf(turn.message, turn.history)) ?? []).filter(
    ({ name }) => !refused.has(name),
  )
  if (!best || best.name === 'none' || (isBare && at.last !== undefined && best.p < fromBare)) return undefined
  return best.p >= from ? sayWords(turn, at, best.name) : undefined
}

/** "That's about money. She talks over me": lines of that kind would be wrong a second time, and so would those refused. */
function refusedKinds({ message, history }: Turn, isMiss: boolean): ReadonlySet<AskedName> {
  const given = history.slice(-recentMessages).flatMap(({ trace }) => trace?.words ?? [])
  return new Set<AskedName>(isMiss || rejecting.test(message) ? given : [])
}
const recentMessages = 6
const rejecting =
  /^\W*(?:no\b|nope|nah|huh|what\?|none|not\b|still not|wrong|(?:that|it|this)(?:['’]?s| is| was) (?:not|the opposite|about)|(?:that|it|this) (?:wasn|isn)|those (?:are|aren)|i (?:didn|did not|was not|wasn|said|meant|already|am afraid))/i

function sayWords(turn: Turn, at: TalkState, kind: AskedWordsKind): Reply | undefined {
  const { say }: AskedWords = askedWords[kind]
  // In the order they were written: for saying it, for writing it, shorter, and for what comes after.
  const text = pickUnusedWording(say, turn.history, 0)
  return text === undefined
    ? undefined
    : composeReply(turn, at, { text, node: 'lines', subject: at.subject, words: kind })
}
