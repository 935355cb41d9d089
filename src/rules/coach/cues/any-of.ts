/** A list of single words, or of words_joined like this, as one phrase. */
export function anyOf(words: string): string {
  return `(${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`
}
