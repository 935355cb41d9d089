import type { FastifyRequest } from 'fastify'
import { refusal } from '../errors.ts'
import { isLoopback } from '../requests/addresses/addresses.ts'
import type { Sessions } from './sessions.ts'

/** Somebody on the machine itself, or an administrator. */
export async function requireOperator(request: FastifyRequest, sessions: Sessions): Promise<void> {
  if (isLoopback(request)) return
  const actor = await sessions.findActor(request)
  if (!actor) throw refusal('signed_out')
  if (actor.person.role !== 'admin' || actor.person.isAccountDisabled) throw refusal('admin_only')
  if (sessions.lacksTwoStep(actor.person)) throw refusal('two_step_needed')
}
