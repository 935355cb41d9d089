/** Words and turns of phrase that stand for one thing. The phrases are written as `safety/phrase.ts` says. */
export type Concept = { name: string; phrases: readonly string[] }

/** A list of single words, or of words_joined like this, as one phrase. */
export function anyOf(words: string): string {
  return `(${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`
}
