import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, ownerId, updatedAt } from './columns.ts'

/** Who wants their week by mail on Sunday evenings. No row means nobody asked. */
export const weeklyReviews = pgTable(
  'weekly_reviews',
  {
    userId: ownerId().primaryKey(),
    isOn: boolean('is_on').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The Monday of the last week that was looked at for a mail: each week is, once, whoever does it and wherever. */
    lastWeek: date('last_week'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('weekly_reviews_wanted').on(t.timeZone, t.userId).where(sql`${t.isOn}`)],
)
