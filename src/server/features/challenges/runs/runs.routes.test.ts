import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ChallengeOverview, ChallengeProgress, ExposureChallenge } from '#contract/challenges/challenges.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'

let challenges: ExposureChallenge[]
let first: ExposureChallenge
/** A person whose calls are all refused. */
let idle: Someone
beforeAll(async () => {
  idle = await t.premium()
  challenges = (await t.get(base, { as: idle })).json()
  first = challenges[0]!
})

const before = { anxietyBefore: 7 }
const after = { anxietyAfter: 4, rating: 4 }
const start = (as: Someone, challengeId = first.id, body: object = before) =>
  t.post(`${base}/start/${challengeId}`, { as, body })
const complete = (as: Someone, completionId: string, body: object = after) =>
  t.post(`${base}/complete/${completionId}`, { as, body })
const startedBy = async (as: Someone, challengeId = first.id): Promise<string> =>
  (await start(as, challengeId)).json().completionId
const progressOf = async (as: Someone): Promise<ChallengeProgress[]> =>
  (await t.get(`${base}/user-progress`, { as })).json()
const overviewOf = async (as: Someone): Promise<ChallengeOverview> => (await t.get(`${base}/overview`, { as })).json()
const rowsOf = ({ id }: Someone) =>
  t.sql('select * from user_challenge_completions where user_id = $1 order by created_at', [id])
const sessionsOf = async ({ id }: Someone) =>
  (await t.sql('select total_sessions from user_progress where user_id = $1', [id]))[0]?.total_sessions

describe('starting', () => {
  it('answers with the run, and shows it as begun', async () => {
    const maya = await t.premium()
    const reply = await start(maya)
    expect(reply.statusCode).toBe(200)
    const { completionId } = reply.json()
    expect(reply.json()).toMatchObject({ challengeId: first.id, completed: false, isResumed: false, anxietyBefore: 7 })
    expect(await progressOf(maya)).toEqual([{ challengeId: first.id, completed: false, completionId }])
    expect((await overviewOf(maya)).openRuns).toMatchObject([{ completionId, anxietyBefore: 7 }])
  })

  it('resumes what is open: what was said stands, what was missing is filled in', async () => {
    const maya = await t.premium()
    const { completionId } = (await start(maya, first.id, { anxietyBefore: 7, fear: 'They laugh.' })).json()
    const again = await start(maya, first.id, {
      anxietyBefore: 2,
      fear: 'Something else.',
      certaintyBefore: 80,
      safetyHabitId: 'hold-phone',
    })
    expect(again.json()).toMatchObject({
      completionId,
      isResumed: true,
      anxietyBefore: 7,
      fear: 'They laugh.',
      certaintyBefore: 80,
      safetyHabitId: 'hold-phone',
      safetyHabit: 'Holding my phone or looking at it',
    })
    const third = await start(maya, first.id, { ...before, safetyHabit: 'Humming' })
    expect(third.json()).toMatchObject({ safetyHabitId: 'hold-phone', certaintyBefore: 80 })
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it('makes one run when ten requests race', async () => {
    const maya = await t.premium()
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(maya)))
    expect(new Set(replies.map((reply) => reply.json().completionId)).size).toBe(1)
    expect(replies.filter((reply) => reply.json().isResumed === false)).toHaveLength(1)
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it('keeps a habit in one’s own words, and takes empty fields as left out', async () => {
    const maya = await t.premium()
    const reply = await start(maya, first.id, { ...before, fear: '  ', safetyHabit: ' Laughing\u0000 a lot ' })
    expect(reply.json()).toMatchObject({ fear: null, safetyHabitId: null, safetyHabit: 'Laughing a lot' })
  })

  it.each([
    [{}, 'Anxiety before is a whole number from 1 to 10'],
    [{ anxietyBefore: 0 }, 'Anxiety before is a whole number from 1 to 10'],
    [{ anxietyBefore: 11 }, 'Anxiety before is a whole number from 1 to 10'],
    [{ anxietyBefore: 5.5 }, 'Anxiety before is a whole number from 1 to 10'],
    [{ ...before, certaintyBefore: 101 }, 'How sure you are is a whole number from 0 to 100'],
    [{ ...before, fear: 'x'.repeat(501) }, 'What you fear can have at most 500 characters'],
    [{ ...before, safetyHabit: 'x'.repeat(121) }, 'The habit can have at most 120 characters'],
    [
      { ...before, safetyHabitId: 'constructor' },
      'That habit is not on the list. Choose another, or write it in your own words.',
    ],
  ])('refuses %o and says why', async (body, message) => {
    const reply = await start(idle, first.id, body)
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
    expect(await rowsOf(idle)).toEqual([])
  })

  it.each([randomUUID(), 'constructor'])('says that the unknown challenge %s is no longer on the list', async (id) => {
    const reply = await start(idle, id)
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'This challenge is no longer on the list.'])
  })

  it('refuses an invalid id before it reaches the database', async () => {
    expect((await start(idle, '%00')).statusCode).toBe(400)
  })
})

