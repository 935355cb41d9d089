import { useRef, useState } from 'react'
import { useRequiredUser } from '#client/platform/current-user.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { type Draft, parseDrafts, withDraft } from './drafts.ts'

/** Words that outlive a closed dialog, a failed save and a reload, on this device, until they are sent. */
export function useDraft<Words extends Draft>(name: string, initial: Words) {
  const { id: owner } = useRequiredUser()
  const read = () => parseDrafts(localStore.read(storageKeys.challengeDrafts), owner)
  const [words, setWords] = useState<Words>(() => ({ ...initial, ...read()[name] }))
  // An answer that arrives late must change what is typed by then, not what was typed when it was asked for.
  const latest = useRef(words)

  function keep(next: Words, stored: Draft) {
    latest.current = next
    setWords(next)
    localStore.write(storageKeys.challengeDrafts, JSON.stringify({ owner, drafts: withDraft(read(), name, stored) }))
  }

  return {
    words,
    type(change: Partial<Words>) {
      const next = { ...latest.current, ...change }
      keep(next, next)
    },
    /** They were sent, or are not wanted any more. */
    forget: () => keep(initial, {}),
  }
}
