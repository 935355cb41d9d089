import { localStore, storageKeys } from '../storage.ts'
import type { Draft } from './draft.ts'

/** What was typed last, and where; null is words taken out. */
type LastWords = { owner: string; place: string; draft: Draft | null }

/**
 * The database takes a moment to keep words, and a page that is left within it would lose them. They are held where
 * writing takes no time until it has them.
 */
export function holdLastWords(words: LastWords): string {
  const held = JSON.stringify(words)
  localStore.write(storageKeys.lastWords, held)
  return held
}

/** The words are stored now. Later ones, typed meanwhile, stay in memory. */
export function releaseLastWords(held: string) {
  if (localStore.read(storageKeys.lastWords) === held) localStore.remove(storageKeys.lastWords)
}

/** What a page that was left in a hurry still held for this person. */
export function takeLastWords(owner: string): LastWords | null {
  try {
    const words = JSON.parse(localStore.read(storageKeys.lastWords) ?? 'null') as LastWords | null
    return words?.owner === owner ? words : null
  } catch {
    return null
  }
}
