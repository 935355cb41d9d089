/** Turns a list of words into one phrase of alternatives. Expressions of several words are joined_by_underscores. */
export function anyOf(words: string): string {
  return `(${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`
}
