import { beforeAll, describe, expect, it } from 'vitest'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import type { Moment } from '#contract/moments/moments.ts'
import { dayMs } from '#rules/durations.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'

let first: ExposureChallenge
beforeAll(async () => {
  first = (await t.get(base, { as: await t.premium() })).json()[0]
})

const start = async (as: Someone, body: object = {}, challengeId = first.id) =>
  (await t.post(`${base}/start/${challengeId}`, { as, body: { anxietyBefore: 6, ...body } })).json()
const complete = (as: Someone, completionId: string, body: object = {}) =>
  t.post(`${base}/complete/${completionId}`, { as, body: { anxietyAfter: 4, rating: 3, ...body } })
const momentsOf = async (as: Someone, query = ''): Promise<Moment[]> =>
  (await t.get(`/api/moments${query}`, { as })).json()
const momentOf = async (as: Someone): Promise<Moment> => (await momentsOf(as))[0]!
const wallOf = async (as: Someone) => (await t.get('/api/evidence', { as })).json()
const patch = (as: Someone, { id }: Moment, body: object) => t.patch(`/api/moments/${id}`, { as, body })
const predicted = { fear: 'They hang up.', certaintyBefore: 80, safetyHabitId: 'write-script' }
const debrief = { outcome: 'no', certaintyAfter: 20, habitDropped: 'yes', learnt: 'They were glad.' }

