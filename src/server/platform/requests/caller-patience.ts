import type { FastifyInstance } from 'fastify'
import { createPatience, type Patience } from '../../db/connections/patience.ts'

declare module 'fastify' {
  interface FastifyRequest {
    patience: Patience | null
  }
}

/** Leaves a second for everything else, so that the caller has an answer within ten. */
const defaultPatienceMs = 9000

/** However many statements a request needs, and however stuck the database is, its waits are limited together. */
export function limitCallersWaits(app: FastifyInstance, patienceMs = defaultPatienceMs): void {
  app.decorateRequest('patience', null)
  app.addHook('onRequest', (request, reply, done) => {
    const patience = createPatience(patienceMs)
    request.patience = patience
    reply.raw.once('close', patience.end)
    patience.run(done)
  })
  // Reading a body happens in the connection's async context, not the request's, so it has to be set again.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.patience) request.patience.run(done)
    else done()
  })
}
