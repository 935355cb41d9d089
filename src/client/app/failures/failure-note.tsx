import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { referenceOf } from '#client/platform/request/api-error.ts'

/** Below a screen on which something failed: the reference to give us. Screens that show it themselves are left out. */
export function FailureNote() {
  const cache = useQueryClient()
  const since = useEnteredAt()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = [cache.getQueryCache().subscribe(onChange), cache.getMutationCache().subscribe(onChange)]
      return () => {
        for (const end of ends) end()
      }
    },
    [cache],
  )
  const reference = useSyncExternalStore(subscribe, () => findReference(cache, since))
  if (!reference) return null
  return (
    <p role="status" className="wrap pt-6 text-xs text-ink-2">
      Something broke on our side. If you write to us, mention {reference}.
    </p>
  )
}

/** When the person came to the current page. */
function useEnteredAt(): number {
  const { key } = useLocation()
  const [entered, setEntered] = useState(() => ({ key, at: Date.now() }))
  if (entered.key !== key) setEntered({ key, at: Date.now() })
  return entered.at
}

/** The reference of whatever failed to load here, or of the last action that failed. */
export function findReference(cache: QueryClient, since: number): string | undefined {
  const lastTried = cache.getMutationCache().getAll().at(-1)
  const tried = lastTried && lastTried.state.submittedAt >= since ? referenceOf(lastTried.state.error) : undefined
  const shown = cache
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && !query.meta?.namesFailure)
  return tried ?? shown.map(({ state }) => referenceOf(state.error)).find((reference) => reference !== undefined)
}
