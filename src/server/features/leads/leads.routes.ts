import type { FastifyInstance } from 'fastify'
import { exportLeads, listAdminLeads, listLeads, listTrafficSources, readLeadStats } from '#contract/admin/analytics.ts'
import { recordLead } from '#contract/admin/leads.ts'
import { done } from '#contract/fields.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import { sendCsv } from '#server/platform/requests/csv.ts'
import { serveAdmin, servePublic } from '#server/platform/serve.ts'
import { describeLead } from './describe-lead.ts'
import { createLeads, exportColumns, type LeadsDeps } from './leads.service.ts'

export function leadsRoutes(app: FastifyInstance, { limits, ...deps }: LeadsDeps & { limits: Limits }) {
  const leads = createLeads(deps)

  servePublic(app, recordLead, async ({ body, request }) => {
    await limits.spend('lead', request.ip)
    await leads.record(describeLead(request, body))
    return done
  })

  for (const endpoint of [listLeads, listAdminLeads])
    serveAdmin(app, endpoint, ({ actor, query: { source, limit, offset } }) =>
      leads.list(actor, { source, limit, offset }),
    )
  serveAdmin(app, readLeadStats, () => leads.readStats())
  serveAdmin(app, listTrafficSources, () => leads.listSources())
  serveAdmin(app, exportLeads, async ({ actor, query, reply }) => {
    const rows = await leads.readAll(actor, query.source)
    return sendCsv(reply, { name: 'leads', columns: exportColumns, rows })
  })
}
