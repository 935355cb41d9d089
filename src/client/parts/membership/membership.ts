import { type QueryClient, useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { currentUserKey, useCurrentUser } from '#client/platform/session/current-user.ts'
import { type Membership, readMembership } from '#contract/membership.ts'
import { currentUserFreshMs } from '#rules/timings.ts'

export const membershipKey = [readMembership.path] as const

/** The plan one has; asked again whenever the window comes back, because paying happens elsewhere. */
export function useMembership() {
  const { isAuthenticated } = useCurrentUser()
  return useQuery({
    ...queryOf(readMembership),
    enabled: isAuthenticated,
    staleTime: currentUserFreshMs,
    refetchOnWindowFocus: true,
  })
}

/** The server told us of a new state: every screen sees it, and asks again what the account may do. */
export function keepMembership(cache: QueryClient, membership: Membership) {
  cache.setQueryData(membershipKey, membership)
  void cache.invalidateQueries({ queryKey: currentUserKey })
}

export function isPaid({ status }: Membership): boolean {
  return status === 'active' || status === 'lifetime'
}
