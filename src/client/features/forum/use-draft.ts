import { useState } from 'react'
import { useRequiredUser } from '#client/platform/current-user.ts'
import { readDraft, removeDraft, writeDraft } from './drafts.ts'

/** A draft that is still there after a reload, a dropped connection or a change of mind. */
export function useDraft<T extends object>(place: string, empty: T) {
  const { id: userId } = useRequiredUser()
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...readDraft<Partial<T>>(userId, place) }))

  function change(patch: Partial<T>) {
    const next = { ...draft, ...patch }
    setDraft(next)
    writeDraft(userId, place, next)
  }

  function clear() {
    setDraft(empty)
    removeDraft(userId, place)
  }

  return { draft, change, clear }
}
