/** Where the worker keeps what a member last saw of their own. It goes with the session. */
export const lastSeenCache = 'last-seen'

/** On answers that it had kept, because the server did not give one. */
export const keptHeader = 'x-kept'

export const currentUserRead = '/api/user'
export const settingsRead = '/api/settings'

/**
 * Answers that let a member's screens open without a network. What was said to the coach or in the community, what
 * was written down after a challenge, and what an administrator sees are not among them: those need a connection.
 * Moments are, with what was written about them: they are needed at the door, where there may be no network.
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
