import type { QueryClient } from '@tanstack/react-query'
import { lastSeenCache } from '#client/pwa/last-seen.ts'
import { forgetPush } from '#client/pwa/own-push.ts'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { signOutReloadMs } from '#rules/timings.ts'
import { localStore, sessionStore } from '../storage.ts'
import { forgetRows } from '../unsent/device-rows.ts'
import { clearCookies } from './clear-cookies.ts'
import { currentUserKey } from './current-user.ts'
import { endServerSession, rememberPendingSignOut } from './pending-sign-out.ts'
import { announceSession } from './session-channel.ts'

/** Ends the session, removes everything of it from this browser, and restarts on the front page. */
export async function signOut(cache: QueryClient) {
  const isEnded = await endServerSession()
  await clearBrowserTraces(cache)
  // Scripts cannot remove the session cookie, so only the server can end the session. Until it has, we remember that it
  // should.
  if (!isEnded) rememberPendingSignOut()
  announceSession('signed-out')
  setTimeout(() => window.location.replace('/'), signOutReloadMs)
}

/** Data waiting for somebody else, whose session ended here without a sign-out, is not this person's to remove. */
export async function clearBrowserTraces(cache: QueryClient) {
  const user = cache.getQueryData<CurrentUser | null>(currentUserKey)
  cache.clear()
  sessionStore.clear()
  localStore.clear()
  clearCookies()
  // What the service worker kept for offline use. Insecure origins have neither.
  void window.caches?.delete(lastSeenCache)
  void forgetPush()
  if (user) await forgetRows(user.id)
}
