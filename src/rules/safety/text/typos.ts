import { readLater } from '../phrases/read-ahead.ts'

/** Keyboard rows, to find neighboring keys. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** Words shorter than this turn into another word too easily. */
const shortLength = 4

/**
 * Corrects one typo: a letter swapped, doubled, dropped, added or replaced by its neighbor on the keyboard. Corrects only
 * to words the phrases use, and never a real word.
 */
export function createCorrector(vocabulary: ReadonlyMap<string, number>, realWords: ReadonlySet<string>) {
  const readIndex = readLater(indexByShorter(vocabulary))
  return function correct(word: string): string {
    if (word.length < 3 || word.length > 20 || vocabulary.has(word) || realWords.has(word)) return word
    const squeezed = squeeze(word, vocabulary)
    if (squeezed) return squeezed
    return candidatesOf(word, readIndex())
      .filter((candidate) => isSlip(word, candidate))
      .reduce((best, candidate) => (isLikelier(candidate, best) ? candidate : best), word)

    /** Of two equally likely corrections, prefers the more frequent word. */
    function isLikelier(candidate: string, best: string): boolean {
      const gain = rank(word, candidate) - rank(word, best)
      return gain > 0 || (gain === 0 && (vocabulary.get(candidate) ?? 0) > (vocabulary.get(best) ?? 0))
    }
  }
}

/** Shortens drawn-out letters to one or two: "diiiie", "killll". */
function squeeze(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (!/(.)\1\1/.test(word)) return undefined
  const forms = [word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1{2,}/g, '$1'), word.replace(/(.)\1+/g, '$1')]
  return forms.find((form) => vocabulary.has(form))
}

/**
 * Lists each word under itself and under every form that lacks one letter: two words one typo apart share such a form.
 */
function* indexByShorter(vocabulary: ReadonlyMap<string, number>) {
  const index = new Map<string, string[]>()
  for (const word of vocabulary.keys()) {
    if (word.length < 3) continue
    for (const form of [word, ...withoutOneLetter(word)]) {
      const words = index.get(form)
      if (words) words.push(word)
      else index.set(form, [word])
    }
    yield
  }
  return index
}

function candidatesOf(word: string, byShorter: ReadonlyMap<string, string[]>): string[] {
  return [word, ...withoutOneLetter(word)].flatMap((form) => byShorter.get(form) ?? [])
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function isSlip(typed: string, meant: string): boolean {
  if (isSwap(typed, meant)) return true
  // A wrong first letter is rarely a typo, and usually another word.
  if (typed[0] !== meant[0] && meant.length <= shortLength + 1) return false
  const difference = typed.length - meant.length
  if (difference === 0)
    return isNeighbourHit(typed, meant) || (meant.length > shortLength + 1 && differsOnce(typed, meant))
  if (difference === 1)
    return isOneLetterMore(typed, meant) && (meant.length >= shortLength || isDoubling(typed, meant))
  return difference === -1 && meant.length >= shortLength && isOneLetterMore(meant, typed)
}

/** Swapped and doubled letters rank first, because they rarely make another word. */
function rank(typed: string, meant: string): number {
  if (typed === meant) return 0
  if (isSwap(typed, meant)) return 4
  if (typed[0] !== meant[0]) return 1
  return typed.length > meant.length && isDoubling(typed, meant) ? 4 : 2
}

function isSwap(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false
  const at = firstDifference(typed, meant)
  return (
    typed[at] === meant[at + 1] &&
    typed[at + 1] === meant[at] &&
    typed.slice(at + 2) === meant.slice(at + 2) &&
    typed !== meant
  )
}

function differsOnce(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant)
  return typed.slice(at + 1) === meant.slice(at + 1)
}

function isNeighbourHit(typed: string, meant: string): boolean {
  const at = firstDifference(typed, meant)
  return meant.length >= shortLength && differsOnce(typed, meant) && areNeighbours(typed.charAt(at), meant.charAt(at))
}

function isOneLetterMore(longer: string, shorter: string): boolean {
  const at = firstDifference(longer, shorter)
  return longer.slice(at + 1) === shorter.slice(at)
}

function isDoubling(longer: string, shorter: string): boolean {
  const at = firstDifference(longer, shorter)
  return isOneLetterMore(longer, shorter) && longer[at] === longer[at - 1]
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

function areNeighbours(a: string, b: string): boolean {
  return keyRows.some((row, line) => {
    const place = row.indexOf(a)
    if (place < 0) return false
    const near = [row, keyRows[line - 1] ?? '', keyRows[line + 1] ?? '']
    return near.some((other) => {
      const distance = other.indexOf(b) - place
      return other.includes(b) && Math.abs(distance) <= 1
    })
  })
}
