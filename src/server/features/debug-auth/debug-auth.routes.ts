import type { FastifyInstance, FastifyRequest } from 'fastify'
import { directAuth, loginJwt } from '#contract/accounts/debug-auth.ts'
import { servePublic } from '#server/platform/serve.ts'
import { callerOf } from '#server/platform/sessions/device.ts'
import { createDebugSignIn, type DebugSignInDeps } from './debug-auth.service.ts'

type DebugAuthDeps = DebugSignInDeps & {
  openToken: (request: FastifyRequest, userId: string) => Promise<string>
}

/** Registered only in demo mode or with DEBUG_AUTH; otherwise these addresses do not exist. */
export function debugAuthRoutes(app: FastifyInstance, { openToken, ...deps }: DebugAuthDeps) {
  const signIn = createDebugSignIn(deps)

  servePublic(app, directAuth, async ({ body, request }) => {
    const { user, created } = await signIn.registerOrSignIn(body, callerOf(request))
    return { user, token: await openToken(request, user.id), created }
  })
  servePublic(app, loginJwt, async ({ body, request }) => {
    const user = await signIn.checkCredentials(body, callerOf(request))
    return { user, token: await openToken(request, user.id) }
  })
}
