import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { leads } from '#server/db/tables/growth.ts'

export async function insertLead(db: Queryable, lead: typeof leads.$inferInsert) {
  await db.insert(leads).values(lead)
}

/** All leads with this address now belong to an account. */
export async function convertLeads(db: Queryable, { userId, email }: { userId: string; email: string }) {
  await db
    .update(leads)
    .set({ convertedToUser: true, convertedAt: sql`now()`, userId })
    .where(and(sql`lower(${leads.email}) = lower(${email})`, eq(leads.convertedToUser, false)))
}