describe('a challenge that was begun', () => {
  it('is a moment, with what was predicted, and nothing of it stands twice', async () => {
    const maya = await t.premium()
    await t.get('/api/progress?timeZone=America/New_York', { as: maya })
    const { completionId, momentId } = await start(maya, predicted)
    const moment = await momentOf(maya)
    expect(moment).toMatchObject({
      id: momentId,
      title: first.title,
      lifeArea: first.lifeCategory,
      startsAt: null,
      closedAt: null,
      before: { ...predicted, lines: [] },
      after: null,
      challenge: { completionId, challengeId: first.id, isCompleted: false },
    })
    expect(await momentsOf(maya)).toHaveLength(1)
    const download = (await t.get('/api/user/export', { as: maya })).json()
    expect(JSON.stringify(download).split('They hang up.')).toHaveLength(2)
  })

  it('can be given a time, reminders and lines; the challenge then says what was changed there', async () => {
    const maya = await t.premium()
    await start(maya, predicted)
    const moment = await momentOf(maya)
    const startsAt = new Date(Date.now() + dayMs).toISOString()
    expect((await patch(maya, moment, { startsAt, reminders: ['hour'] })).json()).toMatchObject({ startsAt })
    const said = { fear: 'They sigh.', certaintyBefore: 60, lines: ['Hi, a short question.'] }
    await t.put(`/api/moments/${moment.id}/before`, { as: maya, body: said })
    const { openRuns } = (await t.get(`${base}/overview`, { as: maya })).json()
    expect(openRuns).toMatchObject([{ fear: 'They sigh.', certaintyBefore: 60, safetyHabit: null }])
    expect(await start(maya, { fear: 'Something else.' })).toMatchObject({ isResumed: true, fear: 'They sigh.' })
    expect((await momentOf(maya)).before?.lines).toMatchObject([{ text: 'Hi, a short question.' }])
  })

  it('closes with its own form, which gives the points, and is on the wall once', async () => {
    const maya = await t.premium()
    const { completionId } = await start(maya, predicted)
    const open = await momentOf(maya)
    const refused = await t.put(`/api/moments/${open.id}/after`, { as: maya, body: { learnt: 'Too early.' } })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This moment is a challenge. Close it from the challenge, so that its points count.',
    ])
    const { completedAt, pointsEarned } = (await complete(maya, completionId, debrief)).json()
    expect(pointsEarned).toBe(first.points)
    expect(await momentOf(maya)).toMatchObject({
      closedAt: completedAt,
      after: debrief,
      challenge: { isCompleted: true },
    })
    const { lines, figures } = await wallOf(maya)
    expect(lines).toMatchObject([
      { id: completionId, source: 'challenge', momentId: open.id, learnt: 'They were glad.' },
    ])
    expect(figures).toMatchObject({ predictions: 1, certaintyBefore: 80, certaintyAfter: 20 })
    const { predictions } = (await t.get('/api/progress?timeZone=UTC', { as: maya })).json()
    expect(predictions).toMatchObject({ predictions: 1 })
  })

  it('takes new facts afterward, without moving the hour it closed; it is not opened again', async () => {
    const maya = await t.premium()
    const { completionId } = await start(maya, predicted)
    await complete(maya, completionId, debrief)
    const closed = await momentOf(maya)
    const more = { ...debrief, facts: 'She laughed with me.', learnt: 'She laughed too.' }
    const reply = await t.put(`/api/moments/${closed.id}/after`, { as: maya, body: more })
    expect(reply.json()).toMatchObject({ closedAt: closed.closedAt, after: { facts: 'She laughed with me.' } })
    expect((await t.get(`${base}/evidence`, { as: maya })).json().lines).toMatchObject([{ learnt: 'She laughed too.' }])
    expect((await patch(maya, closed, { isClosed: false })).statusCode).toBe(409)
    expect((await momentOf(maya)).closedAt).toBe(closed.closedAt)
  })

  it.each([
    ['from the challenge', (as: Someone, run: string) => t.post(`${base}/leave/${run}`, { as })],
    ['from the moment', async (as: Someone) => patch(as, await momentOf(as), { isClosed: true })],
  ])('is closed when it is set aside %s, and begun anew it is another', async (_where, setAside) => {
    const maya = await t.premium()
    const { completionId } = await start(maya, predicted)
    expect((await setAside(maya, completionId)).statusCode).toBe(200)
    const left = await momentOf(maya)
    expect(left).toMatchObject({ closedAt: expect.any(String), before: { fear: 'They hang up.' } })
    expect((await t.get(`${base}/overview`, { as: maya })).json().openRuns).toEqual([])
    const refused = await t.put(`/api/moments/${left.id}/after`, { as: maya, body: { learnt: 'Later.' } })
    expect(refused.json().message).toContain('You set this challenge aside.')
    const again = await start(maya)
    expect(again).toMatchObject({ isResumed: false, fear: null })
    expect(await momentsOf(maya, '?state=open')).toMatchObject([{ id: again.momentId }])
    expect((await wallOf(maya)).lines).toEqual([])
  })

  it('keeps its points and place when its moment is deleted, and takes words again when it is completed', async () => {
    const maya = await t.premium()
    const { completionId, momentId } = await start(maya, predicted)
    expect((await t.delete(`/api/moments/${momentId}`, { as: maya })).statusCode).toBe(200)
    const { openRuns } = (await t.get(`${base}/overview`, { as: maya })).json()
    expect(openRuns).toMatchObject([{ completionId, momentId: null, fear: null, anxietyBefore: 6 }])
    const reply = await complete(maya, completionId, { learnt: 'It was short.' })
    expect(reply.json().pointsEarned).toBe(first.points)
    const made = await momentOf(maya)
    expect(made).toMatchObject({ before: { fear: null }, after: { learnt: 'It was short.' } })
    await t.delete(`/api/moments/${made.id}`, { as: maya })
    expect((await wallOf(maya)).lines).toEqual([])
    const again = await t.patch(`${base}/evidence/${completionId}`, { as: maya, body: { learnt: 'Still short.' } })
    expect(again.json()).toMatchObject({ completionId, learnt: 'Still short.' })
    expect((await wallOf(maya)).lines).toMatchObject([{ learnt: 'Still short.' }])
  })

  it('takes none of the three free places after a membership', async () => {
    const maya = await t.premium()
    for (const { id } of (await t.get(base, { as: maya })).json().slice(0, 3)) await start(maya, {}, id)
    await t.sql(`update users set subscription_status = 'free', trial_end_date = null where id = $1`, [maya.id])
    const add = () => t.post('/api/moments', { as: maya, body: { title: 'Dentist', lifeArea: 'other' } })
    for (let i = 0; i < 3; i++) expect((await add()).statusCode).toBe(201)
    expect((await add()).statusCode).toBe(403)
    const run = (await momentsOf(maya)).find(({ challenge }) => challenge !== null)!
    expect((await patch(maya, run, { isClosed: true })).json().closedAt).not.toBeNull()
  })

  it('goes with a step of one’s own that is removed', async () => {
    const maya = await t.premium()
    const step = '8b5a3c1e-0000-4000-8000-000000000001'
    const body = { title: 'Ask Ines for salt', category: 'conversation', fear: 3, matters: 8 }
    await t.put(`${base}/own/${step}`, { as: maya, body })
    const { completionId } = await start(maya, predicted, step)
    await complete(maya, completionId, debrief)
    await start(maya, predicted, step)
    await t.delete(`${base}/own/${step}`, { as: maya })
    expect((await momentsOf(maya)).map(({ closedAt }) => closedAt === null)).toEqual([false, false])
    expect((await wallOf(maya)).lines).toMatchObject([{ title: 'Ask Ines for salt', learnt: 'They were glad.' }])
  })

  it('is completed once and set aside never, when both are sent at the same time', async () => {
    const maya = await t.premium()
    const { completionId } = await start(maya, predicted)
    const moment = await momentOf(maya)
    const replies = await Promise.all([
      complete(maya, completionId, debrief),
      patch(maya, moment, { isClosed: true }),
      complete(maya, completionId, debrief),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await momentOf(maya)).toMatchObject({ after: debrief, challenge: { isCompleted: true } })
  })
})
