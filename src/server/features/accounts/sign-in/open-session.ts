import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import type { Sessions } from '#server/platform/sessions/sessions.ts'

type Opening = { request: FastifyRequest; reply: FastifyReply; user: CurrentUser; wantsToken: boolean }

/** Browsers get a cookie. Clients that cannot keep one ask for a token. */
export async function openSession(sessions: Sessions, { request, reply, user, wantsToken }: Opening) {
  if (wantsToken) return { user, token: await sessions.openToken(request, user.id) }
  await sessions.signIn(request, reply, user.id)
  return { user }
}
