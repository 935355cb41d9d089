import { parsePostAuthAction } from '#client/platform/session/post-auth-action.ts'

/** Where signing in leads: back to the page that asked for it, or else where the address's action says. */
export function destinationAfter(action: string | null, askedBy?: string): string {
  if (askedBy !== undefined) return askedBy
  return action === 'subscribe' ? '/pricing' : '/'
}

export type AuthMode = 'signIn' | 'signUp'

/** Somebody who wants to start something usually has no account yet; a link may say that they have. */
export function modeOf(search: URLSearchParams): AuthMode {
  const asked = search.get('mode')
  if (asked === 'signin') return 'signIn'
  const action = search.get('action')
  const isBeginning = action === 'subscribe' || parsePostAuthAction(action) !== null
  return isBeginning || asked === 'signup' || search.has('signup') ? 'signUp' : 'signIn'
}
