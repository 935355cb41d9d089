import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Progress } from '#contract/progress.ts'
import { addDays } from '#rules/progress/calendar.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

const setClock = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
afterEach(() => {
  vi.useRealTimers()
})

const readProgress = async (as: Someone, timeZone = 'UTC'): Promise<Progress> =>
  (await t.get(`/api/progress?timeZone=${timeZone}`, { as })).json()
const checkIn = async (as: Someone, body: object = {}) =>
  (await t.post('/api/mood-entries', { as, body: { mood: 4, timeZone: 'UTC', ...body } })).json()
const streakOf = async (as: Someone, timeZone?: string) => (await readProgress(as, timeZone)).checkInStreak
const storedOf = async ({ id }: Someone) => (await t.sql('select * from user_progress where user_id = $1', [id]))[0]

/** The expected result, computed in another way: day by day, back from the last entry. */
async function expectedOf({ id }: Someone, today: string) {
  const [row] = await t.sql(
    `with recursive days as (select distinct day from mood_entries where user_id = $1),
     run as (
       select max(day) as day from days having max(day) >= $2::date - 1
       union all select d.day from days d join run r on d.day = r.day - 1)
     select (select count(*)::int from run) as check_in_streak,
       coalesce((select avg(mood)::real from mood_entries where user_id = $1), 3) as average_mood,
       (select max(created_at) from mood_entries where user_id = $1) as last_check_in,
       (select count(*)::int from technique_usage where user_id = $1)
         + (select count(*)::int from user_challenge_completions where user_id = $1 and completed) as total_sessions`,
    [id, today],
  )
  return row!
}

describe('progress', () => {
  it('of somebody new: the defaults, a chart of gaps, and nothing made up', async () => {
    const progress = await readProgress(await t.someone())
    expect(progress).toMatchObject({
      checkInStreak: 0,
      totalSessions: 0,
      averageMood: 3,
      weeklyGoals: 0,
      weeklyGoalsCompleted: 0,
      lastCheckIn: null,
      totalCheckIns: 0,
      moodTrend: { direction: 'insufficient', daysWithData: 0, changePercent: null },
      latestEntries: [],
      techniques: [],
      challenges: [],
      anxiety: { runs: 0, before: null, after: null },
      predictions: { predictions: 0, certaintyBefore: null, runs: [] },
    })
    expect(progress.moodDays).toHaveLength(30)
    expect(progress.moodDays.every(({ mood }) => mood === null)).toBe(true)
  })

  it('is one row, also when ten first visits race', async () => {
    const maya = await t.someone()
    const replies = await Promise.all(Array.from({ length: 10 }, () => readProgress(maya)))
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  })

  it('refuses an unknown time zone', async () => {
    expect((await t.get('/api/progress?timeZone=Mars/Olympus', { as: await t.someone() })).statusCode).toBe(400)
  })

  it('equals what the records say, whatever is done in which order', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const act = fc.oneof(
      fc.record({
        do: fc.constant('checkIn' as const),
        ago: fc.integer({ min: 0, max: 7 }),
        mood: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        do: fc.constantFrom('change' as const, 'delete' as const),
        at: fc.nat(9),
        mood: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({ do: fc.constant('technique' as const) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        const maya = await t.someone()
        const made: string[] = []
        for (const one of acts) {
          if (one.do === 'checkIn')
            made.push((await checkIn(maya, { mood: one.mood, day: addDays(today, -one.ago) })).id)
          else if (one.do === 'technique')
            await t.post('/api/techniques/usage', {
              as: maya,
              body: { techniqueId: 'mental-reset', durationMinutes: 4 },
            })
          else {
            const url = `/api/mood-entries/${made[one.at % Math.max(made.length, 1)]}`
            if (one.do === 'change') await t.patch(url, { as: maya, body: { mood: one.mood } })
            else await t.delete(url, { as: maya })
          }
          // Reads the row itself, because it has to be right after the change, before anything else reads it.
          expect((await storedOf(maya)) ?? (await expectedOf(maya, today))).toMatchObject(await expectedOf(maya, today))
        }
        const expected = await expectedOf(maya, today)
        const progress = await readProgress(maya)
        expect(progress.checkInStreak).toBe(expected.check_in_streak)
        expect(progress.averageMood).toBeCloseTo(expected.average_mood as number, 6)
      }),
      { numRuns: 12 },
    )
  }, 90_000)

  it('stays right when twenty check-ins arrive at once', async () => {
    const maya = await t.someone()
    const today = new Date().toISOString().slice(0, 10)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        checkIn(maya, { mood: 1 + (index % 5), day: addDays(today, -(index % 8)) }),
      ),
    )
    expect(await storedOf(maya)).toMatchObject(await expectedOf(maya, today))
    expect(await streakOf(maya)).toBe(8)
  })

  it('includes records that were added in other ways, as soon as it is read', async () => {
    const maya = await t.someone()
    await checkIn(maya)
    await t.sql(
      `insert into mood_entries (user_id, mood, created_at) select $1, 1, now() - make_interval(days => n) from generate_series(1, 3) n`,
      [maya.id],
    )
    expect(await readProgress(maya)).toMatchObject({ checkInStreak: 4, averageMood: 1.75, totalCheckIns: 4 })
    expect(await storedOf(maya)).toMatchObject({ check_in_streak: 4, average_mood: 1.75 })
  })

  it('is deleted with the account', async () => {
    const maya = await t.someone()
    await checkIn(maya, { notes: 'Mine.' })
    const exported = (await t.get('/api/user/export', { as: maya })).json()
    expect(exported.mood_entries).toMatchObject([{ mood: 4, notes: 'Mine.', timeZone: 'UTC' }])
    expect(exported.user_progress).toMatchObject([{ checkInStreak: 1 }])
    expect((await t.delete('/api/user', { as: maya, body: { password: maya.password } })).statusCode).toBeLessThan(300)
    expect(await storedOf(maya)).toBeUndefined()
  })
})

