import type { FastifyInstance } from 'fastify'
import { recordLead } from '#contract/leads.ts'
import { leadFieldMaxLength } from '#rules/limits.ts'
import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/platform/rate-limits.ts'
import { servePublic } from '#server/platform/serve.ts'
import { insertLead } from './leads.queries.ts'

export type LeadsDeps = { db: Database; limits: Limits }

export function leadsRoutes(app: FastifyInstance, { db, limits }: LeadsDeps) {
  servePublic(app, recordLead, async ({ body, request }) => {
    await limits.spend('lead', request.ip)
    await insertLead(db, {
      email: body.email,
      source: body.source || null,
      campaign: body.campaign || null,
      referrer: clip(request.headers.referer),
      userAgent: clip(request.headers['user-agent']),
      ipAddress: request.ip,
    })
    return { ok: true } as const
  })
}

function clip(header: string | undefined): string | null {
  return header ? header.slice(0, leadFieldMaxLength) : null
}
