import { type ServerHint, serverHints } from '#rules/pages/server-hints.ts'
import { localStore, storageKeys } from '../storage.ts'

declare global {
  interface Window {
    __reactRouterContext?: { isSpaMode: boolean }
  }
}

/** What a session leaves in this browser beside its cookie, which no script can read. */
const traces = [storageKeys.sessionHint, storageKeys.authToken, storageKeys.pendingSignOut]
/** Browsers that refuse to store anything forget all of them. */
let isExpected = false

export function expectSession() {
  isExpected = true
}

/** Whether asking who is here could bring anything but "nobody": a visitor's page does not ask. */
export function mayHaveSession(): boolean {
  // A page without HTML of its own is for members, and was opened by one, as a rule.
  return window.__reactRouterContext?.isSpaMode !== false || hasSessionTraces()
}

export function hasSessionTraces(): boolean {
  return isExpected || traces.some((key) => localStore.read(key) !== null) || hintsAt(serverHints.session)
}

/** True also where the browser does not pass on what the server hinted at. */
export function hintsAt(hint: ServerHint): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === hint) ?? true
}
