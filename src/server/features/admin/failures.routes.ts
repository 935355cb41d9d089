import type { FastifyInstance } from 'fastify'
import { listFailures as listFailuresEndpoint, retryJob } from '#contract/admin/admin.ts'
import { done } from '#contract/fields.ts'
import { serveAdmin } from '#server/platform/serve.ts'
import { createFailures, type FailuresDeps } from './failures.service.ts'

export function adminFailuresRoutes(app: FastifyInstance, deps: FailuresDeps) {
  const failures = createFailures(deps)

  serveAdmin(app, listFailuresEndpoint, ({ query }) => failures.list(query))
  serveAdmin(app, retryJob, async ({ actor, params }) => {
    await failures.retry(actor.userId, params.id)
    return done
  })
}
