import type { FastifyInstance } from 'fastify'
import { listFailures as listFailuresEndpoint, retryJob } from '#contract/admin.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { listFailures } from './failures.queries.ts'
import { createFailures, type FailuresDeps } from './failures.service.ts'
import { presentFailure } from './present-failure.ts'

export function adminFailuresRoutes(app: FastifyInstance, deps: FailuresDeps) {
  const failures = createFailures(deps)

  serveAdmin(app, listFailuresEndpoint, async ({ query }) =>
    (await listFailures(deps.db, query)).map((row) => presentFailure(row, deps.isKnownJob(row.name))),
  )
  serveAdmin(app, retryJob, async ({ actor, params }) => {
    await failures.retry(actor.userId, params.id)
    return { ok: true } as const
  })
}
