import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import { askTogether } from './ask-together.ts'
import { moodEntries } from './tables/wellbeing.ts'

const t = useTestApp()

it('answers each question with its own rows, in their order, from one statement', async () => {
  const { db } = t.connection
  const maya = await t.someone()
  for (const mood of [2, 5, 4])
    await t.sql('insert into mood_entries (user_id, mood, tags) values ($1, $2, $3)', [maya.id, mood, ['tired']])

  const isHers = eq(moodEntries.userId, maya.id)
  const told = await askTogether(db, {
    moods: db
      .select({ mood: moodEntries.mood, tags: moodEntries.tags, at: moodEntries.createdAt })
      .from(moodEntries)
      .where(isHers)
      .orderBy(asc(moodEntries.mood)),
    sums: db
      .select({ count: sql<number>`count(*)::int`, average: sql<number>`avg(${moodEntries.mood})::float8` })
      .from(moodEntries)
      .where(isHers),
    none: db.select({ mood: moodEntries.mood }).from(moodEntries).where(sql`false`),
  })

  expect(told.moods.map(({ mood }) => mood)).toEqual([2, 4, 5])
  expect(told.moods[0]).toMatchObject({ tags: ['tired'] })
  expect(new Date(told.moods[0]!.at).getTime()).toBeGreaterThan(0)
  expect(told.sums).toEqual([{ count: 3, average: 11 / 3 }])
  expect(told.none).toEqual([])
})
