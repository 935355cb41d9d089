import { type ServerHint, serverHints } from '#rules/pages/server-hints.ts'
import { localStore, storageKeys } from '../storage.ts'

declare global {
  interface Window {
    __reactRouterContext?: { isSpaMode: boolean }
  }
}

/** What a session leaves in this browser besides its cookie, which no script can read. */
const traces = [storageKeys.sessionHint, storageKeys.authToken, storageKeys.pendingSignOut]
/** For browsers that refuse to store anything. */
let isExpected = false

export function expectSession() {
  isExpected = true
}

/** Whether asking who is signed in could give anything but "nobody": a visitor's page does not ask. */
export function mayHaveSession(): boolean {
  // A page that is not prerendered is for members, and usually opened by one.
  return window.__reactRouterContext?.isSpaMode !== false || hasSessionTraces()
}

export function hasSessionTraces(): boolean {
  return isExpected || traces.some((key) => localStore.read(key) !== null) || hintsAt(serverHints.session)
}

/** Also true if the browser does not expose the server's hints. */
export function hintsAt(hint: ServerHint): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === hint) ?? true
}
