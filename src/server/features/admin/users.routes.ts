import type { FastifyInstance } from 'fastify'
import { disableUser, enableUser, extendTrial, makeAdmin, removeAdmin, searchUsers } from '#contract/admin.ts'
import type { Database } from '#server/db/database.ts'
import { requireConfirmed } from '#server/platform/confirmation.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { insertLogEntry } from './log.queries.ts'
import { findUsers } from './users.queries.ts'
import { createAdminUsers, presentUser } from './users.service.ts'

const done = { ok: true } as const

export function adminUsersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const users = createAdminUsers({ db })

  serveAdmin(app, searchUsers, async ({ actor, query }) => {
    const { rows, total } = await findUsers(db, query)
    // How many were shown, not what was looked for: that may be somebody's name.
    const details = { rows: rows.length, offset: query.offset }
    await insertLogEntry(db, { adminId: actor.userId, action: 'search_users', details })
    return { users: rows.map(presentUser), total }
  })

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
