import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/ui/listeners.ts'

/** The list of unsent changes, or the question before signing out with unsent changes. */
export type UnsentDialogName = 'list' | 'leaving'

let open: UnsentDialogName | null = null
const watchers = createListeners()

/** Opens one of them from any part of the page; null closes it. */
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
