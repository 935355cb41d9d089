/** A sentence ends at a full stop, a question mark or a line break, but not inside quotation marks. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.?!:])\s+(?=[\p{Lu}"“])|(?<=[.?!]["”])\s+(?=[\p{Lu}"“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  )
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** From 0 (no word in common) to 1 (the same words). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let common = 0
  for (const word of small) if (large.has(word)) common += 1
  return common / (a.size + b.size - common)
}
