import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Credentials, CurrentUser, Registration } from '#contract/accounts.ts'
import { directAuth, loginJwt } from '#contract/debug-auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { servePublic } from '#server/platform/serve.ts'

export type DebugAuthDeps = {
  register: (registration: Registration, ip: string) => Promise<CurrentUser>
  checkCredentials: (credentials: Credentials, ip: string) => Promise<CurrentUser>
  openToken: (request: FastifyRequest, userId: string) => Promise<string>
}

/** Registered only in demo mode or with DEBUG_AUTH; otherwise these addresses do not exist. */
export function debugAuthRoutes(app: FastifyInstance, { register, checkCredentials, openToken }: DebugAuthDeps) {
  servePublic(app, directAuth, async ({ body, request }) => {
    const { user, created } = await createOrFind(body, request.ip)
    return { user, token: await openToken(request, user.id), created }
  })

  servePublic(app, loginJwt, async ({ body, request }) => {
    const user = await checkCredentials(body, request.ip)
    return { user, token: await openToken(request, user.id) }
  })

  async function createOrFind(body: Registration, ip: string) {
    try {
      return { user: await register(body, ip), created: true }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      return { user: await checkCredentials(body, ip), created: false }
    }
  }
}
