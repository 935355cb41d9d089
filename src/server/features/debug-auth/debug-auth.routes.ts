import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Credentials, CurrentUser, Registration } from '#contract/accounts/accounts.ts'
import { directAuth, loginJwt } from '#contract/accounts/debug-auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { servePublic } from '#server/platform/serve.ts'
import { type Caller, callerOf } from '#server/platform/sessions/device.ts'

export type DebugAuthDeps = {
  register: (registration: Registration, ip: string) => Promise<CurrentUser>
  checkCredentials: (credentials: Credentials, caller: Caller) => Promise<CurrentUser>
  hasSecondStep: (userId: string) => Promise<boolean>
  openToken: (request: FastifyRequest, userId: string) => Promise<string>
}

/** Registered only in demo mode or with DEBUG_AUTH; otherwise these addresses do not exist. */
export function debugAuthRoutes(app: FastifyInstance, deps: DebugAuthDeps) {
  const { register, hasSecondStep, openToken } = deps

  servePublic(app, directAuth, async ({ body, request }) => {
    const { user, created } = await createOrFind(body, callerOf(request))
    return { user, token: await openToken(request, user.id), created }
  })

  servePublic(app, loginJwt, async ({ body, request }) => {
    const user = await checkCredentials(body, callerOf(request))
    return { user, token: await openToken(request, user.id) }
  })

  /** These pages only know the password. People with two-step sign-in have to use the sign-in page. */
  async function checkCredentials(credentials: Credentials, caller: Caller) {
    const user = await deps.checkCredentials(credentials, caller)
    if (await hasSecondStep(user.id))
      throw new AppError('forbidden', 'This account signs in with two steps. Use the sign-in page.')
    return user
  }

  async function createOrFind(body: Registration, caller: Caller) {
    try {
      return { user: await register(body, caller.ip), created: true }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      return { user: await checkCredentials(body, caller), created: false }
    }
  }
}
