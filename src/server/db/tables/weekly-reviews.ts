import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, ownerId, updatedAt } from './columns.ts'

/** Who gets their week by mail on Sunday evenings. No row means they did not ask for it. */
export const weeklyReviews = pgTable(
  'weekly_reviews',
  {
    userId: ownerId().primaryKey(),
    isOn: boolean('is_on').notNull(),
    timeZone: text('time_zone').notNull(),
    /**
     * The Monday of the last week that was processed: each week is processed once, by whichever instance and in
     * whichever time zone.
     */
    lastWeek: date('last_week'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('weekly_reviews_wanted').on(t.timeZone, t.userId).where(sql`${t.isOn}`)],
)
