import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { ownChallengesMax } from '#rules/challenges/facts.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'
const step = { title: 'Ask Kim about the bike', category: 'conversation', fear: 4, matters: 9 }

const save = (as: Someone, id: string, change: object = {}) =>
  t.put(`${base}/own/${id}`, { as, body: { ...step, ...change } })
const remove = (as: Someone, id: string) => t.delete(`${base}/own/${id}`, { as })
const ownOf = async (as: Someone): Promise<ExposureChallenge[]> =>
  (await t.get(base, { as })).json().filter(({ isOwn }: ExposureChallenge) => isOwn)
const start = (as: Someone, id: string) => t.post(`${base}/start/${id}`, { as, body: { anxietyBefore: 6 } })
const doOnce = async (as: Someone, id: string) => {
  const { completionId } = (await start(as, id)).json()
  const body = { anxietyAfter: 3, rating: 4, learnt: 'Kim likes bikes.' }
  return t.post(`${base}/complete/${completionId}`, { as, body })
}

describe('a step of one’s own', () => {
  it('joins the list with a level, points and time that follow from the fear', async () => {
    const maya = await t.premium()
    const id = randomUUID()
    const reply = await save(maya, id, { lifeCategory: 'school', instructions: [' Walk over ', 'Ask'] })
    expect(reply.json()).toEqual({
      id,
      title: 'Ask Kim about the bike',
      description: '',
      lifeCategory: 'school',
      category: 'conversation',
      difficultyLevel: 2,
      points: 20,
      estimatedDuration: '10 min',
      instructions: ['Walk over', 'Ask'],
      tips: [],
      isOwn: true,
      fear: 4,
      matters: 9,
    })
    expect(await ownOf(maya)).toMatchObject([{ id, difficultyLevel: 2, isOwn: true }])
  })

  it('is one step when it is sent twice or ten times at once, and changes when it is sent anew', async () => {
    const maya = await t.premium()
    const id = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => save(maya, id)))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect((await save(maya, id, { title: 'Ask twice', fear: 9 })).json()).toMatchObject({ difficultyLevel: 5 })
    expect(await ownOf(maya)).toMatchObject([{ id, title: 'Ask twice', points: 80, lifeCategory: 'work' }])
  })

  it('is started, completed and learned from like any other', async () => {
    const maya = await t.premium()
    const id = randomUUID()
    await save(maya, id)
    expect((await doOnce(maya, id)).json()).toMatchObject({ pointsEarned: 20, totalPoints: 20 })
    expect((await t.get(`${base}/evidence`, { as: maya })).json().lines).toMatchObject([
      { challengeTitle: step.title, learnt: 'Kim likes bikes.' },
    ])
  })

  it('is nobody else’s: not to see, to change, to start, to compare with or to remove', async () => {
    const [maya, jonas] = [await t.premium(), await t.premium()]
    const id = randomUUID()
    await save(maya, id)
    expect(await ownOf(jonas)).toEqual([])
    for (const reply of [
      await save(jonas, id, { title: 'Mine now' }),
      await remove(jonas, id),
      await start(jonas, id),
      await t.get(`${base}/evidence?similarTo=${id}`, { as: jonas }),
    ])
      expect(reply.statusCode, reply.body).toBe(404)
    expect(await ownOf(maya)).toMatchObject([{ title: step.title }])
  })

  it('never takes the place of one of ours', async () => {
    const maya = await t.premium()
    const ours = 'say-good-morning-first'
    expect((await save(maya, ours)).statusCode).toBe(400)
    expect((await remove(maya, ours)).statusCode).toBe(404)
    const [row] = await t.sql('select title, owner_id from exposure_challenges where id = $1', [ours])
    expect(row).toEqual({ title: 'Say good morning first', owner_id: null })
  })

  it('takes nothing else from what is sent', async () => {
    const maya = await t.premium()
    const jonas = await t.premium()
    const sent = { points: 9999, difficultyLevel: 5, ownerId: jonas.id, removedAt: null, tips: ['x'], id: randomUUID() }
    expect((await save(maya, randomUUID(), sent)).json()).toMatchObject({ points: 20, difficultyLevel: 2, tips: [] })
    expect(await ownOf(jonas)).toEqual([])
  })

  it.each([
    [{ title: '  ' }, 'Give it a title'],
    [{ title: '\u200b\u3164' }, 'Give it a title'],
    [{ title: 'x'.repeat(81) }, 'The title can have at most 80 characters'],
    [{ description: 'x'.repeat(501) }, 'The description can have at most 500 characters'],
    [{ category: 'dancing' }, 'Choose one of the five kinds of challenge'],
    [{ lifeCategory: 'home' }, 'Choose work, dating or school'],
    [{ fear: 11 }, 'Fear is a whole number from 0 to 10'],
    [{ matters: undefined }, 'How much it matters is a whole number from 0 to 10'],
    [{ instructions: [' '] }, 'A step needs some words'],
    [{ instructions: Array.from({ length: 8 }, () => 'Go') }, 'Keep it to 7 steps'],
  ])('refuses %o and says why', async (change, message) => {
    const maya = await t.premium()
    const reply = await save(maya, randomUUID(), change)
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
    expect(await ownOf(maya)).toEqual([])
  })

  it('refuses an invalid id', async () => {
    expect((await save(await t.premium(), 'mine')).statusCode).toBe(400)
  })

  it('has a limit, also for requests that race for the last place', async () => {
    const maya = await t.premium()
    for (let i = 0; i < ownChallengesMax - 1; i++) await save(maya, randomUUID())
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(maya, randomUUID())))
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    const refused = replies.find((reply) => reply.statusCode !== 200)!
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('Remove one')])
    const [{ id } = { id: '' }] = await ownOf(maya)
    expect((await save(maya, id, { title: 'Still mine to change' })).statusCode).toBe(200)
    await remove(maya, id)
    expect((await save(maya, randomUUID())).statusCode).toBe(200)
  })
})

describe('removing it', () => {
  it('leaves nothing of a step that was never done', async () => {
    const maya = await t.premium()
    const id = randomUUID()
    await save(maya, id)
    await start(maya, id)
    expect((await remove(maya, id)).json()).toEqual({ challengeId: id })
    expect(await ownOf(maya)).toEqual([])
    expect(await t.sql('select * from exposure_challenges where id = $1', [id])).toEqual([])
    expect((await t.get(`${base}/overview`, { as: maya })).json().openRuns).toEqual([])
    expect((await remove(maya, id)).statusCode).toBe(404)
  })

  it('keeps the points and the lines of one that was', async () => {
    const maya = await t.premium()
    const id = randomUUID()
    await save(maya, id)
    await doOnce(maya, id)
    await start(maya, id)
    expect((await remove(maya, id)).statusCode).toBe(200)
    expect(await ownOf(maya)).toEqual([])
    expect((await t.get(`${base}/ladder`, { as: maya })).json().rungs).toEqual([])
    expect((await t.get(`${base}/overview`, { as: maya })).json()).toMatchObject({ points: 20, openRuns: [] })
    expect((await t.get(`${base}/evidence`, { as: maya })).json().lines).toHaveLength(1)
    for (const reply of [await remove(maya, id), await start(maya, id), await save(maya, id)])
      expect(reply.statusCode).toBe(404)
  })

  it('stays possible when the membership has ended', async () => {
    const maya = await t.premium()
    const id = randomUUID()
    await save(maya, id)
    await t.sql(`update users set subscription_status = 'free' where id = $1`, [maya.id])
    expect((await save(maya, id)).statusCode).toBe(403)
    expect((await remove(maya, id)).statusCode).toBe(200)
  })
})
