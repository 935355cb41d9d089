import { type QueryClient, type QueryFunctionContext, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CurrentUser, readCurrentUser } from '#contract/accounts/accounts.ts'
import { currentUserFreshMs, currentUserKeptMs } from '#rules/timings.ts'
import { ApiError } from '../request/api-error.ts'
import { getQueryFn } from '../request/query-client.ts'
import { localStore, storageKeys } from '../storage.ts'
import { clearPendingSignOut, settlePendingSignOut } from './pending-sign-out.ts'
import { announceSession } from './session-channel.ts'
import { expectSession, mayHaveSession } from './session-guess.ts'

export const currentUserKey = [readCurrentUser.path] as const

export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: readUser,
  retry: false,
  // The screen that says we could not ask must not ask again by being mounted, or it would never end.
  retryOnMount: false,
  refetchOnWindowFocus: true,
  refetchOnMount: true,
  staleTime: currentUserFreshMs,
  gcTime: currentUserKeptMs,
})

/**
 * `isUnreachable` means that we could not ask, which is neither signed in nor signed out; `problem` says why. Somebody
 * whose account was disabled is no longer let in, whatever is remembered of them.
 */
export function useCurrentUser() {
  const { data, isPending, isError, error, refetch } = useQuery(currentUserQuery)
  const isSwitchedOff = error instanceof ApiError && error.status === 403
  const user = isSwitchedOff ? null : (data ?? null)
  return {
    user,
    isLoading: isPending,
    isAuthenticated: user !== null,
    isUnreachable: isSwitchedOff || (isError && data === undefined),
    isSwitchedOff,
    problem: error,
    retry: refetch,
  }
}

/** For screens behind the gate, where somebody is always signed in. */
export function useRequiredUser(): CurrentUser {
  const { user } = useCurrentUser()
  // A sign-out in another tab renders a screen once more before the gate removes it.
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  const known = user ?? last
  if (!known) throw new Error('This screen is only shown to somebody who is signed in.')
  return known
}

/** Somebody signed in or changed their details: all screens show it at once, other tabs soon after. */
export function setCurrentUser(cache: QueryClient, user: CurrentUser) {
  const before = cache.getQueryData<CurrentUser | null>(currentUserKey)
  // The cache may contain data of whoever used this browser before.
  if (before?.id !== user.id) forgetPersonalData(cache)
  clearPendingSignOut()
  cache.setQueryData(currentUserKey, user)
  rememberSessionHint(user)
  if (before?.id !== user.id) announceSession('signed-in')
}

/** The session is gone; nothing of it may stay in memory. */
export function setSignedOut(cache: QueryClient) {
  localStore.remove(storageKeys.authToken)
  rememberSessionHint(null)
  forgetPersonalData(cache)
  cache.setQueryData(currentUserKey, null)
}

export function forgetPersonalData(cache: QueryClient) {
  cache.removeQueries({ predicate: ({ queryKey, meta }) => queryKey[0] !== currentUserKey[0] && !meta?.isPublic })
}

async function readUser(context: QueryFunctionContext): Promise<CurrentUser | null> {
  if (!mayHaveSession()) return null
  // A sign-out that could not reach the server comes first: until it is done, nobody counts as signed in here.
  if (!(await settlePendingSignOut())) return null
  const user = await getQueryFn<CurrentUser | null>({ on401: 'returnNull' })(context)
  rememberSessionHint(user)
  return user
}

function rememberSessionHint(user: CurrentUser | null) {
  if (!user) return localStore.remove(storageKeys.sessionHint)
  localStore.write(storageKeys.sessionHint, 'member')
  expectSession()
}
