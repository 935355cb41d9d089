import type { Ranked } from '#rules/coach/heard.ts'
import type { Move } from '#rules/coach/moves.ts'
import type { HeardThread } from '#rules/coach/thread/heard-thread.ts'
import type { DangerWords, HeardTalk, HeardTurn } from '#rules/safety/listening/heard-turn.ts'
import type { HeardNews } from '#rules/safety/standing/news/heard-news.ts'
import type { Hear } from '../../listener/create-listener.ts'
import { type HearDangerWords, readDangerWords } from '../../safety/danger-words.ts'
import { type ForeignEar, readForeignEar } from '../../safety/foreign/foreign-ear.ts'
import { hearNews, type NewsWeights, readNewsWeights } from '../../safety/hear-news.ts'
import { hearTalk } from '../../safety/hear-talk.ts'
import { readTalkWeights, type TalkWeights } from '../../safety/talk-weights.ts'
import type { Texts } from '../../word-sums/texts.ts'
import { type MoveWeights, readMoveWeights, tellMoves } from '../moves/move-weights.ts'
import { hearThread } from '../thread/hear-thread.ts'
import { readThreadWeights, type ThreadWeights } from '../thread/thread-weights.ts'
import {
  type AskedName,
  type AskedWordsWeights,
  readAskedWordsWeights,
  tellAskedWords,
} from '../words/asked-words-weights.ts'
import { answersOf, type Place } from '../written/places.ts'
import { type CompareRows, createCompareRows, type PlacedRows, placeRows, toRow } from './compare-rows.ts'
import { allPlaces, examplesOf, type KeptVectors, vectorWidth } from './kept-vectors.ts'

/** How close every answer of some places is to a message, one number each. */
type Compare = (message: Float32Array) => Float32Array
/** The position of a place's answers among the numbers. */
type Known = { compare: Compare; first: number; count: number }

/** Compares messages with the examples of the written answers by meaning. */
export type Meanings = {
  /** The vectors of all examples are loaded, so comparing with all of them is cheap. */
  isKept: boolean
  /** Reads the examples of these places, unless that has happened already. */
  prepare: (places: readonly Place[]) => Promise<void>
  /** One number per answer of a place, in order: how close its closest example is. Empty if unknown. */
  nearness: (place: Place, message: Float32Array) => Float32Array
  /** Which general replies could be sent next, likeliest first; empty if the model has not learned that. */
  moves: (heard: HeardTurn) => Ranked<Move | 'none'>
  /** What a message tells during a danger; undefined if the model has not learned that. */
  news: (heard: HeardTurn, message: string) => HeardNews | undefined
  /**
   * What the whole talk up to this message tells of danger, given what was kept in mind after the one before; undefined
   * if the model has not learned that.
   */
  talk: (message: string, heard: HeardTurn, memory: string | undefined) => HeardTalk | undefined
  /** What the talk is about, given what was kept in mind; undefined if the model has not learned that. */
  thread: (message: string, heard: HeardTurn, memory: string | undefined) => HeardThread | undefined
  /** The kinds of moments they may want words for, likeliest first; empty if the model has not learned that. */
  askedWords: (heard: HeardTurn, texts: Texts) => Ranked<AskedName>
  /** How much the bare words sound of danger; undefined if that was not learned. */
  dangerWords: (texts: Texts) => DangerWords | undefined
  /** What a message in another language sounds like; undefined if it is in English, or cannot be told. */
  foreign: ForeignEar
}

/** Extra layers trained on top of the listener and stored next to it. */
export type Learned = {
  moves?: MoveWeights | undefined
  news?: NewsWeights | undefined
  talk?: TalkWeights | undefined
  thread?: ThreadWeights | undefined
  askedWords?: AskedWordsWeights | undefined
  dangerWords?: HearDangerWords | undefined
  foreign?: ForeignEar | undefined
}

export function readLearned(folder: string): Learned {
  return {
    moves: readMoveWeights(folder),
    news: readNewsWeights(folder),
    talk: readTalkWeights(folder),
    thread: readThreadWeights(folder),
    askedWords: readAskedWordsWeights(folder),
    dangerWords: readDangerWords(folder),
    foreign: readForeignEar(folder),
  }
}

