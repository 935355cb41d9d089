import { correct, isKnown } from './vocabulary.ts'

/** Symbols and digits used in place of letters. */
const leet: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['!', 'i'],
  ['|', 'l'],
  ['@', 'a'],
  ['$', 's'],
  ['+', 't'],
])

/** Words people most often disguise, from a filter or from themselves. A star may stand for any letter. */
const hiddenWords = [
  ...['suicide', 'suicidal', 'kill', 'killed', 'killing', 'die', 'dying', 'dead', 'death', 'murder', 'overdose'],
  ...['rape', 'raped', 'raping', 'assault', 'assaulted', 'abuse', 'abused', 'cut', 'cutting', 'harm', 'gun', 'pills'],
  ...['myself', 'bleed', 'bleeding', 'blood', 'hang', 'shoot', 'stab', 'drown', 'jump'],
]

/** The words behind one typed word: resolves stars, digits for letters, hyphens and missing spaces. */
export function readDisguise(word: string): string[] {
  if (/^[a-z']+$/.test(word)) return splitGlued(word)
  if (/^\d+$/.test(word)) return [word]
  return readStars(word) ?? readLeet(word) ?? readHyphens(word)
}

function readStars(word: string): string[] | undefined {
  if (!/[*#]/.test(word)) return undefined
  const found = hiddenWords.find((hidden) => fitsStars(word, hidden))
  return found ? [found] : [word.replace(/[^a-z]/g, '')].filter((rest) => rest !== '')
}

function fitsStars(word: string, hidden: string): boolean {
  return (
    word.length === hidden.length &&
    word[0] === hidden[0] &&
    Array.from(word).every((letter, at) => letter === hidden[at] || /[*#]/.test(letter))
  )
}

function readLeet(word: string): string[] | undefined {
  if (isKnown(word)) return [word]
  const read = Array.from(word, (letter) => leet.get(letter) ?? letter).join('')
  if (read === word || !/^[a-z]+$/.test(read)) return undefined
  const mended = correct(read)
  return isKnown(mended) && !/^\d+[a-z]{1,3}$/.test(word) ? [mended] : undefined
}

/** "sui-cide" is one word, "self-harm" is two, "30pills" is a number and a word. */
function readHyphens(word: string): string[] {
  const letters = word.replace(/[^a-z]/g, '')
  if (!/\d/.test(word) && letters.length > 3 && isKnown(letters)) return [letters]
  return word.match(/\d{1,8}|[a-z']+/g) ?? []
}

/** Short words that run-together text may contain, besides the longer words of the phrases. */
const glue = new Set(['i', 'to', 'my', 'me', 'it', 'be', 'not', 'do', 'the', 'all', 'want', 'dont', 'wanna', 'end'])

/** Splits "killmyself" and "iwanttodie". Only if the result is about oneself: "therapist" stays one word. */
function splitGlued(word: string): string[] {
  if (word.length < 7 || isKnown(word) || !/myself|die|live|suicid|mylife/.test(word)) return [word]
  const pieces = piecesOf(word, 0)
  return pieces && pieces.length > 1 ? pieces : [word]
}

/** Longest piece first; six pieces at most, so that the search ends. */
function piecesOf(word: string, depth: number): string[] | undefined {
  if (word === '') return []
  if (depth === 6) return undefined
  for (let length = Math.min(word.length, 9); length > 0; length--) {
    const piece = word.slice(0, length)
    if (!(glue.has(piece) || (length >= 3 && isKnown(piece)))) continue
    const rest = piecesOf(word.slice(length), depth + 1)
    if (rest) return [piece, ...rest]
  }
  return undefined
}
