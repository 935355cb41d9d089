import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { fillForPlans, planOf, planPerson } from '#server/testing/plan-of.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { countHabits, listWall, sumByArea } from './evidence.queries.ts'

const t = useTestApp()

/** 2,000 people with 30 moments and 30 runs each. */
beforeAll(async () => {
  await fillForPlans(t, {
    people: 2000,
    inserts: `insert into moments (id, user_id, title, time_zone, life_area, outcome, learnt, safety_habit, habit_dropped, closed_at)
      select gen_random_uuid(), id, 'm', 'UTC', 'work', 'no', 'l', 'h', 'yes', now() - make_interval(days => i)
      from users, generate_series(1, 30) i;
    insert into user_challenge_completions (user_id, challenge_id, completed, completed_at)
      select users.id, c.id, true, now() - make_interval(days => i)
      from users, generate_series(1, 30) i, (select id from exposure_challenges order by id limit 1) c;
    insert into moments (id, user_id, completion_id, title, time_zone, life_area, outcome, learnt, safety_habit, habit_dropped, closed_at)
      select gen_random_uuid(), user_id, id, 'm', 'UTC', 'work', 'no', 'l', 'h', 'yes', completed_at from user_challenge_completions`,
    analyze: ['moments', 'user_challenge_completions'],
  })
}, 120_000)

it.each<[name: string, ask: (db: Database, userId: string) => PromiseLike<unknown>]>([
  ['the wall', (db, userId) => listWall(db, userId, { limit: 21, offset: 0 })],
  ['a search on the wall', (db, userId) => listWall(db, userId, { search: 'word', limit: 21, offset: 0 })],
  ['the figures', sumByArea],
  ['the habits', (db, userId) => countHabits(db, userId, 5)],
])('%s: reads one person’s rows by an index, whoever else there is', async (_name, ask) => {
  const person = await planPerson(t, 7)
  const plan = await planOf(t, (db) => ask(db, person))
  expect(plan).not.toMatch(/Seq Scan on (users|moments|user_challenge_completions)/)
})
