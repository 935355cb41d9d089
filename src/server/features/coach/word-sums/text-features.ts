import { plainLine } from '#rules/safety/languages/foreign-danger.ts'

/** Features are counted in this many buckets; two that share one disturb each other a little. */
export const buckets = 2 ** 16

/** The pieces of a word, with its edges, that are counted. */
const shortestPiece = 3
const longestPiece = 5

/** Where each word, pair of neighbouring words and piece of a word of a text is counted. Every bucket once. */
export function featuresOf(text: string): Uint32Array {
  const found = new Set<number>()
  let before = ''
  for (const word of plainLine(text).trim().split(' ')) {
    found.add(bucketOf(`w ${word}`))
    if (before) found.add(bucketOf(`p ${before} ${word}`))
    const edged = `<${word}>`
    for (let size = shortestPiece; size <= longestPiece; size += 1)
      for (let at = 0; at + size <= edged.length; at += 1) found.add(bucketOf(edged.slice(at, at + size)))
    before = word
  }
  return Uint32Array.from(found)
}

/** FNV-1a: spreads similar texts far apart. */
function bucketOf(piece: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < piece.length; at += 1) {
    hash ^= piece.charCodeAt(at)
    hash = Math.imul(hash, 16_777_619)
  }
  // The lower bits alone are less mixed than all of them together.
  return ((hash >>> 16) ^ hash) & (buckets - 1)
}
