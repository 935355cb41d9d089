/**
 * One part of a phrase that was read, and the part after it. Plain objects that share their ends: a matcher made of
 * functions, one for each word, took twenty megabytes of the server's memory.
 */
export type Part =
  | { kind: 'word'; what: string; next: Rest }
  | { kind: 'one of'; what: ReadonlySet<string | undefined>; next: Rest }
  | { kind: 'number'; what: Numbers; next: Rest }
  /** Each choice goes on to the end of the phrase by itself. */
  | { kind: 'choice'; what: readonly Rest[]; next: undefined }
  /** Followed by what comes after it. */
  | { kind: 'maybe'; what: Rest; next: Rest }
  | { kind: 'none of'; what: readonly Rest[]; next: Rest }
  | { kind: 'gap'; what: number; next: Rest }
  | { kind: 'end of part'; what: undefined; next: Rest }
/** Nothing is left: the phrase has matched. */
export type Rest = Part | undefined
export type Numbers = { names: ReadonlySet<string>; figures: RegExp }

type Words = readonly string[]

/** The index after the last matched word if the phrase matches at this word, else -1. */
export function matchPhrase(phrase: Rest, words: Words, at: number): number {
  let here = at
  for (let part = phrase; part !== undefined; part = part.next) {
    if (part.kind === 'choice') return firstMatch(part.what, words, here)
    if (part.kind === 'gap') return matchAfterGap(part.what, part.next, words, here)
    if (part.kind === 'maybe') {
      const end = matchPhrase(part.what, words, here)
      if (end >= 0) return end
    } else if (part.kind === 'none of') {
      if (firstMatch(part.what, words, here) >= 0) return -1
    } else if (part.kind === 'end of part') {
      if (!/^[.?,]/.test(words[here] ?? '')) return -1
    } else {
      if (!isTaken(part, words[here])) return -1
      here += 1
    }
  }
  return here
}

function isTaken(part: Extract<Part, { kind: 'word' | 'one of' | 'number' }>, word: string | undefined): boolean {
  if (part.kind === 'word') return word === part.what
  if (part.kind === 'one of') return part.what.has(word)
  return word !== undefined && (part.what.names.has(word) || part.what.figures.test(word))
}

/** Tries the choices in order until the whole phrase matches. */
function firstMatch(choices: readonly Rest[], words: Words, at: number): number {
  for (const choice of choices) {
    const end = matchPhrase(choice, words, at)
    if (end >= 0) return end
  }
  return -1
}

/** Tries the widest gap first, then narrower ones. A gap never crosses the end of a sentence. */
function matchAfterGap(most: number, next: Rest, words: Words, at: number): number {
  let last = at
  while (last - at < most && isWord(words[last])) last += 1
  for (; last >= at; last -= 1) {
    const end = matchPhrase(next, words, last)
    if (end >= 0) return end
  }
  return -1
}

function isWord(word: string | undefined): boolean {
  return word !== undefined && word !== '' && !word.includes('.') && !word.includes('?')
}
