import type { Bag } from './word-weights.ts'

/**
 * Bags in a row, each as the number of its known words, the number of others, and the known words. An answer has a dozen
 * bags, and as objects of their own those of all answers would need three times the memory.
 */
export type PackedBags = Uint32Array

export function packBags(bags: readonly Bag[]): PackedBags {
  return Uint32Array.from(bags.flatMap(({ known, others }) => [known.length, others, ...known]))
}

export function unpackBags(packed: PackedBags): Bag[] {
  const bags: Bag[] = []
  for (let at = 0; at < packed.length; ) {
    const [count = 0, others = 0] = packed.subarray(at, at + 2)
    at += 2 + count
    bags.push({ known: packed.subarray(at - count, at), others })
  }
  return bags
}
