/** “a”, “a and b”, “a, b, and c”. Without Intl, for the reason given in `written-date.ts`. */
export function listWords(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed()
  if (before.length < 2) return words.join(' and ')
  return `${before.toReversed().join(', ')}, and ${last}`
}
