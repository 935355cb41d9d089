import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type LeadStats, unknownSource } from '#contract/admin/analytics.ts'
import type { Page } from '#contract/paging.ts'
import { leadKeptMonths } from '#rules/limits.ts'
import { percentage } from '#rules/words/percentage.ts'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { leads } from '#server/db/tables/growth.ts'

/** The source of leads from newsletter sign-ups. */
export const newsletterLeadSource = 'newsletter'

export async function insertLead(db: Queryable, lead: typeof leads.$inferInsert) {
  await db.insert(leads).values(lead)
}

const sameEmail = (email: string) => sql`lower(${leads.email}) = lower(${email})`

/**
 * All leads with this address count as converted. At first only those from the same IP address within the hour are
 * linked to the account: the others may be a stranger's until the address is confirmed.
 */
export async function convertLeads(
  db: Queryable,
  { userId, email, ip }: { userId: string; email: string; ip: string },
) {
  await db
    .update(leads)
    .set({ convertedToUser: true, convertedAt: sql`now()` })
    .where(and(sameEmail(email), eq(leads.convertedToUser, false)))
  await db
    .update(leads)
    .set({ userId })
    .where(
      and(
        sameEmail(email),
        isNull(leads.userId),
        eq(leads.ipAddress, ip),
        gt(leads.createdAt, sql`now() - interval '1 hour'`),
      ),
    )
}

/** For a confirmed address. */
export async function linkLeads(db: Queryable, { userId, email }: { userId: string; email: string }) {
  await db
    .update(leads)
    .set({ convertedToUser: true, convertedAt: sql`coalesce(${leads.convertedAt}, now())`, userId })
    .where(and(sameEmail(email), isNull(leads.userId)))
}

/** Written out like in the index, because a parameter would not match it. */
const sourceName = sql<string>`coalesce(nullif(${leads.source}, ''), ${sql.raw(`'${unknownSource}'`)})`

const leadColumns = {
  id: leads.id,
  email: leads.email,
  source: sourceName,
  campaign: leads.campaign,
  referrer: leads.referrer,
  createdAt: leads.createdAt,
  convertedToUser: leads.convertedToUser,
}

const fromSource = (source: string | undefined): SQL | undefined =>
  source === undefined ? undefined : sql`${sourceName} = ${source}`

export type LeadsPage = Page & { source: string | undefined }

export async function listLeads(db: Queryable, { source, limit, offset }: LeadsPage) {
  return db
    .select(leadColumns)
    .from(leads)
    .where(fromSource(source))
    .orderBy(latestFirst(leads.createdAt), leads.id)
    .limit(limit)
    .offset(offset)
}
export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number]

/** The next rows after an id: new leads meanwhile neither shift nor repeat anything. */
export async function listLeadsAfter(db: Queryable, source: string | undefined, after: string, limit: number) {
  return db
    .select(leadColumns)
    .from(leads)
    .where(and(fromSource(source), gt(leads.id, after)))
    .orderBy(leads.id)
    .limit(limit)
}

const counted = {
  total: sql<number>`count(*)::int`,
  converted: sql<number>`(count(*) filter (where ${leads.convertedToUser}))::int`,
}

export async function readLeadStats(db: Queryable): Promise<LeadStats> {
  const [row] = await db.select(counted).from(leads)
  return withRate(row ?? { total: 0, converted: 0 })
}

export async function listTrafficSources(db: Queryable) {
  const rows = await db
    .select({ source: sourceName, ...counted })
    .from(leads)
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
  return rows.map(withRate)
}

function withRate<Row extends { total: number; converted: number }>(row: Row) {
  return { ...row, conversionRate: percentage(row.converted, row.total) }
}

/** What is removed from a lead about the person; the rest is for statistics. */
const forgotten = { email: '', campaign: null, referrer: null, userAgent: null, ipAddress: null }

/** For addresses that were entered for the newsletter and never confirmed. Leads of people with an account stay. */
export async function forgetLetterLeads(db: Queryable, emails: readonly string[]) {
  const isTheirs = sql`lower(${leads.email}) in (select lower(e) from unnest(${sql.param(emails)}::text[]) e)`
  const isOpen = and(eq(leads.source, newsletterLeadSource), isNull(leads.userId))
  await db.update(leads).set(forgotten).where(and(isOpen, isTheirs))
}

export async function forgetOldLeads(db: Queryable) {
  const isOld = lt(leads.createdAt, sql`now() - make_interval(months => ${leadKeptMonths})`)
  const namesSomebody = or(
    sql`${leads.email} <> ''`,
    sql`coalesce(${leads.campaign}, ${leads.referrer}, ${leads.userAgent}, ${leads.ipAddress}) is not null`,
  )
  await db.update(leads).set(forgotten).where(and(isOld, namesSomebody))
}
