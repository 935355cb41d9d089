import { signOut } from '#contract/accounts/accounts.ts'
import { apiRequest } from '../request/request.ts'
import { localStore, storageKeys } from '../storage.ts'

export async function endServerSession(): Promise<boolean> {
  try {
    await apiRequest(signOut.method, signOut.path)
    return true
  } catch {
    return false
  }
}

export function rememberPendingSignOut() {
  localStore.write(storageKeys.pendingSignOut, 'true')
}

export function clearPendingSignOut() {
  localStore.remove(storageKeys.pendingSignOut)
}

/** Retries a sign-out that could not reach the server; false while it still cannot. */
export async function settlePendingSignOut(): Promise<boolean> {
  if (localStore.read(storageKeys.pendingSignOut) === null) return true
  if (!(await endServerSession())) return false
  clearPendingSignOut()
  return true
}
