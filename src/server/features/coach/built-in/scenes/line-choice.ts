import { anywhereLines, findMoment, momentNamed } from '#content/coach/moves/moments/all-moments.ts'
import type { Moment } from '#content/coach/moves/moments/moment.ts'
import type { LinePair } from '#content/coach/moves/topic.ts'
import { readLine } from '#rules/coach/reading/read-line.ts'
import type { Source, Turn } from '../../turn.ts'
import { turned } from '../pick.ts'
import { tooNear } from '../said.ts'
import type { Setting } from '../scene.ts'
import { countWords, wordsOf } from '../sentences.ts'
import { cuePairs } from './cue-lines.ts'

/** Two lines, and what they were chosen for, so that "others" gives more of the same kind. */
export type Pair = {
  texts: readonly [string, string]
  items: readonly Source[]
  moment?: string
  /** Made for no place in particular. */
  isAnywhere?: boolean
}

/** What is wanted inside the occasion counts first, then the occasion, then lines that are right anywhere. */
export function freshPair(setting: Setting): Pair | undefined {
  const anywhere = anywhereLines.map((texts): Pair => ({ texts, items: [], isAnywhere: true }))
  return firstFresh(setting, [...fitting(setting), ...anywhere])
}

/** Of those made for it only. */
export function freshFittingPair(setting: Setting): Pair | undefined {
  return firstFresh(setting, fitting(setting))
}

export function namesMoment({ turn, topicName }: Setting): boolean {
  return findMoment(readLine(turn.message), topicName) !== undefined
}

function fitting(setting: Setting): Pair[] {
  const moment = momentOf(setting)
  return moment ? ofMoment(moment, setting) : ofTopic(setting)
}

export function freshPairOf(setting: Setting, moment: Moment): Pair | undefined {
  return firstFresh(setting, ofMoment(moment, setting))
}

function firstFresh({ said }: Setting, pairs: readonly Pair[]): Pair | undefined {
  return pairs.find(({ texts }) => said.nearness(texts.map(quoted).join('\n')) < tooNear)
}

/** The moment inside the occasion that the words are wanted for. */
function momentOf({ turn, action, conversation, topicName }: Setting): Moment | undefined {
  const isTap = action === 'more_lines' || action === 'lines' || action === 'words'
  const own = isTap ? undefined : findMoment(readLine(turn.message), topicName)
  if (own) return own
  // "What do I write?" after lines for a silence is still about the silence.
  const isMore = isTap || countWords(turn.message) <= 5
  const last = conversation.traces
    .slice(0, isMore ? 2 : 0)
    .flatMap(({ moves }) => moves.filter((move) => move.startsWith('moment:')))[0]
  if (last) return momentNamed(last.slice('moment:'.length), topicName)
  return isTap ? findMoment(readLine(whatTheySaid(turn, isTap)), topicName) : undefined
}

/** After a tap, what they wrote before it says what the words are for. */
function whatTheySaid({ message, history }: Turn, isTap: boolean): string {
  if (!isTap) return message
  const told = history.filter(({ role, content }) => role === 'user' && countWords(content) > 3).at(-1)
  return told?.content ?? message
}

function ofMoment({ name, lines }: Moment, { turn }: Setting): Pair[] {
  return turned(lines, turn.seed, 'lines').map(([first, second]) => ({
    texts: [withName(first, turn), withName(second, turn)],
    items: [],
    moment: name,
  }))
}

function ofTopic(setting: Setting): Pair[] {
  const { topic, turn, action } = setting
  const told = whatTheySaid(turn, action !== undefined)
  const asked = new Set(wordsOf(told))
  const calledFor = ([, , about = '']: LinePair) => about.split(' ').filter((word) => asked.has(word)).length
  const inTurn = turned(topic.lines, turn.seed, 'lines').filter((pair) => pair[2] === undefined || calledFor(pair) > 0)
  const asPair = ([first, second]: LinePair): Pair => ({
    texts: [withName(first, turn), withName(second, turn)],
    items: [],
  })
  const wanted = inTurn.filter((pair) => calledFor(pair) > 0).toSorted((a, b) => calledFor(b) - calledFor(a))
  const others = inTurn.filter((pair) => calledFor(pair) === 0)
  return [...wanted.map(asPair), ...cuePairs(setting, told), ...others.map(asPair)]
}

function withName(line: string, { facts }: Turn): string {
  return facts.name ? line.replaceAll('[your name]', facts.name) : line
}

export function quoted(line: string): string {
  return `“${line}”`
}
