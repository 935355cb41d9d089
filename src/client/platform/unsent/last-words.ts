import { localStore, storageKeys } from '../storage.ts'
import type { Draft } from './draft.ts'

/** What was typed last, and where; null means deleted. */
type LastWords = { owner: string; place: string; draft: Draft | null }

/**
 * The database takes a moment to store text, and leaving the page in that moment would lose it. Until then it is kept
 * in synchronous storage.
 */
export function holdLastWords(words: LastWords): string {
  const held = JSON.stringify(words)
  localStore.write(storageKeys.lastWords, held)
  return held
}

/** The text is stored now. Anything typed later stays. */
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
