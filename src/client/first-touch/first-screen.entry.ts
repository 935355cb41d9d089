import { hasSessionTraces } from '#client/platform/session/session-guess.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import { currentUserRead, settingsRead } from '#client/pwa/last-seen.ts'
import { filesFor, type ScreenFiles } from './files-for.ts'
import { preload, preloadAnswer } from './preload.ts'

/**
 * Inline in the head of the shell, which loads the same scripts at every address. Only after those have run would it be
 * known which further files this address needs, and that a member needs more. They are requested here, at the same time.
 */
const { screens = '{}' } = document.currentScript?.dataset ?? {}
const isMember = hasSessionTraces()

// The coach fills a phone's screen from the first paint on; the gate takes this back (`use-first-screen.ts`).
if (isMember && location.pathname === '/coach') document.documentElement.dataset.first = 'chat'
preloadAnswer(settingsRead)
if (isMember && mayAskAsTheyAre()) preloadAnswer(currentUserRead)
for (const file of filesFor(JSON.parse(screens) as ScreenFiles, location.pathname, isMember)) preload(`/assets/${file}`)

/** Not while a sign-out is still to be sent, and not where a token has to go with the request. */
function mayAskAsTheyAre(): boolean {
  return [storageKeys.pendingSignOut, storageKeys.authToken].every((key) => localStore.read(key) === null)
}
