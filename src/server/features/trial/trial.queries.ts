import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/tables/users.ts'

/** True if this call started it. The update itself checks, so that two at once start one trial. */
export async function beginTrial(db: Queryable, userId: string, dates: { start: Date; end: Date }) {
  const started = await db
    .update(users)
    .set({ trialStartDate: dates.start, trialEndDate: dates.end, hasUsedTrial: true })
    .where(and(eq(users.id, userId), eq(users.hasUsedTrial, false)))
    .returning({ id: users.id })
  return started.length > 0
}
