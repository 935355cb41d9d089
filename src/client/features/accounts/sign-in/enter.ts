import type { QueryClient } from '@tanstack/react-query'
import { setCurrentUser } from '#client/platform/session/current-user.ts'
import { localStore, storageKeys } from '#client/platform/storage.ts'
import type { CurrentUser, SignedIn } from '#contract/accounts/accounts.ts'

/** The reply names the person under `user`, or is the person. */
export function readSignedIn(reply: SignedIn | CurrentUser): SignedIn {
  return 'user' in reply ? reply : { user: reply }
}

/** Makes whoever just signed in or up the person this browser belongs to. */
export function enter(cache: QueryClient, reply: SignedIn | CurrentUser): CurrentUser {
  const { user, token } = readSignedIn(reply)
  if (token !== undefined) localStore.write(storageKeys.authToken, token)
  // A token left from before would speak louder than the new cookie, and for somebody else.
  else localStore.remove(storageKeys.authToken)
  setCurrentUser(cache, user)
  return user
}
