import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Progress } from '#contract/progress.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const timeZone = 'America/New_York'
const now = '2027-03-20T03:00:00Z' // Local time is the evening of the 19th, a few days after the clocks changed.
const today = '2027-03-19'

const setClock = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
afterEach(() => {
  vi.useRealTimers()
})

async function readReport(as: Someone): Promise<Progress> {
  setClock()
  const reply = await t.get(`/api/progress?timeZone=${timeZone}`, { as })
  vi.useRealTimers()
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

/** Check-ins this many days ago, each at noon local time. */
async function plantMoods({ id }: Someone, moods: readonly [daysAgo: number, mood: number][]) {
  for (const [daysAgo, mood] of moods)
    await t.sql(
      `insert into mood_entries (user_id, mood, time_zone, created_at)
       values ($1, $2, $3, ($4::date - $5::int + time '12:00') at time zone $3)`,
      [id, mood, timeZone, today, daysAgo],
    )
}

/** A realistic month: two days with several check-ins, gaps, and something older than the chart. */
async function plantMonth(maya: Someone) {
  await plantMoods(maya, [
    [0, 4],
    [1, 3],
    [1, 4],
    [1, 4],
    [3, 5],
    [4, 2],
    [8, 3],
    [9, 3],
    [15, 2],
    [16, 1],
    [17, 4],
    [28, 2],
    [29, 3],
    [30, 5],
    [45, 5],
  ])
  await t.sql(
    `insert into technique_usage (user_id, technique_id, duration_minutes, completed, rating, created_at)
     select $1, (array['power-breathing', 'mental-reset', 'movement-stretch'])[1 + n % 3], 1 + n % 4, n % 4 > 0,
       case when n % 2 = 0 then 1 + n % 5 end, $2::timestamptz - make_interval(hours => n * 11) from generate_series(0, 90) n`,
    [maya.id, now],
  )
  await t.sql(
    `with numbered as (
       select id, title, row_number() over (order by id)::int as n from exposure_challenges where owner_id is null limit 26
     ), done as (
       insert into user_challenge_completions (user_id, challenge_id, completed, completed_at, anxiety_before, anxiety_after, created_at)
       select $1, id, true, $2::timestamptz - make_interval(hours => n * 30), 5 + n % 5,
         case when n % 6 > 0 then 1 + n % 5 end, $2::timestamptz - make_interval(hours => n * 30 + 1)
       from numbered returning id, challenge_id, completed_at)
     insert into moments (id, user_id, completion_id, title, time_zone, life_area, fear, outcome, certainty_before, certainty_after, closed_at)
     select gen_random_uuid(), $1, done.id, title, 'UTC', 'work', 'They will laugh ' || n,
       (array['no', 'partly', 'yes', null])[1 + n % 4], case when n % 5 > 0 then 80 - n end, 10 + n, completed_at
     from done join numbered on numbered.id = done.challenge_id`,
    [maya.id, now],
  )
  // Two chats with lines from both sides, some around local midnight.
  await t.sql(
    `with chats as (insert into chat_sessions (user_id, category) values ($1, 'work'), ($1, 'dating') returning id, category)
     insert into chat_messages (session_id, position, user_id, message)
     select id, n, $1, jsonb_build_object('role', (array['user', 'assistant'])[1 + n % 2], 'content', 'x', 'timestamp',
       to_char(($2::timestamptz - make_interval(hours => n * 5 + case category when 'work' then 0 else 60 end)) at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from chats, generate_series(1, 200) n`,
    [maya.id, now],
  )
  await t.sql(
    `insert into user_challenge_completions (user_id, challenge_id, anxiety_before) select $1, id, 9 from exposure_challenges order by id desc limit 1`,
    [maya.id],
  )
}

describe('the report of a month', () => {
  it('has the averages of its days, and gaps where there is nothing', async () => {
    const maya = await t.someone()
    await plantMonth(maya)
    const { moodDays, totalCheckIns, checkInDays, averageMood, latestEntries } = await readReport(maya)
    const rows = await t.sql(
      `select d::date::text as day, avg(mood)::float8 as mood, count(m.id)::int as entries
       from generate_series($2::date - 29, $2::date, '1 day') d
       left join mood_entries m on m.user_id = $1 and (m.created_at at time zone $3)::date = d::date
       group by d order by d`,
      [maya.id, today, timeZone],
    )
    expect(moodDays).toEqual(rows)
    expect(moodDays.filter(({ mood }) => mood === null)).toHaveLength(19)
    const [sums] = await t.sql(
      `select count(*)::int as n, count(distinct day)::int as days, avg(mood)::float8 as mood from mood_entries where user_id = $1`,
      [maya.id],
    )
    expect({ totalCheckIns, checkInDays }).toEqual({ totalCheckIns: sums!.n, checkInDays: sums!.days })
    expect(averageMood).toBeCloseTo(sums!.mood as number, 6)
    const latest = await t.sql(
      'select id from mood_entries where user_id = $1 order by day desc, created_at desc, id limit 10',
      [maya.id],
    )
    expect(latestEntries.map(({ id }) => ({ id }))).toEqual(latest)
  })

  it('counts what was done each day, by kind, on the member’s own calendar', async () => {
    const maya = await t.someone()
    await plantMonth(maya)
    const { activityDays } = await readReport(maya)
    const rows = await t.sql(
      `select d::date::text as day,
         (select count(*)::int from mood_entries where user_id = $1 and day = d::date) as "checkIns",
         (select count(*)::int from technique_usage where user_id = $1 and (created_at at time zone $3)::date = d::date) as techniques,
         (select count(*)::int from user_challenge_completions where user_id = $1 and completed
            and (completed_at at time zone $3)::date = d::date) as challenges,
         (select count(distinct session_id)::int from chat_messages where user_id = $1 and message ->> 'role' = 'user'
            and ((message ->> 'timestamp')::timestamptz at time zone $3)::date = d::date) as talks
       from generate_series($2::date - 29, $2::date, '1 day') d order by d`,
      [maya.id, today, timeZone],
    )
    expect(activityDays).toEqual(rows)
    expect(activityDays.reduce((sum, day) => sum + day.techniques, 0)).toBeGreaterThan(50)
    expect(new Set(activityDays.map(({ talks }) => talks))).toEqual(new Set([1, 2]))
  })

  it('has every technique that was used, with its completion rate', async () => {
    const maya = await t.someone()
    await plantMonth(maya)
    const report = await readReport(maya)
    const rows = await t.sql(
      `select technique_id as "techniqueId", count(*)::int as sessions, (count(*) filter (where completed))::int as completed,
         (count(*) filter (where completed))::float8 / count(*) as rate, sum(duration_minutes)::int as minutes, avg(rating)::float8 as "averageRating"
       from technique_usage where user_id = $1 group by 1 order by 2 desc, max(created_at) desc`,
      [maya.id],
    )
    expect(report.techniques).toHaveLength(3)
    for (const [index, { rate, averageRating, ...counts }] of rows.entries()) {
      expect(report.techniques[index]).toMatchObject(counts)
      expect(report.techniques[index]?.completionRate).toBeCloseTo(rate as number, 10)
      expect(report.techniques[index]?.averageRating).toBeCloseTo(averageRating as number, 10)
    }
    expect(report.techniques.reduce((sum, { sessions }) => sum + sessions, 0) + 26).toBe(report.totalSessions)
  })

  it('draws the latest challenges in the order they were done, and averages all', async () => {
    const maya = await t.someone()
    await plantMonth(maya)
    const { challenges, anxiety, predictions } = await readReport(maya)
    const rows = await t.sql(
      `select id, anxiety_before, anxiety_after, (completed_at at time zone $2)::date::text as day from user_challenge_completions
       where user_id = $1 and completed order by completed_at desc limit 20`,
      [maya.id, timeZone],
    )
    expect(
      challenges.map((run) => ({
        id: run.completionId,
        anxiety_before: run.anxietyBefore,
        anxiety_after: run.anxietyAfter,
        day: run.day,
      })),
    ).toEqual(rows.reverse())
    const [sums] = await t.sql(
      `select count(*)::int as runs, avg(anxiety_before)::float8 as before, avg(anxiety_after)::float8 as after
       from user_challenge_completions where user_id = $1 and completed and anxiety_before is not null and anxiety_after is not null`,
      [maya.id],
    )
    expect(anxiety).toEqual(sums)
    const [ledger] = await t.sql(
      `select count(outcome)::int as predictions, (count(*) filter (where outcome = 'yes'))::int as "cameTrue", (count(*) filter (where outcome = 'partly'))::int as "partlyTrue",
         round(avg(certainty_before) filter (where certainty_before is not null))::int as "certaintyBefore", round(avg(certainty_after) filter (where certainty_before is not null))::int as "certaintyAfter"
       from moments where user_id = $1 and closed_at is not null and outcome is not null`,
      [maya.id],
    )
    const { runs, ...figures } = predictions
    expect(figures).toEqual(ledger)
    expect(runs.length).toBe(ledger!.predictions)
    expect(runs.every(({ outcome }) => outcome !== null)).toBe(true)
    expect(runs.map(({ completedAt }) => completedAt)).toEqual(runs.map(({ completedAt }) => completedAt).sort())
  })

  it('sets the fears of moments beside those of challenges', async () => {
    const maya = await t.someone()
    const { id } = (await t.post('/api/moments', { as: maya, body: { title: 'Dentist', lifeArea: 'other' } })).json()
    await t.put(`/api/moments/${id}/before`, { as: maya, body: { fear: 'They sigh.', certaintyBefore: 80 } })
    await t.put(`/api/moments/${id}/after`, { as: maya, body: { outcome: 'no', certaintyAfter: 30 } })
    const { runs, ...figures } = (await readReport(maya)).predictions
    expect(figures).toEqual({ predictions: 1, cameTrue: 0, partlyTrue: 0, certaintyBefore: 80, certaintyAfter: 30 })
    expect(runs).toMatchObject([{ completionId: id, challengeId: null, title: 'Dentist', fear: 'They sigh.' }])
  })

  it('shows the week from Monday to Sunday', async () => {
    const maya = await t.someone()
    await plantMonth(maya)
    expect((await readReport(maya)).week).toEqual([
      { day: '2027-03-15', hasCheckIn: true },
      { day: '2027-03-16', hasCheckIn: true },
      { day: '2027-03-17', hasCheckIn: false },
      { day: '2027-03-18', hasCheckIn: true },
      { day: '2027-03-19', hasCheckIn: true },
      { day: '2027-03-20', hasCheckIn: false },
      { day: '2027-03-21', hasCheckIn: false },
    ])
  })

  it('is nobody else’s', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    await plantMonth(maya)
    expect(await readReport(jonas)).toMatchObject({
      totalCheckIns: 0,
      techniques: [],
      challenges: [],
      totalSessions: 0,
    })
  })
})

