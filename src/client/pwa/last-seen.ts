/** Where the service worker keeps what a member last saw. Deleted with the session. */
export const lastSeenCache = 'last-seen'

/** Marks answers from that copy, given because the server did not answer. */
export const keptHeader = 'x-kept'

export const currentUserRead = '/api/user'
export const settingsRead = '/api/settings'

/**
 * Answers that let a member's screens open without a network. Excluded are chats with the coach, the community, what
 * was written after a challenge, and administrators' data: those need a connection. Moments are included, with what was
 * written about them, because they are needed on the way, where there may be no network.
 */
export const keptReads: readonly string[] = [
  currentUserRead,
  settingsRead,
  '/api/trial/status',
  '/api/membership',
  '/api/cues/favorites',
  '/api/cues/uses',
  '/api/techniques/stats',
  '/api/learn/feedback',
  '/api/mood-entries',
  '/api/progress',
  '/api/moments',
  '/api/exposure-challenges',
  '/api/exposure-challenges/overview',
  '/api/exposure-challenges/user-progress',
  '/api/exposure-challenges/ladder',
]

const sessionCalls = [
  '/api/auth/signout',
  '/api/login',
  '/api/login/second-step',
  '/api/register',
  '/api/login-jwt',
  '/direct-auth',
]

/** Calls after which another account may be signed in, or none. */
export function changesSession(method: string, path: string): boolean {
  if (path === currentUserRead) return method === 'DELETE'
  return method === 'POST' && sessionCalls.includes(path)
}
