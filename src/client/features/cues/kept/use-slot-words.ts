import { useState } from 'react'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { parseSlotWords, slotKey, withWord } from './slot-words.ts'

/** The words stay on this device until sign-out clears it; they are never sent. */
export function useSlotWords() {
  const [words, setWords] = useState(() => parseSlotWords(localStore.read(storageKeys.cueWords)))
  function type(cueId: string, name: string, typed: string) {
    const next = withWord(words, slotKey(cueId, name), typed)
    setWords(next)
    localStore.write(storageKeys.cueWords, JSON.stringify(next))
  }
  return { words, type }
}