describe('the trend', () => {
  const moodOn = (daysAgo: number) => (daysAgo < 7 ? 4 : 2)
  // Every second day, so that days with data differ from calendar days.
  const plantDays = (maya: Someone, count: number) =>
    plantMoods(
      maya,
      Array.from({ length: count }, (_, index) => [index * 2, moodOn(index)]),
    )

  it.each([
    [6, { direction: 'insufficient', daysWithData: 6, changePercent: null }],
    [7, { direction: 'stable', daysWithData: 7, recentAverage: 4, earlierAverage: null, changePercent: null }],
    [13, { direction: 'up', daysWithData: 13, recentAverage: 4, earlierAverage: 2, changePercent: 100 }],
    [14, { direction: 'up', daysWithData: 14, recentAverage: 4, earlierAverage: 2, changePercent: 100 }],
  ])('of exactly %d days with data', async (count, trend) => {
    const maya = await t.someone()
    await plantDays(maya, count)
    const report = await readReport(maya)
    expect(report.moodTrend).toMatchObject(trend)
    const [row] = await t.sql(
      `with days as (select day, avg(mood) as mood, row_number() over (order by day desc) as n from mood_entries
         where user_id = $1 and day > $2::date - 30 group by day)
       select (avg(mood) filter (where n <= 7))::float8 as recent, (avg(mood) filter (where n between 8 and 14))::float8 as earlier from days`,
      [maya.id, today],
    )
    expect(report.moodTrend.recentAverage).toBe(row!.recent)
    expect(report.moodTrend.earlierAverage).toBe(row!.earlier)
  })
})

