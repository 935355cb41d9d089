import { z } from 'zod'
import { leadFieldMaxLength } from '#rules/limits.ts'
import { pageViewsPath } from '#rules/pages/page-views.ts'
import { endpoint } from '../endpoint.ts'
import { Count, Done } from '../fields.ts'
import { AdminPaging } from '../paging.ts'

/** Label for leads without a source. */
export const unknownSource = 'unknown'

export const Lead = z.object({
  id: z.uuid(),
  /** Empty once it was removed: after a year, or with the person's account. */
  email: z.string(),
  source: z.string(),
  campaign: z.string().nullable(),
  /** The external page that linked here. */
  referrer: z.string().nullable(),
  createdAt: z.iso.datetime(),
  convertedToUser: z.boolean(),
})
export type Lead = z.infer<typeof Lead>

const LeadPage = AdminPaging.extend({ source: z.string().max(leadFieldMaxLength).optional() })

export const listLeads = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/leads',
  summary: 'Who set out to sign up or asked for the letter, the latest first. Written to the log.',
  query: LeadPage,
  reply: z.array(Lead),
})
export const listAdminLeads = endpoint({ ...listLeads, path: '/api/admin/leads' })

export const exportLeads = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/leads/export',
  summary: 'All leads, or those of one source, as CSV. Written to the log.',
  query: LeadPage.pick({ source: true }),
  reply: z.string(),
})

export const LeadStats = z.object({
  total: Count,
  converted: Count,
  /** In percent, with one decimal; 0 when there are no leads. */
  conversionRate: z.number().min(0).max(100),
})
export type LeadStats = z.infer<typeof LeadStats>

export const readLeadStats = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/leads/stats',
  summary: 'How many leads there are, and how many became accounts.',
  reply: LeadStats,
})

export const TrafficSource = LeadStats.extend({ source: z.string() })
export type TrafficSource = z.infer<typeof TrafficSource>

export const listTrafficSources = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/leads/sources',
  summary: 'Leads by where they came from, the largest first.',
  reply: z.array(TrafficSource),
})

const LastDays = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })

export const DailyFigures = z.object({
  /** YYYY-MM-DD, by UTC. */
  day: z.iso.date(),
  leads: Count,
  conversions: Count,
  signups: Count,
  trials: Count,
  pageViews: Count,
})
export type DailyFigures = z.infer<typeof DailyFigures>

export const readDailyFigures = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/analytics/daily',
  summary: 'What happened on each of the last days, today included, days without anything too.',
  query: LastDays,
  reply: z.array(DailyFigures),
})

const PageCount = z.object({ path: z.string(), views: Count })

export const listPageViews = endpoint({
  access: 'admin',
  method: 'GET',
  path: '/api/admin/page-views',
  summary: 'The pages that were opened in the last days, the most opened first.',
  query: LastDays,
  reply: z.array(PageCount),
})

export const countPageView = endpoint({
  access: 'public',
  method: 'POST',
  path: pageViewsPath,
  summary: 'Count that a page was opened today: its path and the day, nobody’s name. Refused tracking is respected.',
  body: z.object({ path: z.string().max(2000) }),
  reply: Done,
  status: 202,
})
