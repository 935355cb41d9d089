import { logProblem } from '#client/platform/log.ts'
import { mayHaveSession } from '#client/platform/session/session-guess.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { trustOwnScript } from '#client/platform/trusted-types.ts'
import type { WorkerMessage } from './messages.ts'

/** Keeps help, words and tools at hand without a network. Only the built app has a worker to register. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // The page comes first; but scripts that arrive late may find that it has loaded long ago.
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', register, { once: true })
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

/** Who is here may not be known yet: then the worker asks, and stops at the first refusal. Whoever signed out is not asked for. */
function mayBeMember(): boolean {
  return localStore.read(storageKeys.pendingSignOut) === null && mayHaveSession()
}
