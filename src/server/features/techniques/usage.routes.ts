import type { FastifyInstance } from 'fastify'
import { rateTechniqueUsage, readTechniqueStats, recordTechniqueUsage } from '#contract/techniques.ts'
import { serveMember } from '#server/platform/serve.ts'
import { createTechniqueUsage, type UsageDeps } from './usage.service.ts'

export function techniqueUsageRoutes(app: FastifyInstance, deps: UsageDeps) {
  const usage = createTechniqueUsage(deps)
  serveMember(app, recordTechniqueUsage, ({ actor, body }) => usage.record(actor, body))
  serveMember(app, rateTechniqueUsage, ({ actor, params, body }) => usage.rate(actor, params.usageId, body.rating))
  serveMember(app, readTechniqueStats, ({ actor }) => usage.readStats(actor))
}
