import { useEffect, useSyncExternalStore } from 'react'
import { newId } from '../request/new-id.ts'
import { useRequiredUser } from '../session/current-user.ts'
import type { Draft, Words } from './draft.ts'
import { areDraftsLoaded, draftOf, loadDrafts, watchDrafts, writeDraft } from './drafts.ts'

type Options<W extends Words> = {
  /** Where they belong, such as `reply:` and the post's id. */
  place: string
  label: string
  /** What the field holds before anybody writes. */
  initial: W
}

/** Words that outlive a reload, a closed tab and a failed try, on this device, until they are sent. */
export function useDraft<W extends Words>({ place, label, initial }: Options<W>) {
  const { id: userId } = useRequiredUser()
  const draft = useSyncExternalStore(
    watchDrafts,
    () => draftOf(userId, place),
    () => null,
  )
  const isLoaded = useSyncExternalStore(
    watchDrafts,
    () => areDraftsLoaded(userId),
    () => false,
  )
  useEffect(() => void loadDrafts(userId), [userId])

  // Read when it is needed: an answer that arrives late must change what is typed by then.
  const readWords = (): W => ({ ...initial, ...(draftOf(userId, place)?.words as Partial<W> | undefined) })

  function keep(words: W, clientId?: string) {
    const next: Draft = { id: `${userId} ${place}`, userId, place, label, words, clientId, writtenAt: Date.now() }
    writeDraft(userId, place, isSame(words, initial) ? null : next)
  }

  return {
    words: { ...initial, ...(draft?.words as Partial<W> | undefined) } as W,
    /** False for the moment it takes to look what is there. */
    isLoaded,
    readWords,
    /** Changed words are another draft, with an id of its own. */
    type: (change: Partial<W>) => keep({ ...readWords(), ...change }),
    /** They were sent, or are not wanted any more. */
    forget: () => writeDraft(userId, place, null),
    /** The same for the same words, also after a reload. */
    idForSending(): string {
      const clientId = draftOf(userId, place)?.clientId ?? newId()
      keep(readWords(), clientId)
      return clientId
    },
  }
}

const isSame = (one: Words, other: Words) => Object.keys(one).every((name) => one[name] === other[name])
