import type { PostAuthAction } from '#client/platform/session/post-auth-action.ts'

export type Arrival = { pathname: string; search: string; action: PostAuthAction | null }

/** Where to send a signed-in person instead of this address; null if they are where they belong. */
export function nextAddress({ pathname, search, action }: Arrival): string | null {
  // The sign-in screen redirects by itself; a remembered action is carried out on the page it leads to.
  if (pathname === '/auth') return null
  if (action === 'startTrial') return '/dashboard?startTrial=true'
  if (action) return `/pricing?billing=${encodeURIComponent(action.slice('subscribe-'.length))}`
  return isReturnFromSignIn(pathname, new URLSearchParams(search)) ? '/dashboard' : null
}

const keepsItsAddress = new Set(['/pricing', '/auth', '/debug-auth'])

function isReturnFromSignIn(pathname: string, search: URLSearchParams): boolean {
  if (keepsItsAddress.has(pathname)) return false
  // A payment return is shown first; its own button then resets the address.
  if (search.get('success') === 'true' || search.has('session_id')) return false
  return search.get('auth') === 'success' || search.get('dev') === 'true'
}
