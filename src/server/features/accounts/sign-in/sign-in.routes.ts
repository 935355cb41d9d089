import type { FastifyInstance } from 'fastify'
import { login, readCurrentUser, readCurrentUserAlias, register, signOut } from '#contract/accounts/accounts.ts'
import { done } from '#contract/fields.ts'
import { serveMember, servePublic } from '#server/platform/serve.ts'
import { callerOf } from '#server/platform/sessions/device.ts'
import type { Actor, Sessions } from '#server/platform/sessions/sessions.ts'
import { presentUser } from '../present-user.ts'
import { createSecondStep, type SecondStepDeps } from '../two-step/second-step.ts'
import { openSession } from './open-session.ts'
import { createRegistration, type RegistrationDeps } from './registration.service.ts'
import { createSignIn, type SignInDeps } from './sign-in.service.ts'

export type SignInRoutesDeps = RegistrationDeps & SignInDeps & SecondStepDeps & { sessions: Sessions }

export function signInRoutes(app: FastifyInstance, deps: SignInRoutesDeps) {
  const signIn = createSignIn(deps)
  const registration = createRegistration(deps)
  const secondStep = createSecondStep(deps)
  const { sessions } = deps

  servePublic(app, login, async ({ body, request, reply }) => {
    const user = await signIn.checkCredentials(body, callerOf(request))
    const wantsToken = body.wantsToken ?? false
    const ticket = await secondStep.ticketFor(user.id, wantsToken)
    return ticket ? { secondStep: { ticket } } : openSession(sessions, { request, reply, user, wantsToken })
  })

  servePublic(app, register, async ({ body, request, reply }) => {
    const user = await registration.register(body, request.ip)
    return openSession(sessions, { request, reply, user, wantsToken: false })
  })

  servePublic(app, signOut, async ({ request, reply }) => {
    await sessions.signOut(request, reply)
    return done
  })

  const currentUser = ({ actor }: { actor: Actor }) => presentUser(actor.person)
  serveMember(app, readCurrentUser, currentUser)
  serveMember(app, readCurrentUserAlias, currentUser)

  // External pages send people here in the middle of a sign-up; the form fills itself from what it remembers.
  app.get(
    '/api/auth/replit-to-custom-redirect',
    { schema: { summary: 'Lead back to the sign-up form.' } },
    (_request, reply) => reply.redirect('/auth?signup=pending', 302),
  )
}
