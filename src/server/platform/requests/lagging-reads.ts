import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Replica } from '../../db/database.ts'
import { noteWrite } from '../sessions/sessions.queries.ts'

/** Recording every change would double its cost; within this time, one record covers all. */
const noteEveryMs = 10_000
/** No change takes longer than this, including a streamed answer of the coach. */
const longestWriteMs = 120_000

/**
 * Reads marked `mayLag` go to the replica, except for people who changed something it may not have yet: members always
 * see their own changes, on all their devices and through any instance. Who somebody is and what they may do is always
 * read from the primary.
 */
export function sendReadsToReplica(app: FastifyInstance, { db, replica }: { db: Database; replica: Replica }): void {
  app.addHook('onRequest', async (request) => {
    const { actor } = request
    if (!actor || isRead(request)) return
    // Before the change, so that nobody can see its result without being known as its author.
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
