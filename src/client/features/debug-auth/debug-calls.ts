import { readApiError } from '#client/platform/request/api-error.ts'
import { apiRequest, call } from '#client/platform/request/request.ts'
import type { CurrentUser, Registration, SignedIn } from '#contract/accounts/accounts.ts'
import { readCurrentUser } from '#contract/accounts/accounts.ts'
import { directAuth, loginJwt } from '#contract/accounts/debug-auth.ts'

/** Without cookies, so that creating a test account does not affect whoever is signed in. */
export async function createTestAccount(person: Registration): Promise<SignedIn & { created: boolean }> {
  const response = await fetch(directAuth.path, {
    method: directAuth.method,
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    credentials: 'omit',
    body: JSON.stringify(person),
  })
  if (!response.ok) throw await readApiError(response)
  return (await response.json()) as SignedIn & { created: boolean }
}

export function signInForToken(credentials: { email: string; password: string }) {
  return call(loginJwt, { body: credentials })
}

export async function askWhoIsSignedIn(): Promise<CurrentUser> {
  const response = await apiRequest(readCurrentUser.method, readCurrentUser.path)
  return (await response.json()) as CurrentUser
}
