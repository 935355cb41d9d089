import { localStore, storageKeys } from '../storage.ts'

/** An unfinished sign-up: what was typed, except the password. */
export type PendingSignup = { email: string; firstName: string; lastName: string; startedAt: string }

export function storePendingSignup(typed: Omit<PendingSignup, 'startedAt'>, now = new Date()) {
  const { email, firstName, lastName } = typed
  const pending: PendingSignup = { email, firstName, lastName, startedAt: now.toISOString() }
  localStore.write(storageKeys.pendingSignup, JSON.stringify(pending))
}

export function clearPendingSignup() {
  localStore.remove(storageKeys.pendingSignup)
}

export function hasPendingSignup(): boolean {
  return localStore.read(storageKeys.pendingSignup) !== null
}

export function findPendingSignup(): PendingSignup | undefined {
  try {
    const stored: unknown = JSON.parse(localStore.read(storageKeys.pendingSignup) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const text = (key: string) => {
      const value: unknown = Reflect.get(stored, key)
      return typeof value === 'string' ? value : ''
    }
    return {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      startedAt: text('startedAt'),
    }
  } catch {
    return undefined
  }
}
