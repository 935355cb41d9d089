import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ladderSituations } from '#content/challenges/ladder-situations.ts'
import type { Ladder } from '#contract/challenges/challenge-ladder.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'

const ladderOf = async (as: Someone): Promise<Ladder> => (await t.get(`${base}/ladder`, { as })).json()
const save = (as: Someone, ratings: object[]) => t.put(`${base}/ladder/ratings`, { as, body: { ratings } })
const saveOwn = (as: Someone, challengeId: string, change: object = {}) =>
  t.put(`${base}/own/${challengeId}`, {
    as,
    body: { title: 'My step', category: 'conversation', fear: 4, matters: 9, ...change },
  })
const everything = (fear: number, matters: number) =>
  ladderSituations.map(({ id }) => ({ situationId: id, fear, matters }))

async function doOnce(as: Someone, challengeId: string, after: object = {}) {
  const { completionId } = (await t.post(`${base}/start/${challengeId}`, { as, body: { anxietyBefore: 5 } })).json()
  await t.post(`${base}/complete/${completionId}`, { as, body: { anxietyAfter: 3, rating: 3, ...after } })
}

const nothing: Ladder = { ratings: [], rungs: [], nextRung: null }

describe('the sort', () => {
  it('begins with an empty ladder', async () => {
    expect(await ladderOf(await t.someone())).toEqual(nothing)
  })

  it('orders every challenge once all is sorted, from the least feared up', async () => {
    const maya = await t.premium()
    const ladder: Ladder = (await save(maya, everything(5, 6))).json()
    expect(ladder).toEqual(await ladderOf(maya))
    expect(ladder.ratings).toHaveLength(24)
    expect(ladder.rungs).toHaveLength(80)
    const fears = ladder.rungs.map(({ fear }) => fear)
    expect(fears).toEqual(fears.toSorted((a, b) => a - b))
    expect(ladder.nextRung).toEqual(ladder.rungs.find(({ fear }) => fear >= 2))
  })

  it('keeps what is done when somebody stops midway, and lets them change their mind', async () => {
    const maya = await t.premium()
    await save(maya, [{ situationId: 'work-call', fear: 8, matters: 7 }])
    await save(maya, [{ situationId: 'raise-hand', fear: 2, matters: 5 }])
    const ladder: Ladder = (await save(maya, [{ situationId: 'work-call', fear: 3, matters: 9 }])).json()
    expect(ladder.ratings).toEqual([
      { situationId: 'raise-hand', fear: 2, matters: 5 },
      { situationId: 'work-call', fear: 3, matters: 9 },
    ])
    const kinds = new Set(ladder.rungs.map(({ challenge }) => `${challenge.category} ${challenge.lifeCategory}`))
    expect(kinds).toEqual(new Set(['phone_calls work', 'public_speaking school']))
  })

  it('leaves off what does not matter', async () => {
    const maya = await t.premium()
    const ratings = everything(5, 8).map((rating) => {
      const isDating = ladderSituations.find(({ id }) => id === rating.situationId)?.lifeCategory === 'dating'
      return { ...rating, matters: isDating ? 0 : 8 }
    })
    const { rungs }: Ladder = (await save(maya, ratings)).json()
    expect(new Set(rungs.map(({ challenge }) => challenge.lifeCategory))).toEqual(new Set(['work', 'school']))
  })

  it('takes the last word on a situation sent twice, and two devices at once', async () => {
    const maya = await t.premium()
    const twice = [
      { situationId: 'work-call', fear: 1, matters: 1 },
      { situationId: 'work-call', fear: 9, matters: 9 },
    ]
    expect((await save(maya, twice)).json().ratings).toEqual([twice[1]])
    const replies = await Promise.all([save(maya, everything(2, 5)), save(maya, everything(8, 5).toReversed())])
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
    expect(new Set((await ladderOf(maya)).ratings.map(({ fear }) => fear)).size).toBe(1)
  })

  it('can be forgotten, and the steps of one’s own stay', async () => {
    const maya = await t.premium()
    await save(maya, everything(5, 5))
    await saveOwn(maya, randomUUID())
    for (let i = 0; i < 2; i++) {
      const reply = await t.delete(`${base}/ladder/ratings`, { as: maya })
      expect(reply.json()).toMatchObject({ ratings: [], rungs: [{ challenge: { title: 'My step' } }] })
    }
  })

  it.each([
    ['an unknown situation', [{ situationId: 'constructor', fear: 1, matters: 1 }], /not part of the sort/],
    ['no situation', [], /^Sort at least one situation$/],
    ['a fear of 11', [{ situationId: 'work-call', fear: 11, matters: 1 }], /^Fear is a whole number from 0 to 10$/],
    ['half a point', [{ situationId: 'work-call', fear: 1, matters: 1.5 }], /^How much it matters is a whole number/],
  ])('refuses %s, and keeps nothing of it', async (_name, ratings, message) => {
    const maya = await t.premium()
    const reply = await save(maya, [...ratings])
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toMatch(message)
    expect(await ladderOf(maya)).toEqual(nothing)
  })

  it('is each person’s own', async () => {
    const [maya, jonas] = [await t.premium(), await t.premium()]
    await save(maya, everything(5, 5))
    await saveOwn(maya, randomUUID())
    expect(await ladderOf(jonas)).toEqual(nothing)
  })
})

describe('climbing', () => {
  it('marks what is done and points to the next rung', async () => {
    const maya = await t.premium()
    const [low, middle, high] = [randomUUID(), randomUUID(), randomUUID()]
    await saveOwn(maya, low, { fear: 3 })
    await saveOwn(maya, middle, { fear: 5 })
    await saveOwn(maya, high, { fear: 8 })
    expect((await ladderOf(maya)).nextRung?.challenge.id).toBe(low)
    await doOnce(maya, middle)
    const ladder = await ladderOf(maya)
    expect(ladder.rungs.map(({ challenge, completed }) => [challenge.id, completed])).toEqual([
      [low, false],
      [middle, true],
      [high, false],
    ])
    expect(ladder.nextRung?.challenge.id).toBe(high)
    await doOnce(maya, high)
    await doOnce(maya, low)
    expect((await ladderOf(maya)).nextRung).toBeNull()
  })

  it('does not send somebody higher after the feared thing came true, until it went well', async () => {
    const maya = await t.premium()
    const [low, middle, high] = [randomUUID(), randomUUID(), randomUUID()]
    await saveOwn(maya, low, { fear: 3 })
    await saveOwn(maya, middle, { fear: 5 })
    await saveOwn(maya, high, { fear: 8 })
    await doOnce(maya, middle, { outcome: 'yes' })
    expect((await ladderOf(maya)).nextRung?.challenge.id).toBe(low)
    await doOnce(maya, middle, { outcome: 'no' })
    expect((await ladderOf(maya)).nextRung?.challenge.id).toBe(high)
  })
})

describe('who may', () => {
  it('a free member may read and forget; sorting is premium', async () => {
    const free = await t.someone()
    expect(await ladderOf(free)).toEqual(nothing)
    expect((await t.delete(`${base}/ladder/ratings`, { as: free })).statusCode).toBe(200)
    expect((await save(free, everything(1, 1))).json()).toMatchObject({ requiresUpgrade: true })
    expect((await saveOwn(free, randomUUID())).json()).toMatchObject({ requiresUpgrade: true })
  })
})