describe('the streak', () => {
  it('goes on over midnight, waits through the next day, and ends with the day after', async () => {
    const maya = await t.someone()
    const newYork = { timeZone: 'America/New_York' }
    setClock('2027-01-11T04:50:00Z')
    await checkIn(maya, newYork)
    setClock('2027-01-11T05:10:00Z')
    await checkIn(maya, newYork)
    expect(await streakOf(maya, newYork.timeZone)).toBe(2)
    setClock('2027-01-13T04:59:00Z')
    expect(await streakOf(maya, newYork.timeZone)).toBe(2)
    setClock('2027-01-13T05:00:00Z')
    expect(await readProgress(maya, newYork.timeZone)).toMatchObject({ checkInStreak: 0, checkInDays: 2 })
    expect(await storedOf(maya)).toMatchObject({ check_in_streak: 0 })
  })

  it('is mended by a check-in for the day that was missed', async () => {
    const maya = await t.someone()
    for (const day of ['08', '09', '11']) {
      setClock(`2027-01-${day}T12:00:00Z`)
      await checkIn(maya)
    }
    expect(await streakOf(maya)).toBe(1)
    await checkIn(maya, { day: '2027-01-10' })
    expect(await streakOf(maya)).toBe(4)
  })

  it.each([
    ['in spring', 'Europe/Berlin', ['2027-03-27T22:30:00Z', '2027-03-28T21:30:00Z', '2027-03-28T22:30:00Z']],
    ['in autumn', 'America/New_York', ['2027-11-07T03:30:00Z', '2027-11-08T04:30:00Z', '2027-11-08T05:30:00Z']],
    ['at midnight', 'Africa/Cairo', ['2027-04-29T21:30:00Z', '2027-04-29T22:30:00Z', '2027-04-30T21:30:00Z']],
  ])('counts three days where the clocks change %s', async (_when, timeZone, moments) => {
    const maya = await t.someone()
    for (const moment of moments) {
      setClock(moment)
      await checkIn(maya, { timeZone })
    }
    expect(await streakOf(maya, timeZone)).toBe(3)
  })

  it('of a traveller counts calendar days, in both directions over the date line', async () => {
    const maya = await t.someone()
    const [auckland, honolulu] = ['Pacific/Auckland', 'Pacific/Honolulu']
    setClock('2027-01-14T20:00:00Z') // The 15th in Auckland.
    expect((await checkIn(maya, { timeZone: auckland })).day).toBe('2027-01-15')
    setClock('2027-01-15T20:00:00Z') // The 16th in Auckland, then the 15th again in Honolulu.
    await checkIn(maya, { timeZone: auckland })
    expect((await checkIn(maya, { timeZone: honolulu })).day).toBe('2027-01-15')
    const there = await readProgress(maya, honolulu)
    expect(there).toMatchObject({ checkInStreak: 2, checkInDays: 2, today: '2027-01-15' })
    expect(there.moodDays.at(-1)).toMatchObject({ day: '2027-01-16', entries: 1 })
    setClock('2027-01-17T20:00:00Z')
    await checkIn(maya, { timeZone: honolulu })
    expect(await streakOf(maya, honolulu)).toBe(3)
    setClock('2027-01-18T08:00:00Z') // Back east, losing the morning of the 18th.
    await checkIn(maya, { timeZone: auckland })
    expect(await streakOf(maya, auckland)).toBe(4)
  })
})

