import { plainLine } from '#rules/safety/languages/foreign-danger.ts'

/** Features are counted in this many buckets; two that share one disturb each other a little. */
export const buckets = 2 ** 16

/** The pieces of a word, with its edges, that are counted. */
const shortestPiece = 3
const longestPiece = 5

/**
 * Where each word, pair of neighbouring words and piece of a word of a text is counted. Every bucket once. Nothing is cut
 * out of the text: thousands of short strings a message would fill the memory.
 */
export function featuresOf(text: string): Uint32Array {
  const found = new Set<number>()
  let before = ''
  for (const word of plainLine(text).trim().split(' ')) {
    found.add(bucketOf(hashOn(ofWord, word)))
    if (before) found.add(bucketOf(hashOn(hashOn(hashOn(ofPair, before), ' '), word)))
    const edged = `<${word}>`
    for (let start = 0; start + shortestPiece <= edged.length; start += 1) {
      let hash = basis
      const end = Math.min(start + longestPiece, edged.length)
      for (let at = start; at < end; at += 1) {
        hash = withCode(hash, edged.charCodeAt(at))
        if (at - start + 1 >= shortestPiece) found.add(bucketOf(hash))
      }
    }
    before = word
  }
  return Uint32Array.from(found)
}

/** FNV-1a: spreads similar texts far apart. */
const basis = 2_166_136_261

function withCode(hash: number, code: number): number {
  return Math.imul(hash ^ code, 16_777_619)
}

function hashOn(start: number, text: string): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = withCode(hash, text.charCodeAt(at))
  return hash
}

const ofWord = hashOn(basis, 'w ')
const ofPair = hashOn(basis, 'p ')

/** The lower bits alone are less mixed than all of them together. */
function bucketOf(hash: number): number {
  return ((hash >>> 16) ^ hash) & (buckets - 1)
}
