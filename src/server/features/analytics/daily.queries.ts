import { sql } from 'drizzle-orm'
import type { DailyFigures } from '#contract/admin/analytics.ts'
import type { Queryable } from '#server/db/database.ts'
import { pageViews } from '#server/db/tables/admin.ts'
import { leads } from '#server/db/tables/growth.ts'
import { users } from '#server/db/tables/users.ts'

/** One row per day, oldest first, ending today. Days are in UTC, so that every administrator sees the same. */
export async function listDailyFigures(db: Queryable, days: number): Promise<DailyFigures[]> {
  const utcDay = (moment: unknown) => sql`(${moment} at time zone 'UTC')::date`
  const since = sql`(${utcDay(sql`now()`)} - ${days - 1}::int)`
  const sinceMoment = sql`(${since}::timestamp at time zone 'UTC')`
  const perDay = (table: unknown, moment: unknown) =>
    sql`(select ${utcDay(moment)} as day, count(*)::int as count from ${table} where ${moment} >= ${sinceMoment} group by 1)`
  const { rows } = await db.execute<DailyFigures>(sql`
    select
      to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(l.count, 0) as leads,
      coalesce(c.count, 0) as conversions,
      coalesce(s.count, 0) as signups,
      coalesce(t.count, 0) as trials,
      coalesce(v.count, 0) as "pageViews"
    -- Counted in whole days: moments would skip one where the clocks change at midnight.
    from (select ${since} + n as day from generate_series(0, ${days - 1}::int) as n) as d
    left join ${perDay(leads, leads.createdAt)} l on l.day = d.day
    left join ${perDay(leads, leads.convertedAt)} c on c.day = d.day
    left join ${perDay(users, users.createdAt)} s on s.day = d.day
    left join ${perDay(users, users.trialStartDate)} t on t.day = d.day
    left join (select ${pageViews.day} as day, sum(${pageViews.views})::int as count from ${pageViews}
      where ${pageViews.day} >= ${since} group by 1) v
      on v.day = d.day
    order by d.day`)
  return rows
}
