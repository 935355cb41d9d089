import { desc, eq, sql } from 'drizzle-orm'
import { comparisonDays, comparisonHours } from '#rules/progress/facts.ts'
import type { Queryable } from '#server/db/database.ts'
import { moodEntries, techniqueUsage } from '#server/db/tables/wellbeing.ts'

const usage = techniqueUsage

/** About the same day, and recent enough to be looked up on every visit. */
const isComparable = sql`${moodEntries.userId} = ${usage.userId} and ${moodEntries.day} = ${moodEntries.madeOn}
  and ${usage.createdAt} > now() - make_interval(days => ${comparisonDays})`

// A use is stored when it ends.
const begun = sql`${usage.createdAt} - make_interval(mins => ${usage.durationMinutes})`
const span = sql`make_interval(hours => ${comparisonHours})`

const before = sql`lateral (
  select ${moodEntries.mood} from ${moodEntries}
  where ${isComparable} and ${moodEntries.createdAt} between ${begun} - ${span} and ${begun}
  order by ${moodEntries.createdAt} desc limit 1) as mood_before`

const after = sql`lateral (
  select ${moodEntries.mood} from ${moodEntries}
  where ${isComparable} and ${moodEntries.createdAt} between ${usage.createdAt} and ${usage.createdAt} + ${span}
  order by ${moodEntries.createdAt} limit 1) as mood_after`

const hasBoth = sql`mood_before.mood is not null and mood_after.mood is not null`

/** How each technique was used, and the nearest check-ins before and after. */
export function listTechniques(db: Queryable, userId: string) {
  const sessions = sql<number>`count(*)::int`
  const lastUsed = sql<Date>`max(${usage.createdAt})`
  return db
    .select({
      techniqueId: usage.techniqueId,
      sessions,
      completed: sql<number>`count(*) filter (where ${usage.completed})::int`,
      completionRate: sql<number>`avg(${usage.completed}::int)::float8`,
      minutes: sql<number>`sum(${usage.durationMinutes})::int`,
      averageRating: sql<number | null>`avg(${usage.rating})::float8`,
      lastUsed,
      comparisons: sql<number>`count(*) filter (where ${hasBoth})::int`,
      moodBefore: sql<number | null>`(avg(mood_before.mood) filter (where ${hasBoth}))::float8`,
      moodAfter: sql<number | null>`(avg(mood_after.mood) filter (where ${hasBoth}))::float8`,
    })
    .from(usage)
    .leftJoin(before, sql`true`)
    .leftJoin(after, sql`true`)
    .where(eq(usage.userId, userId))
    .groupBy(usage.techniqueId)
    .orderBy(desc(sessions), desc(lastUsed), usage.techniqueId)
}
