import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Day } from '#rules/progress/calendar.ts'
import type { Queryable } from '#server/db/database.ts'
import { users } from '#server/db/tables/users.ts'
import { weeklyReviews } from '#server/db/tables/weekly-reviews.ts'

type Setting = { isOn: boolean; timeZone: string }

export async function findSetting(db: Queryable, userId: string): Promise<Setting | undefined> {
  const { isOn, timeZone } = weeklyReviews
  const [row] = await db.select({ isOn, timeZone }).from(weeklyReviews).where(eq(weeklyReviews.userId, userId))
  return row
}

/** Keeps the last week, so that switching off and on again on a Sunday evening sends no second mail. */
export async function saveSetting(db: Queryable, userId: string, setting: Setting) {
  await db
    .insert(weeklyReviews)
    .values({ userId, ...setting })
    .onConflictDoUpdate({ target: weeklyReviews.userId, set: setting })
}

export async function switchOff(db: Queryable, userId: string) {
  await db.update(weeklyReviews).set({ isOn: false }).where(eq(weeklyReviews.userId, userId))
}

/** The time zones of people who want the mail. */
export async function listZones(db: Queryable): Promise<string[]> {
  const { isOn, timeZone } = weeklyReviews
  const rows = await db.selectDistinct({ timeZone }).from(weeklyReviews).where(eq(isOn, true))
  return rows.map((row) => row.timeZone)
}

const isBefore = (week: Day) => or(isNull(weeklyReviews.lastWeek), lt(weeklyReviews.lastWeek, week))

type Page = { timeZone: string; week: Day; after: string; limit: number }

/** People in a time zone whose week has not been processed, page by page. */
export async function listWaiting(db: Queryable, { timeZone, week, after, limit }: Page): Promise<{ id: string }[]> {
  const { userId, isOn } = weeklyReviews
  return db
    .select({ id: userId })
    .from(weeklyReviews)
    .where(and(eq(isOn, true), eq(weeklyReviews.timeZone, timeZone), gt(userId, after), isBefore(week)))
    .orderBy(asc(userId))
    .limit(limit)
}

/** The addressee, for the first caller; undefined if it was already done, is unwanted, or the address is not confirmed. */
export async function claimWeek(db: Queryable, userId: string, week: Day) {
  const [claimed] = await db
    .update(weeklyReviews)
    .set({ lastWeek: week })
    .where(and(eq(weeklyReviews.userId, userId), eq(weeklyReviews.isOn, true), isBefore(week)))
    .returning({ timeZone: weeklyReviews.timeZone })
  if (!claimed) return undefined
  const [person] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), eq(users.isAccountDisabled, false)))
  return person && { ...person, ...claimed }
}
