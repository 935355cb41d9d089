import { gte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { pageViews } from '#server/db/tables/admin.ts'

type Counted = { path: string; day: string; views: number }

/** Adds to the existing counts, always in the same order, so that two instances cannot deadlock. */
export async function addPageViews(db: Queryable, counted: readonly Counted[]) {
  const rows = counted.toSorted((a, b) => (a.day + a.path < b.day + b.path ? -1 : 1))
  await db
    .insert(pageViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path],
      set: { views: sql`${pageViews.views} + excluded.views` },
    })
}

export async function listPageViews(db: Queryable, days: number) {
  const views = sql<number>`sum(${pageViews.views})::int`
  return db
    .select({ path: pageViews.path, views })
    .from(pageViews)
    .where(gte(pageViews.day, sql`(now() at time zone 'UTC')::date - ${days - 1}::int`))
    .groupBy(pageViews.path)
    .orderBy(sql`2 desc`, pageViews.path)
    .limit(50)
}
