import type { FastifyInstance } from 'fastify'
import { recordLead } from '#contract/leads.ts'
import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/platform/rate-limits.ts'
import { servePublic } from '#server/platform/serve.ts'
import { describeLead } from './describe-lead.ts'
import { insertLead } from './leads.queries.ts'

export type LeadsDeps = { db: Database; limits: Limits }

export function leadsRoutes(app: FastifyInstance, { db, limits }: LeadsDeps) {
  servePublic(app, recordLead, async ({ body, request }) => {
    await limits.spend('lead', request.ip)
    await insertLead(db, describeLead(request, body))
    return { ok: true } as const
  })
}
