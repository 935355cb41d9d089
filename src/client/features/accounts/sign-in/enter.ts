import type { QueryClient } from '@tanstack/react-query'
import { setCurrentUser } from '#client/platform/session/current-user.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import type { CurrentUser, SignedIn } from '#contract/accounts/accounts.ts'

/** The reply names the person under `user`, or is the person. */
export function readSignedIn(reply: SignedIn | CurrentUser): SignedIn {
  return 'user' in reply ? reply : { user: reply }
}

/** Makes whoever just signed in or up this browser's current person. */
export function enter(cache: QueryClient, reply: SignedIn | CurrentUser): CurrentUser {
  const { user, token } = readSignedIn(reply)
  if (token !== undefined) localStore.write(storageKeys.authToken, token)
  // An old token would take precedence over the new cookie, and might be somebody else's.
  else localStore.remove(storageKeys.authToken)
  setCurrentUser(cache, user)
  return user
}
