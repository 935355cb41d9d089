import type { Credentials, CurrentUser, Registration } from '#contract/accounts/accounts.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Caller } from '#server/platform/sessions/device.ts'

/** Passed in by app.ts: accounts belong to another feature. */
export type DebugSignInDeps = {
  register: (registration: Registration, ip: string) => Promise<CurrentUser>
  checkCredentials: (credentials: Credentials, caller: Caller) => Promise<CurrentUser>
  hasSecondStep: (userId: string) => Promise<boolean>
}

export function createDebugSignIn({ register, hasSecondStep, ...deps }: DebugSignInDeps) {
  /** These pages only know the password. People with two-step sign-in have to use the sign-in page. */
  async function checkCredentials(credentials: Credentials, caller: Caller): Promise<CurrentUser> {
    const user = await deps.checkCredentials(credentials, caller)
    if (await hasSecondStep(user.id))
      throw new AppError('forbidden', 'This account signs in with two steps. Use the sign-in page.')
    return user
  }

  return {
    checkCredentials,

    async registerOrSignIn(registration: Registration, caller: Caller) {
      try {
        return { user: await register(registration, caller.ip), created: true }
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'conflict') throw error
        return { user: await checkCredentials(registration, caller), created: false }
      }
    },
  }
}
