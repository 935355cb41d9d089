import { useSyncExternalStore } from 'react'

/** The list of what was not sent, or the question before signing out with such a list. */
export type UnsentDialogName = 'list' | 'leaving'

let open: UnsentDialogName | null = null
const watchers = new Set<() => void>()

/** Opens one of them, whichever part of the page asks; null closes it. */
export function showUnsentDialog(name: UnsentDialogName | null) {
  open = name
  for (const watcher of watchers) watcher()
}

export function useOpenUnsentDialog(): UnsentDialogName | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => open,
    () => null,
  )
}
