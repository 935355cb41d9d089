import { logProblem } from '#client/platform/log.ts'
import { mayHaveSession } from '#client/platform/session/session-guess.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { trustOwnScript } from '#client/platform/trusted-types.ts'
import type { WorkerMessage } from './messages.ts'

/** By then, a phone has drawn its first screen. */
const fillDelayMs = 3000

/** Keeps Help now, lines and tools available without a network. Only the built app has a service worker. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page has loaded; scripts that arrive late may find that this was long ago.
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

/**
 * The worker of a page that is only read starts earlier, and keeps Help now (`first-touch/keep-help.ts`). Asked for the rest,
 * it fetches everything there is, and would take a phone's processor and network from the screen that is waited for.
 */
function begin() {
  setTimeout(register, fillDelayMs)
}

async function register() {
  try {
    const registration = await navigator.serviceWorker.register(trustOwnScript('/sw.js'))
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'fill', isMember: mayBeMember(), timeZone: ownTimeZone() } satisfies WorkerMessage)
    const { watchUpdates } = await import('./watch-updates.ts')
    watchUpdates(registration)
  } catch (error) {
    logProblem('The offline copy could not be made', error)
  }
}

/** If it is not known yet who is here, the worker tries, and stops at the first refusal. Not after a sign-out. */
function mayBeMember(): boolean {
  return localStore.read(storageKeys.pendingSignOut) === null && mayHaveSession()
}
