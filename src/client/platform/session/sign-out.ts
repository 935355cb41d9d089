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

/** Ends the session and leaves nothing of it in this browser, then starts afresh on the front page. */
export async function signOut(cache: QueryClient) {
  const isEnded = await endServerSession()
  await clearBrowserTraces(cache)
  // The session cookie is out of a script's reach, so only the server can end it. Until it has, we remember.
  if (!isEnded) rememberPendingSignOut()
  announceSession('signed-out')
  setTimeout(() => window.location.replace('/'), signOutReloadMs)
}

/** What waits for somebody else, whose session ended here without a sign-out, is not this person's to remove. */
export async function clearBrowserTraces(cache: QueryClient) {
  const user = cache.getQueryData<CurrentUser | null>(currentUserKey)
  cache.clear()
  sessionStore.clear()
  localStore.clear()
  clearCookies()
  // What the worker kept for a time without a network. Insecure origins have neither.
  void window.caches?.delete(lastSeenCache)
  void forgetPush()
  if (user) await forgetRows(user.id)
}
