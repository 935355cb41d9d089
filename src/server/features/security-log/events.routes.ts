import type { FastifyInstance } from 'fastify'
import { countNobodysEvents, listAllEvents, listOwnEvents } from '#contract/accounts/security-log.ts'
import type { Database } from '#server/db/database.ts'
import { serveAdmin, serveMember } from '#server/platform/serve.ts'
import { countOfNobody, listEvents, listEventsOf } from './events.queries.ts'

const countedDays = 7

export function securityLogRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serveMember(app, listOwnEvents, async ({ actor, query }) =>
    (await listEventsOf(db, actor.userId, query)).map(withWrittenMoment),
  )
  serveAdmin(app, listAllEvents, async ({ query }) => (await listEvents(db, query)).map(withWrittenMoment))
  serveAdmin(app, countNobodysEvents, () => countOfNobody(db, countedDays))
}

function withWrittenMoment<Row extends { lastAt: Date }>(row: Row) {
  return { ...row, lastAt: row.lastAt.toISOString() }
}
