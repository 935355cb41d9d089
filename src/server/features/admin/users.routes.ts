import type { FastifyInstance } from 'fastify'
import { disableUser, enableUser } from '#contract/admin.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { setAccountDisabled } from './users.queries.ts'

export function adminUsersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  serveAdmin(app, disableUser, async ({ actor, params }) => {
    if (params.id === actor.userId)
      throw new AppError('conflict', 'You cannot switch off your own account; ask another administrator.')
    return change(params.id, true)
  })
  serveAdmin(app, enableUser, ({ params }) => change(params.id, false))

  async function change(userId: string, isDisabled: boolean) {
    if (!(await setAccountDisabled(db, userId, isDisabled)))
      throw new AppError('not_found', 'There is no such account.')
    return { ok: true } as const
  }
}