/** The example vectors come with the model; if they do not match the examples, the listener reads those at run time. */
export function createMeanings(hear: Hear, kept?: KeptVectors, learned: Learned = {}): Meanings {
  const { moves, news, talk, thread, askedWords, dangerWords, foreign } = learned
  const known = kept ? know(allPlaces, kept) : new Map<Place, Known>()

  async function prepareOne(place: Place) {
    if (known.has(place)) return
    const examples = examplesOf(place)
    const heard = await hear(examples.map((message) => ({ message })))
    // Without the listener there is nothing to compare; the next turn tries again.
    if (heard?.length !== examples.length) return
    known.set(place, know([place], toRows(heard.map(({ embedding }) => embedding))).get(place) ?? nothing)
  }

  return {
    isKept: kept !== undefined,
    moves: (heard) => (moves ? tellMoves(moves, heard) : []),
    news: (heard, message) => (news ? hearNews(news, heard, message) : undefined),
    talk: (message, heard, memory) => (talk ? hearTalk(talk, message, heard, memory) : undefined),
    thread: (message, heard, memory) => (thread ? hearThread(thread, message, heard, memory) : undefined),
    askedWords: (heard, texts) => (askedWords ? tellAskedWords(askedWords, heard, texts) : []),
    dangerWords: (texts) => dangerWords?.(texts),
    foreign: foreign ?? (() => undefined),
    async prepare(places) {
      for (const place of new Set(places)) await prepareOne(place)
    },
    nearness(place, message) {
      const { compare, first, count } = known.get(place) ?? nothing
      return compare(message).subarray(first, first + count)
    },
  }
}

const nothing: Known = { compare: () => new Float32Array(), first: 0, count: 0 }

/** The rows of all examples of these places, in order. */
function know(places: readonly Place[], rows: PlacedRows): Map<Place, Known> {
  const answers = places.map((place) => answersOf(place))
  const counts = answers.flatMap((all, at) => all.map(({ like }) => ({ all: like.length, of: among(places[at]) })))
  const compare = once(nearestOfEach(createCompareRows(rows), counts))
  let first = 0
  return new Map(
    places.map((place, at) => {
      const count = answers[at]?.length ?? 0
      first += count
      return [place, { compare, first: first - count, count }]
    }),
  )
}

/**
 * How many of the closest examples count. In an ordinary chat the closest one decides. In danger a wrong answer does
 * harm, and three close examples are wrong less often than one.
 */
function among(place: Place | undefined): number {
  return place === 'danger' ? 3 : 1
}

/** The mean over this many of the closest examples of each answer. */
function nearestOfEach(compareRows: CompareRows, counts: readonly { all: number; of: number }[]): Compare {
  return (message) => {
    const rows = compareRows(message)
    const near = new Float32Array(counts.length)
    let row = 0
    for (let at = 0; at < near.length; at += 1) {
      const { all, of } = counts[at] ?? { all: 0, of: 1 }
      row += all
      near[at] = of === 1 ? greatest(rows, row - all, row) : meanOfGreatest(of, rows.slice(row - all, row))
    }
    return near
  }
}

/** Between two positions, because a view for each of thousands of answers would be collected after every message. */
function greatest(values: Float32Array, from: number, to: number): number {
  let most = -1
  for (let at = from; at < to; at += 1) {
    const value = values[at] ?? most
    if (value > most) most = value
  }
  return most
}

function meanOfGreatest(count: number, values: Float32Array): number {
  const closest = values.sort().subarray(-count)
  return closest.reduce((sum, value) => sum + value, 0) / closest.length
}

function toRows(vectors: readonly Float32Array[]): PlacedRows {
  const placed = placeRows(vectors.length, vectorWidth)
  for (const [at, vector] of vectors.entries()) placed.rows.set(toRow(vector), at * vectorWidth)
  return placed
}

/** Caches the comparison: a message is looked up place by place, but compared with all places at once. */
function once(compare: Compare): Compare {
  const kept = new WeakMap<Float32Array, Float32Array>()
  return (message) => {
    const near = kept.get(message) ?? compare(message)
    kept.set(message, near)
    return near
  }
}
