import type { FastifyInstance } from 'fastify'
import { disableUser, enableUser, extendTrial, makeAdmin, removeAdmin, searchUsers } from '#contract/admin/admin.ts'
import { done } from '#contract/fields.ts'
import type { Database } from '#server/db/database.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { requireConfirmed } from '#server/platform/sessions/confirmation.ts'
import { createAdminUsers } from './users.service.ts'

export function adminUsersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const users = createAdminUsers({ db })

  serveAdmin(app, searchUsers, ({ actor, query }) => users.search(actor.userId, query))

  serveAdmin(app, disableUser, async ({ actor, params }) => {
    await users.setDisabled(actor.userId, params.id, true)
    return done
  })
  serveAdmin(app, enableUser, async ({ actor, params }) => {
    await users.setDisabled(actor.userId, params.id, false)
    return done
  })
  serveAdmin(app, makeAdmin, async ({ actor, params }) => {
    requireConfirmed(actor)
    await users.setRole(actor.userId, params.id, 'admin')
    return done
  })
  serveAdmin(app, removeAdmin, async ({ actor, params }) => {
    requireConfirmed(actor)
    await users.setRole(actor.userId, params.id, 'member')
    return done
  })
  serveAdmin(app, extendTrial, ({ actor, params, body }) =>
    users.extendTrial(actor.userId, params.id, new Date(body.until)),
  )
}
