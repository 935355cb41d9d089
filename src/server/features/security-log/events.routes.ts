import type { FastifyInstance } from 'fastify'
import { countEventsWithoutAccount, listAllEvents, listOwnEvents } from '#contract/accounts/security-log.ts'
import type { Database } from '#server/db/database.ts'
import { serveAdmin, serveMember } from '#server/platform/serve.ts'
import { createSecurityEvents } from './events.service.ts'

export function securityLogRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const events = createSecurityEvents({ db })
  serveMember(app, listOwnEvents, ({ actor, query }) => events.listOwn(actor, query))
  serveAdmin(app, listAllEvents, ({ query }) => events.listAll(query))
  serveAdmin(app, countEventsWithoutAccount, () => events.countWithoutAccount())
}
