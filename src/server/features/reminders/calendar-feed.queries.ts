import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { moments } from '#server/db/tables/moments.ts'
import { reminderSettings } from '#server/db/tables/reminders.ts'
import { users } from '#server/db/tables/users.ts'

const momentsMax = 200

export async function findCalendarOwner(db: Queryable, calendarId: string) {
  const [row] = await db
    .select({ userId: users.id, isStopped: reminderSettings.isStopped })
    .from(reminderSettings)
    .innerJoin(users, eq(users.id, reminderSettings.userId))
    .where(and(eq(reminderSettings.calendarId, calendarId), eq(users.isAccountDisabled, false)))
  return row
}

/** What a calendar shows: open moments with a time that are not long over. Nothing that was written about them. */
export function listFeedMoments(db: Queryable, userId: string) {
  return db
    .select({
      id: moments.id,
      title: moments.title,
      startsAt: sql<Date>`${moments.startsAt}`.mapWith(moments.startsAt),
      timeZone: moments.timeZone,
      reminders: moments.reminders,
      createdAt: moments.createdAt,
      updatedAt: moments.updatedAt,
    })
    .from(moments)
    .where(
      and(eq(moments.userId, userId), isNull(moments.closedAt), gt(moments.startsAt, sql`now() - interval '30 days'`)),
    )
    .orderBy(asc(moments.startsAt), asc(moments.id))
    .limit(momentsMax)
}
export type FeedMoment = Awaited<ReturnType<typeof listFeedMoments>>[number]