describe('what helped', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const plantUse = ({ id }: Someone, hours: number) =>
    t.sql(
      `insert into technique_usage (user_id, technique_id, duration_minutes, created_at) values ($1, 'mental-reset', 4, $2)`,
      [id, at(hours)],
    )
  const plantMood = ({ id }: Someone, hours: number, mood: number, madeOn?: string) =>
    t.sql(`insert into mood_entries (user_id, mood, created_at, made_on, day) values ($1, $2, $3, $4, $4::date - 1)`, [
      id,
      mood,
      at(hours),
      madeOn ?? null,
    ])
  const comparisonOf = async (as: Someone) => {
    const { comparisons, moodBefore, moodAfter } = (await t.get('/api/progress', { as })).json().techniques[0]
    return { comparisons, moodBefore, moodAfter }
  }

  it('compares the nearest check-ins within three hours, where both are known', async () => {
    const maya = await t.someone()
    await plantUse(maya, -100)
    await plantMood(maya, -102.9, 2)
    await plantMood(maya, -101, 1)
    await plantMood(maya, -99, 4)
    await plantMood(maya, -98, 5)
    expect(await comparisonOf(maya)).toEqual({ comparisons: 1, moodBefore: 1, moodAfter: 4 })
    await plantUse(maya, -50)
    await plantMood(maya, -53.5, 1)
    await plantMood(maya, -49, 5)
    expect(await comparisonOf(maya)).toEqual({ comparisons: 1, moodBefore: 1, moodAfter: 4 })
    await plantUse(maya, -20)
    await plantMood(maya, -22, 2)
    await plantMood(maya, -18, 3)
    expect(await comparisonOf(maya)).toEqual({ comparisons: 2, moodBefore: 1.5, moodAfter: 3.5 })
  })

  it('leaves out a check-in about another day', async () => {
    const maya = await t.someone()
    await plantUse(maya, -2)
    await plantMood(maya, -3, 1, new Date().toISOString().slice(0, 10))
    await plantMood(maya, -1, 5)
    expect(await comparisonOf(maya)).toEqual({ comparisons: 0, moodBefore: null, moodAfter: null })
  })
})