describe('completing', () => {
  it('keeps what was said, earns the points, and counts a session', async () => {
    const maya = await t.premium()
    const completionId = await startedBy(maya)
    const reply = await complete(maya, completionId, { ...after, notes: ' She smiled. ' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      completionId,
      challengeId: first.id,
      completed: true,
      pointsEarned: first.points,
      totalPoints: first.points,
    })
    expect(await rowsOf(maya)).toMatchObject([
      { completed: true, anxiety_before: 7, anxiety_after: 4, rating: 4, notes: 'She smiled.' },
    ])
    expect(await progressOf(maya)).toEqual([{ challengeId: first.id, completed: true, completionId }])
    expect(await overviewOf(maya)).toEqual({ points: first.points, completedChallenges: 1, openRuns: [] })
    expect(await sessionsOf(maya)).toBe(1)
  })

  it('twice counts once, answers the same, and leaves the first record', async () => {
    const maya = await t.premium()
    const completionId = await startedBy(maya)
    const one = await complete(maya, completionId, { ...after, notes: 'first' })
    const two = await complete(maya, completionId, { anxietyAfter: 9, rating: 1, notes: 'second' })
    expect(two.json()).toEqual(one.json())
    expect(await rowsOf(maya)).toMatchObject([{ notes: 'first', anxiety_after: 4 }])
    expect(await sessionsOf(maya)).toBe(1)
  })

  it('is dated by when it was done, where it waited on a device, but never before it was begun', async () => {
    const maya = await t.premium()
    const [one, other] = [await startedBy(maya), await startedBy(maya, challenges[1]!.id)]
    await t.sql(`update user_challenge_completions set created_at = now() - interval '2 hours' where id = $1`, [one])
    const hourAgo = await complete(maya, one, { ...after, madeSecondsAgo: 3600 })
    expect(Date.now() - Date.parse(hourAgo.json().completedAt)).toBeGreaterThan(3_599_000)
    const sooner = await complete(maya, other, { ...after, madeSecondsAgo: 3600 })
    expect(Date.now() - Date.parse(sooner.json().completedAt)).toBeLessThan(60_000)
    expect((await complete(maya, other, { ...after, madeSecondsAgo: -1 })).statusCode).toBe(400)
  })

  it('earns once when ten requests race', async () => {
    const maya = await t.premium()
    const completionId = await startedBy(maya)
    const replies = await Promise.all(Array.from({ length: 10 }, () => complete(maya, completionId)))
    expect(replies.map((reply) => [reply.statusCode, reply.json().totalPoints])).toEqual(
      Array.from({ length: 10 }, () => [200, first.points]),
    )
    expect((await overviewOf(maya)).points).toBe(first.points)
    expect(await sessionsOf(maya)).toBe(1)
  })

  it('earns points for every challenge, even when several are completed at the same time', async () => {
    const maya = await t.premium()
    const three = challenges.slice(0, 3)
    const ids = await Promise.all(three.map(({ id }) => startedBy(maya, id)))
    await Promise.all(ids.map((id) => complete(maya, id)))
    expect(await overviewOf(maya)).toMatchObject({
      points: three.reduce((sum, { points }) => sum + points, 0),
      completedChallenges: 3,
    })
    expect(await sessionsOf(maya)).toBe(3)
  })

  it('can be done again: another record, no second points', async () => {
    const maya = await t.premium()
    await complete(maya, await startedBy(maya))
    const again = await start(maya)
    expect(again.json()).toMatchObject({ isResumed: false, completed: false })
    const { completionId } = again.json()
    expect(await progressOf(maya)).toEqual([{ challengeId: first.id, completed: true, completionId }])
    expect((await complete(maya, completionId)).json()).toMatchObject({ pointsEarned: 0, totalPoints: first.points })
    expect(await rowsOf(maya)).toHaveLength(2)
    expect(await overviewOf(maya)).toMatchObject({ points: first.points, completedChallenges: 1 })
    expect(await sessionsOf(maya)).toBe(2)
  })

  it('counts beside the techniques, in the progress that is there already', async () => {
    const maya = await t.premium()
    const usage = { techniqueId: 'power-breathing', durationMinutes: 2 }
    await t.post('/api/techniques/usage', { as: maya, body: usage })
    await complete(maya, await startedBy(maya))
    expect(await sessionsOf(maya)).toBe(2)
  })

  it('takes the rating before from the completion, where it is sent', async () => {
    const maya = await t.premium()
    await complete(maya, await startedBy(maya), { ...after, anxietyBefore: 9 })
    expect(await rowsOf(maya)).toMatchObject([{ anxiety_before: 9 }])
  })

  it('keeps the points it earned when the challenge is worth something else later', async () => {
    const maya = await t.premium()
    const challengeId = randomUUID()
    const own = { title: 'Ask', category: 'conversation', fear: 1, matters: 5 }
    await t.put(`${base}/own/${challengeId}`, { as: maya, body: own })
    await complete(maya, await startedBy(maya, challengeId))
    const { points } = await overviewOf(maya)
    await t.put(`${base}/own/${challengeId}`, { as: maya, body: { ...own, fear: 9 } })
    expect((await overviewOf(maya)).points).toBe(points)
  })

  it.each([
    [{ rating: 4 }, 'Anxiety after is a whole number from 1 to 10'],
    [{ anxietyAfter: 4 }, 'A rating is a whole number from 1 to 5'],
    [{ ...after, anxietyAfter: 0 }, 'Anxiety after is a whole number from 1 to 10'],
    [{ ...after, anxietyBefore: 11 }, 'Anxiety before is a whole number from 1 to 10'],
    [{ ...after, rating: 6 }, 'A rating is a whole number from 1 to 5'],
    [{ ...after, rating: '5' }, 'A rating is a whole number from 1 to 5'],
    [{ ...after, notes: 'x'.repeat(2001) }, 'Notes can have at most 2000 characters'],
    [{ ...after, outcome: 'maybe' }, 'Choose no, partly or yes'],
    [{ ...after, habitDropped: true }, 'Choose no, partly or yes'],
    [{ ...after, certaintyAfter: -1 }, 'How sure you are is a whole number from 0 to 100'],
    [{ ...after, learnt: 'x'.repeat(281) }, 'What you learned can have at most 280 characters'],
  ])('refuses %o and says why', async (body, message) => {
    const reply = await complete(idle, randomUUID(), body)
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })

  it('answers for somebody else’s run as for a missing one, and leaves it open', async () => {
    const [maya, jonas] = [await t.premium(), await t.premium()]
    const completionId = await startedBy(maya)
    const foreign = await complete(jonas, completionId)
    const missing = await complete(jonas, randomUUID())
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, missing.json().message])
    expect(await rowsOf(maya)).toMatchObject([{ completed: false, rating: null }])
    expect(await sessionsOf(jonas)).toBe(0)
  })
})

describe('who may', () => {
  it('lets every member read, and only premium start and complete', async () => {
    const free = await t.someone()
    expect((await t.get(base, { as: free })).json()).toHaveLength(80)
    expect(await progressOf(free)).toEqual([])
    expect(await overviewOf(free)).toEqual({ points: 0, completedChallenges: 0, openRuns: [] })
    for (const reply of [await start(free), await complete(free, randomUUID())])
      expect([reply.statusCode, reply.json().requiresUpgrade]).toEqual([403, true])
  })

  it('keeps the record readable after a trial has ended', async () => {
    const maya = await t.someone()
    await t.post('/api/trial/start', { as: maya, body: {} })
    await complete(maya, await startedBy(maya))
    await t.sql(
      `update users set trial_start_date = now() - interval '20 days', trial_end_date = now() - interval '6 days' where id = $1`,
      [maya.id],
    )
    expect((await start(maya)).json()).toMatchObject({ trialExpired: true })
    expect((await overviewOf(maya)).points).toBe(first.points)
  })
})
