import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'

/** The list of what was not sent, or the question before signing out with such a list. */
export type UnsentDialogName = 'list' | 'leaving'

let open: UnsentDialogName | null = null
const watchers = createListeners()

/** Opens one of them, whichever part of the page asks; null closes it. */
export function showUnsentDialog(name: UnsentDialogName | null) {
  open = name
  watchers.notify()
}

export function useOpenUnsentDialog(): UnsentDialogName | null {
  return useSyncExternalStore(
    watchers.subscribe,
    () => open,
    () => null,
  )
}
