import { beforeAll, expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { findCalendar } from '#rules/progress/calendar.ts'
import type { Database } from '#server/db/database.ts'
import { fillForPlans, planOf, planPerson } from '#server/testing/plan-of.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { readFigures } from './figures.ts'
import { findMood, findMoodOfDevice, listMoods } from './moods.queries.ts'
import { listPredictions } from './predictions.queries.ts'
import { countChallenges, countTechniques, listProgress, sumCheckIns } from './progress.queries.ts'
import { readRecords } from './records.ts'
import * as report from './report.queries.ts'
import { listTechniques } from './techniques.queries.ts'

const t = useTestApp()

/** 1,000 people with thirty days each, and one who has been here for ten years. */
beforeAll(async () => {
  await fillForPlans(t, {
    people: 1000,
    inserts: `create temp table spans on commit drop as
      select id, case when email = 'p0@plans.example' then 3650 else 30 end as days from users;
    insert into mood_entries (user_id, mood, created_at, day, made_on)
      select id, 1 + i % 5, now() - make_interval(days => i), (now() - make_interval(days => i))::date, (now() - make_interval(days => i))::date
      from spans, generate_series(0, days - 1) i;
    insert into technique_usage (user_id, technique_id, duration_minutes, completed, created_at)
      select id, 't' || i % 6, 3, true, now() - make_interval(days => i, hours => 1) from spans, generate_series(0, days - 1) i;
    insert into user_challenge_completions (user_id, challenge_id, completed, completed_at, anxiety_before, anxiety_after, created_at)
      select spans.id, c.id, true, now() - make_interval(days => i), 6, 3, now()
      from spans, generate_series(0, days - 1) i, (select id from exposure_challenges order by id limit 1) c;
    insert into moments (id, user_id, title, time_zone, life_area, outcome, closed_at)
      select gen_random_uuid(), id, 'm', 'UTC', 'work', case when i % 2 = 0 then 'no' end, now() - make_interval(days => i)
      from spans, generate_series(0, days - 1) i;
    insert into moments (id, user_id, completion_id, title, time_zone, life_area, outcome, closed_at)
      select gen_random_uuid(), user_id, id, 'm', 'UTC', 'work', 'no', completed_at from user_challenge_completions;
    insert into chat_sessions (id, user_id) select gen_random_uuid(), id from users;
    insert into chat_messages (session_id, position, user_id, message)
      select s.id, i + 1, s.user_id, jsonb_build_object('role', (array['user', 'assistant'])[1 + i % 2], 'timestamp',
        to_char((now() - make_interval(days => i)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      from chat_sessions s join spans on spans.id = s.user_id, generate_series(0, days - 1) i;
    insert into user_progress (user_id) select id from users`,
    analyze: [
      'mood_entries',
      'technique_usage',
      'user_challenge_completions',
      'moments',
      'user_progress',
      'chat_messages',
    ],
  })
}, 120_000)

const nowhere = '00000000-0000-4000-8000-000000000000'
const from = new Date(Date.now() - 7 * dayMs)
const to = new Date()
const slots = { starts: [from, new Date(from.getTime() + dayMs)], end: to }
const days = { from: from.toISOString().slice(0, 10), to: to.toISOString().slice(0, 10) }
const week = { firstDay: days.from, lastDay: days.to, from, to }
const calendar = findCalendar('UTC')!
const today = calendar.dayOf(to)

it.each<[name: string, ask: (db: Database, userId: string) => PromiseLike<unknown>]>([
  ['the progress', listProgress],
  ['the list', (db, userId) => listMoods(db, { userId, limit: 50 })],
  ['one check-in', (db, userId) => findMood(db, { userId, entryId: nowhere })],
  ['one of a device', (db, userId) => findMoodOfDevice(db, { userId, clientId: nowhere })],
  ['the streak', (db, userId) => sumCheckIns(db, { userId, ...week })],
  ['the techniques of a week', (db, userId) => countTechniques(db, { userId, ...week })],
  ['the challenges of a week', (db, userId) => countChallenges(db, { userId, ...week })],
  ['the days of the chart', (db, userId) => report.listMoodDays(db, { userId, ...days })],
  ['techniques by day', (db, userId) => report.countTechniquesByDay(db, { userId, ...slots })],
  ['challenges by day', (db, userId) => report.countChallengesByDay(db, { userId, ...slots })],
  ['talks by day', (db, userId) => report.countTalksByDay(db, { userId, ...slots })],
  ['the challenge curve', report.listCompletedRuns],
  ['the prediction ledger', listPredictions],
  ['the anxiety', report.sumAnxiety],
  ['the techniques and what helped', listTechniques],
  ['all that a new standing is made from', (db, userId) => readRecords(db, { userId, calendar, today })],
  ['the whole report', (db, userId) => readFigures(db, { userId, calendar, today })],
])('%s: reads one person’s rows by an index, whoever else there is', async (_name, ask) => {
  const userId = await planPerson(t, 7)
  const plan = await planOf(t, (db) => ask(db, userId))
  expect(plan).not.toMatch(
    /Seq Scan on (users|mood_entries|technique_usage|user_challenge_completions|moments|user_progress|chat_messages)/,
  )
  expect(plan).toMatch(/Index/)
})

it('adds ten years up to the same figures as one would by hand', async () => {
  const userId = await planPerson(t, 0)
  expect(await readRecords(t.connection.db, { userId, calendar, today })).toMatchObject({
    checkIns: 3650,
    checkInDays: 3650,
    lastRun: 3650,
    averageMood: 3,
    lastDay: today,
    techniques: 3650,
    challenges: 3650,
  })
})
