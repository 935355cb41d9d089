import { useState } from 'react'
import { useRequiredUser } from '#client/platform/current-user.ts'
import { readDraft, removeDraft, writeDraft } from './drafts.ts'

type Draft<Words> = {
  words: Words
  /** Goes with the words to the server: the same draft sent twice, because a reply was lost, is posted once. */
  clientId?: string | undefined
}

/** A draft that is still there after a reload, a dropped connection or a change of mind. */
export function useDraft<Words extends object>(place: string, empty: Words) {
  const { id: userId } = useRequiredUser()
  const [draft, setDraft] = useState<Draft<Words>>(() => readDraft<Draft<Words>>(userId, place) ?? { words: empty })

  function keep(next: Draft<Words>) {
    setDraft(next)
    writeDraft(userId, place, next)
  }

  return {
    draft: draft.words,
    /** Changed words are another draft, with an id of its own. */
    change: (patch: Partial<Words>) => keep({ words: { ...draft.words, ...patch } }),
    clear: () => {
      setDraft({ words: empty })
      removeDraft(userId, place)
    },
    /** Undefined on plain http, such as a phone on the home network trying out a server: there it can be posted twice. */
    idForSending: (): string | undefined => {
      if (draft.clientId || typeof crypto.randomUUID !== 'function') return draft.clientId
      const clientId = crypto.randomUUID()
      keep({ ...draft, clientId })
      return clientId
    },
  }
}
