import { type AskedWords, askedWords } from '#content/coach/conversations/asked-words/asked-words.ts'
import { everywhere } from '#content/coach/conversations/everywhere/everywhere.ts'
import { type AskedWordsKind, askedWordsKinds } from '#rules/coach/asked-words.ts'
import type { Reply, Turn } from '../../turn.ts'
import { composeReply } from '../compose-reply.ts'
import { countWords } from '../reading/sentences.ts'
import type { TalkState } from '../talk-state.ts'
import { pickUnusedWording } from '../unused-wording.ts'
import type { AskedName } from './asked-words-weights.ts'

/**
 * How likely a kind has to be for its lines to be given without asking. For writers left out of the training, four in
 * five of those are of the very kind they named. Lines for another kind hurt: an insult was answered as a compliment.
 */
export const fromKind = 0.6
/** How likely it has to be that one of those offered is right. */
const fromOffer = 0.45
/** "Give me another one": of this, the listener has only a guess what it is about. */
const mostBareWords = 5
const fromBare = 0.6
/** As many as fit on a phone without reading. */
const offered = 3

/**
 * Words for the kind of moment they are in, where nothing was written for exactly their case. Where the kind is not
 * clear, asks once which of three it is. Undefined if even that is a guess, or all its lines were given.
 */
export function giveWords(turn: Turn, at: TalkState): Reply | undefined {
  const { heard, meanings } = turn
  if (!heard) return undefined
  const isBare = countWords(turn.message) <= mostBareWords
  if (isBare && at.last?.words) return sayWords(turn, at, at.last.words)
  const refused = refusedKinds(turn, at)
  const [best, ...others] = (meanings?.askedWords(heard) ?? []).filter(({ name }) => !refused.has(name))
  if (!best || best.name === 'none' || (isBare && at.last !== undefined && best.p < fromBare)) return undefined
  if (best.p >= fromKind) return sayWords(turn, at, best.name)
  if (at.last?.node === 'whichWords') return undefined
  const likeliest = [best, ...others].filter(({ name }) => name !== 'none').slice(0, offered)
  if (likeliest.reduce((sum, { p }) => sum + p, 0) < fromOffer) return undefined
  return askWhichWords(
    turn,
    at,
    likeliest.map(({ name }) => name).filter((name) => name !== 'none'),
  )
}

/** "That's about money. She talks over me": lines of that kind would be wrong a second time, and so would those refused. */
function refusedKinds({ message, history }: Turn, { last, options }: TalkState): ReadonlySet<AskedName> {
  const offered = last?.node === 'whichWords' ? askedWordsKinds.filter((kind) => isOption(kind, options)) : []
  const given = history.slice(-recentMessages).flatMap(({ trace }) => trace?.words ?? [])
  return new Set<AskedName>([...offered, ...(rejecting.test(message) ? given : [])])
}
const recentMessages = 6
const rejecting =
  /^\W*(?:no\b|nope|nah|huh|what\?|none|not\b|still not|wrong|(?:that|it|this)(?:['’]?s| is| was) (?:not|the opposite|about)|(?:that|it|this) (?:wasn|isn)|those (?:are|aren)|i (?:didn|did not|was not|wasn|said|meant|already|am afraid))/i

function isOption(kind: AskedWordsKind, options: readonly string[]): boolean {
  return options.includes(askedWords[kind].name)
}

/** They pressed the button of a kind we offered. */
export function giveChosenWords(turn: Turn, at: TalkState): Reply | undefined {
  if (at.last?.node !== 'whichWords') return undefined
  const said = turn.message.trim().toLowerCase()
  const chosen = askedWordsKinds.find((kind) => askedWords[kind].name.toLowerCase() === said)
  return chosen && sayWords(turn, at, chosen)
}

function sayWords(turn: Turn, at: TalkState, kind: AskedWordsKind): Reply | undefined {
  const { say }: AskedWords = askedWords[kind]
  // In the order they were written: for saying it, for writing it, shorter, and for what comes after.
  const text = pickUnusedWording(say, turn.history, 0)
  return text === undefined
    ? undefined
    : composeReply(turn, at, { text, node: 'lines', subject: at.subject, words: kind })
}

function askWhichWords(turn: Turn, at: TalkState, kinds: readonly AskedWordsKind[]): Reply | undefined {
  const text = pickUnusedWording(everywhere.whichWords.say, turn.history, turn.seed)
  if (text === undefined || kinds.length === 0) return undefined
  const options = kinds.map((kind) => askedWords[kind].name)
  return composeReply(turn, at, { text, node: 'whichWords', subject: at.subject, options })
}
