import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Replica } from '../../db/database.ts'
import { noteWrite } from '../sessions/sessions.queries.ts'

/** Noting every change would double the cost of each; within this time one note stands for all. */
const noteEveryMs = 10_000
/** No change takes longer than this from its first byte to its last, a streamed answer of the coach included. */
const longestWriteMs = 120_000

/**
 * Reads whose endpoint says `mayLag` go to the replica, for everybody who has not changed anything that it may not yet
 * have: members always see what they did themselves, on all their devices and through any instance. Who somebody is,
 * and what they may do, is always read from the primary.
 */
export function sendReadsToReplica(app: FastifyInstance, { db, replica }: { db: Database; replica: Replica }): void {
  app.addHook('onRequest', async (request) => {
    const { actor } = request
    if (!actor || isRead(request)) return
    // Before the change, so that nobody can see its answer and not yet be known as its author.
    const isNoted = Date.now() - actor.person.lastWroteAt.getTime() < noteEveryMs
    if (!isNoted) await noteWrite(db, actor.userId)
  })

  app.addHook('preHandler', (request, _reply, done) => {
    if (mayLag(request)) replica.readFrom(done)
    else done()
  })

  function mayLag(request: FastifyRequest): boolean {
    if (!request.routeOptions.config.endpoint?.mayLag || !isRead(request)) return false
    const lastWrote = request.actor?.person.lastWroteAt.getTime() ?? Number.NEGATIVE_INFINITY
    const caughtUpTo = replica.caughtUpTo()
    return caughtUpTo > 0 && caughtUpTo > lastWrote + noteEveryMs + longestWriteMs
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
