import { useEffect, useSyncExternalStore } from 'react'
import { newId } from '../request/new-id.ts'
import { useRequiredUser } from '../session/current-user.ts'
import type { Draft, Words } from './draft.ts'
import { areDraftsLoaded, draftOf, loadDrafts, watchDrafts, writeDraft } from './drafts.ts'

type Options<W extends Words> = {
  /** Where the text belongs, such as `reply:` and the post's id. */
  place: string
  label: string
  /** What the field contains before anybody writes. */
  initial: W
}

/** Text that survives a reload, a closed tab and a failed attempt, on this device, until it is sent. */
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

  // Read when needed, because a late answer must change what is typed by then.
  const readWords = (): W => ({ ...initial, ...(draftOf(userId, place)?.words as Partial<W> | undefined) })

  function keep(words: W, clientId?: string) {
    const next: Draft = { id: `${userId} ${place}`, userId, place, label, words, clientId, writtenAt: Date.now() }
    writeDraft(userId, place, isSame(words, initial) ? null : next)
  }

  return {
    words: { ...initial, ...(draft?.words as Partial<W> | undefined) } as W,
    /** False until the stored draft has been read. */
    isLoaded,
    readWords,
    /** Changed text is a new draft with its own id. */
    type: (change: Partial<W>) => keep({ ...readWords(), ...change }),
    /** It was sent, or is no longer wanted. */
    forget: () => writeDraft(userId, place, null),
    /** The same for the same text, also after a reload. */
    idForSending(): string {
      const clientId = draftOf(userId, place)?.clientId ?? newId()
      keep(readWords(), clientId)
      return clientId
    },
  }
}

const isSame = (one: Words, other: Words) => Object.keys(one).every((name) => one[name] === other[name])