describe('weekly goals', () => {
  const setGoals = (as: Someone, goals: object) => t.put('/api/progress/weekly-goals', { as, body: goals })

  it('are set, counted from Monday on the member’s own calendar, and begin anew', async () => {
    const maya = await t.premium()
    const timeZone = 'America/Los_Angeles'
    setClock('2027-01-18T07:30:00Z') // Still Sunday in that time zone.
    await checkIn(maya, { timeZone })
    setClock('2027-01-18T20:00:00Z')
    await checkIn(maya, { timeZone })
    await checkIn(maya, { timeZone })
    const reply = await setGoals(maya, { checkIns: 2, techniques: 0, challenges: 0, timeZone })
    expect(reply.json()).toEqual({
      weekStart: '2027-01-18',
      weeklyGoals: 1,
      weeklyGoalsCompleted: 0,
      goals: [
        { kind: 'checkIns', target: 2, done: 1, isMet: false },
        { kind: 'techniques', target: 0, done: 0, isMet: false },
        { kind: 'challenges', target: 0, done: 0, isMet: false },
      ],
    })
    setClock('2027-01-25T07:59:00Z')
    await checkIn(maya, { timeZone })
    expect(await storedOf(maya)).toMatchObject({ weekly_goals: 1, weekly_goals_completed: 1 })
    setClock('2027-01-25T08:00:00Z')
    expect(await readProgress(maya, timeZone)).toMatchObject({ weeklyGoals: 1, weeklyGoalsCompleted: 0 })
  })

  it('count techniques and challenges as they are recorded', async () => {
    const maya = await t.premium()
    await setGoals(maya, { checkIns: 0, techniques: 1, challenges: 1 })
    await t.post('/api/techniques/usage', { as: maya, body: { techniqueId: 'mental-reset', durationMinutes: 4 } })
    expect(await storedOf(maya)).toMatchObject({ total_sessions: 1, weekly_goals: 2, weekly_goals_completed: 1 })
    const [challenge] = (await t.get('/api/exposure-challenges', { as: maya })).json()
    const start = await t.post(`/api/exposure-challenges/start/${challenge.id}`, {
      as: maya,
      body: { anxietyBefore: 6 },
    })
    const { completionId } = start.json()
    expect(await storedOf(maya)).toMatchObject({ total_sessions: 1 })
    await t.post(`/api/exposure-challenges/complete/${completionId}`, {
      as: maya,
      body: { anxietyAfter: 2, rating: 4 },
    })
    expect(await storedOf(maya)).toMatchObject({ total_sessions: 2, weekly_goals_completed: 2 })
  })

  it.each([{ checkIns: 8 }, { techniques: -1 }, { challenges: 1.5 }, { checkIns: undefined }])(
    'refuse %j',
    async (change) => {
      const reply = await setGoals(await t.someone(), { checkIns: 1, techniques: 1, challenges: 1, ...change })
      expect([reply.statusCode, reply.json().message]).toEqual([
        400,
        expect.stringMatching(/^A goal is a whole number/),
      ])
    },
  )
})
