/** What occurs more than once, capitals and punctuation aside. */
export function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    if (seen.has(words)) return true
    seen.add(words)
    return false
  })
}
