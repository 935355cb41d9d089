import { type QueryClient, useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { currentUserKey, useCurrentUser } from '#client/platform/session/current-user.ts'
import { type Membership, readMembership } from '#contract/membership.ts'
import { currentUserFreshMs } from '#rules/timings.ts'

export const membershipKey = [readMembership.path] as const

/** The person's plan; refetched when the window is focused again, because paying happens elsewhere. */
export function useMembership() {
  const { isAuthenticated } = useCurrentUser()
  return useQuery({
    ...queryOf(readMembership),
    enabled: isAuthenticated,
    staleTime: currentUserFreshMs,
    refetchOnWindowFocus: true,
  })
}

/** Stores a new state from the server for all screens, and refetches what the account may do. */
export function keepMembership(cache: QueryClient, membership: Membership) {
  cache.setQueryData(membershipKey, membership)
  void cache.invalidateQueries({ queryKey: currentUserKey })
}

export function isPaid({ status }: Membership): boolean {
  return status === 'active' || status === 'lifetime'
}
