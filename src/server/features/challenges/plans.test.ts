import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { fillForPlans, planOf, planPerson } from '#server/testing/plan-of.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { findVisible, listVisible } from './challenges.queries.ts'
import { listEvidence, sumEvidence } from './evidence/evidence.queries.ts'
import { listRatings } from './ladder/ladder.queries.ts'
import { countOwn } from './own/own.queries.ts'
import { listRecentRuns } from './runs/recent-runs.queries.ts'
import { listOpenRuns, listProgress, sumPoints } from './runs/runs.queries.ts'

const t = useTestApp()

/** 2,000 people with 50 steps of their own, 70 runs and a whole sort each. */
beforeAll(async () => {
  await fillForPlans(t, {
    people: 2000,
    inserts: `insert into exposure_challenges (id, owner_id, title, description, category, difficulty_level, points, estimated_duration, instructions, tips, fear, matters)
      select gen_random_uuid()::text, u.id, 't', 'd', 'conversation', 1 + i % 5, 10, '5 min', '{}', '{}', 3, 3
      from users u, generate_series(1, 50) i;
    insert into user_challenge_completions (user_id, challenge_id, completed, completed_at, points_earned)
      select owner_id, id, i = 1, case i when 1 then now() end, case i when 1 then 10 else 0 end
      from exposure_challenges, generate_series(1, 1 + difficulty_level % 2) i where owner_id is not null;
    insert into moments (id, user_id, completion_id, title, time_zone, life_area, outcome, learnt, closed_at)
      select gen_random_uuid(), user_id, id, 't', 'UTC', 'work', case when completed then 'no' end, case when completed then 'l' end, completed_at
      from user_challenge_completions;
    insert into ladder_ratings (user_id, situation_id, fear, matters)
      select u.id, 's' || i, 3, 3 from users u, generate_series(1, 24) i`,
    analyze: ['exposure_challenges', 'user_challenge_completions', 'moments', 'ladder_ratings'],
  })
}, 120_000)

const page = { limit: 21, offset: 0 }

it.each<[name: string, ask: (db: Database, userId: string) => PromiseLike<unknown>]>([
  ['the list', (db, id) => listVisible(db, id)],
  ['one challenge', (db, id) => findVisible(db, { userId: id, challengeId: randomUUID() })],
  ['the progress', listProgress],
  ['the open runs', listOpenRuns],
  ['the points', sumPoints],
  ['the wall', (db, id) => listEvidence(db, { userId: id }, page)],
  ['a search on the wall', (db, id) => listEvidence(db, { userId: id }, { ...page, search: 'word' })],
  [
    'what is like a challenge',
    (db, id) =>
      listEvidence(
        db,
        { userId: id, like: { id: randomUUID(), category: 'conversation', lifeCategory: 'work' } },
        page,
      ),
  ],
  ['the figures of the wall', (db, id) => sumEvidence(db, { userId: id })],
  ['the sort', listRatings],
  ['the number of own steps', countOwn],
  ['the recent runs', (db, id) => listRecentRuns(db, id)],
])('%s reads by an index among 100,000 rows', async (_name, ask) => {
  const person = await planPerson(t, 7)
  const plan = await planOf(t, (db) => ask(db, person))
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toMatch(/Index|Bitmap/)
})
