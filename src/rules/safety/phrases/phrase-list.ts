import { matchPhrase, type Rest } from './match-phrase.ts'
import { digits, parsePhrase } from './phrase.ts'
import { readLater } from './read-ahead.ts'

export type Found<Group> = { group: Group; start: number; end: number }

type Entry<Group> = { group: Group; first: Rest }

/**
 * Finds phrases of several groups in one pass over a normalised line. Most phrases begin with a word that the line does
 * not contain, and cost nothing. Within a group, findings do not overlap.
 */
export function createPhraseFinder<Group extends { phrases: readonly string[] }>(groups: readonly Group[]) {
  const readIndex = readLater(indexByFirstWord(groups))

  return function findPhrases(line: string, atMost = Number.POSITIVE_INFINITY): Found<Group>[] {
    const found: Found<Group>[] = []
    const ends = new Map<Group, number>()
    const { words, starts } = placesOf(line)
    const byFirstWord = readIndex()
    for (let at = 0; at < words.length && found.length < atMost; at += 1) {
      for (const { group, first } of byFirstWord.get(keyOf(words[at] ?? '')) ?? []) {
        if (at < (ends.get(group) ?? 0)) continue
        const end = matchPhrase(first, words, at)
        if (end <= at) continue
        ends.set(group, end)
        found.push({ group, start: starts[at] ?? 0, end: starts[end] ?? line.length })
      }
    }
    return found
  }
}

/** The words of a line and where each begins, plus one more entry for the end of the last word. */
function placesOf(line: string): { words: string[]; starts: number[] } {
  const words = line.split(' ')
  // Every word of a normalised line has a space behind it.
  words.pop()
  const starts = [0]
  let start = 0
  for (const word of words) {
    start += word.length + 1
    starts.push(start)
  }
  return { words, starts }
}

function keyOf(word: string): string {
  return /^\d/.test(word) ? digits : word
}

/** One step per phrase. */
function* indexByFirstWord<Group extends { phrases: readonly string[] }>(groups: readonly Group[]) {
  const index = new Map<string, Entry<Group>[]>()
  for (const group of groups) {
    for (const phrase of group.phrases) {
      const { first, firstWords } = parsePhrase(phrase)
      const entry = { group, first }
      for (const word of new Set(firstWords)) {
        const entries = index.get(word)
        if (entries) entries.push(entry)
        else index.set(word, [entry])
      }
      yield
    }
  }
  return index
}

export type PhraseList = {
  has: (line: string) => boolean
  /** Where the last match begins, or -1. */
  lastIn: (line: string) => number
  /** The line with every match replaced by a word that no phrase contains. */
  cover: (line: string) => string
}

export function createPhraseList(phrases: readonly string[]): PhraseList {
  const find = createPhraseFinder([{ phrases }])
  return {
    has: (line) => find(line, 1).length > 0,
    lastIn: (line) => find(line).at(-1)?.start ?? -1,
    cover: (line) => cover(line, find(line)),
  }
}

function cover(line: string, phrases: readonly { start: number; end: number }[]): string {
  let covered = ''
  let from = 0
  for (const { start, end } of phrases) {
    // A phrase anchored to the start of a sentence also matches the full stop before it, which has to stay.
    const stop = /^[.?] /.exec(line.slice(start, start + 2))?.[0] ?? ''
    covered += `${line.slice(from, start)}${stop}_ `
    from = end
  }
  return covered + line.slice(from)
}
