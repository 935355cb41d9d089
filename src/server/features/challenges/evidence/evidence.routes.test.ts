import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EvidenceLine, EvidenceWall, ExposureChallenge } from '#contract/challenges/challenges.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'

let challenges: ExposureChallenge[]
beforeAll(async () => {
  challenges = (await t.get(base, { as: await t.someone() })).json()
})

const find = (category: string, lifeCategory: string, except: string[] = []) =>
  challenges.find((c) => c.category === category && c.lifeCategory === lifeCategory && !except.includes(c.id))!

type Run = { challenge?: ExposureChallenge; before?: object; after?: object }

async function doOnce(as: Someone, { challenge = challenges[0]!, before = {}, after = {} }: Run): Promise<string> {
  const started = await t.post(`${base}/start/${challenge.id}`, { as, body: { anxietyBefore: 6, ...before } })
  const { completionId } = started.json()
  const done = await t.post(`${base}/complete/${completionId}`, { as, body: { anxietyAfter: 4, rating: 3, ...after } })
  expect(done.statusCode).toBe(200)
  return completionId
}

const wallOf = async (as: Someone, query = ''): Promise<EvidenceWall> =>
  (await t.get(`${base}/evidence${query}`, { as })).json()
const learntOf = (wall: { lines: EvidenceLine[] }) => wall.lines.map(({ learnt }) => learnt)

const nothing = { predictions: 0, cameTrue: 0, partlyTrue: 0, certaintyBefore: null, certaintyAfter: null }

describe('the wall', () => {
  it('is empty for a new account, with nothing made up', async () => {
    expect(await wallOf(await t.someone())).toEqual({ figures: nothing, lines: [], hasMore: false })
  })

  it('holds the prediction beside what happened', async () => {
    const maya = await t.premium()
    const challenge = find('phone_calls', 'work')
    const completionId = await doOnce(maya, {
      challenge,
      before: { fear: 'They hang up.', certaintyBefore: 80, safetyHabitId: 'write-script' },
      after: { outcome: 'no', certaintyAfter: 30, habitDropped: 'partly', learnt: 'They were glad to help.' },
    })
    expect((await wallOf(maya)).lines).toEqual([
      {
        completionId,
        challengeId: challenge.id,
        challengeTitle: challenge.title,
        category: 'phone_calls',
        lifeCategory: 'work',
        completedAt: expect.stringMatching(/^\d{4}-/),
        fear: 'They hang up.',
        outcome: 'no',
        certaintyBefore: 80,
        certaintyAfter: 30,
        safetyHabit: 'Writing a script and reading from it',
        habitDropped: 'partly',
        learnt: 'They were glad to help.',
      },
    ])
  })

  it('counts how often the fear came true, and how certain one was before and after', async () => {
    const maya = await t.premium()
    const outcomes = ['yes', 'no', 'no', 'partly', 'no', 'no', 'no', 'no', 'no']
    for (const [i, outcome] of outcomes.entries())
      await doOnce(maya, {
        challenge: challenges[i]!,
        before: i < 2 ? { certaintyBefore: 74 + i } : {},
        after: { outcome, ...(i < 3 ? { certaintyAfter: 38 } : {}) },
      })
    await doOnce(maya, { challenge: challenges[20]!, before: { fear: 'Skipped the rest.', certaintyBefore: 100 } })
    expect((await wallOf(maya)).figures).toEqual({
      predictions: 9,
      cameTrue: 1,
      partlyTrue: 1,
      certaintyBefore: 75,
      certaintyAfter: 38,
    })
  })

  it('leaves out what was done without the ledger, and what is still open', async () => {
    const maya = await t.premium()
    await doOnce(maya, { after: { notes: 'Only a note.' } })
    await t.post(`${base}/start/${challenges[1]!.id}`, { as: maya, body: { anxietyBefore: 5, fear: 'Not yet.' } })
    expect(await wallOf(maya)).toMatchObject({ figures: nothing, lines: [] })
  })

  it('shows each person their own', async () => {
    const [maya, jonas] = [await t.premium(), await t.premium()]
    await doOnce(maya, { after: { learnt: 'Mine alone.' } })
    await doOnce(jonas, { after: { learnt: 'His alone.' } })
    expect(learntOf(await wallOf(maya))).toEqual(['Mine alone.'])
    expect(learntOf(await wallOf(jonas, '?search=mine'))).toEqual([])
  })
})

describe('searching', () => {
  it('looks in the lines, the fears and the titles, in capitals or not, and keeps the figures', async () => {
    const maya = await t.premium()
    const challenge = find('public_speaking', 'school')
    await doOnce(maya, { after: { outcome: 'no', learnt: 'Nobody LAUGHED at 100% of it.' } })
    await doOnce(maya, { before: { fear: 'They will laugh.' }, after: { outcome: 'no' } })
    await doOnce(maya, { challenge, after: { outcome: 'yes', learnt: 'Loud enough.' } })
    expect((await wallOf(maya, '?search=laugh')).lines).toHaveLength(2)
    expect(learntOf(await wallOf(maya, '?search=laughed'))).toEqual(['Nobody LAUGHED at 100% of it.'])
    expect((await wallOf(maya, `?search=${encodeURIComponent(challenge.title.toUpperCase())}`)).lines).toHaveLength(1)
    expect((await wallOf(maya, '?search=%25')).lines).toHaveLength(1)
    expect((await wallOf(maya, '?search=_')).lines).toEqual([])
    expect((await wallOf(maya, '?search=laughed')).figures).toMatchObject({ predictions: 3, cameTrue: 1 })
    expect((await wallOf(maya, '?search=%20')).lines).toHaveLength(3)
  })

  it('refuses a search that is too long, and invalid pages', async () => {
    const maya = await t.someone()
    for (const query of [`?search=${'x'.repeat(101)}`, '?limit=0', '?limit=51', '?offset=-1', '?limit=ten'])
      expect((await t.get(`${base}/evidence${query}`, { as: maya })).statusCode, query).toBe(400)
  })
})

describe('paging', () => {
  it('goes through everything once, the latest first', async () => {
    const maya = await t.premium()
    for (let i = 0; i < 5; i++) await doOnce(maya, { after: { learnt: `Line ${i}` } })
    // Two with the same timestamp must not swap places between pages.
    await t.sql(
      `update user_challenge_completions set completed_at = '2026-01-01' where user_id = $1
       and id in (select completion_id from moments where learnt in ('Line 0', 'Line 1'))`,
      [maya.id],
    )
    const pages = await Promise.all([0, 2, 4].map((offset) => wallOf(maya, `?limit=2&offset=${offset}`)))
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false])
    const lines = pages.flatMap(learntOf)
    expect(lines.slice(0, 3)).toEqual(['Line 4', 'Line 3', 'Line 2'])
    expect(lines.slice(3).sort()).toEqual(['Line 0', 'Line 1'])
  })
})

describe('before a challenge', () => {
  it('shows the same one first, then its kind nearby, then its kind anywhere, and nothing else', async () => {
    const maya = await t.premium()
    const same = find('conversation', 'school')
    const near = find('conversation', 'school', [same.id])
    const kind = find('conversation', 'dating')
    const other = find('phone_calls', 'school')
    for (const [challenge, learnt] of [
      [same, 'same'],
      [kind, 'kind'],
      [near, 'near'],
      [other, 'other'],
    ] as const)
      await doOnce(maya, { challenge, after: { learnt, outcome: learnt === 'other' ? 'yes' : 'no' } })
    const wall = await wallOf(maya, `?similarTo=${same.id}`)
    expect(learntOf(wall)).toEqual(['same', 'near', 'kind'])
    expect(wall.figures).toMatchObject({ predictions: 3, cameTrue: 0 })
    expect(learntOf(await wallOf(maya, `?similarTo=${same.id}&search=near`))).toEqual(['near'])
  })

  it('says that an unknown challenge is no longer on the list', async () => {
    const reply = await t.get(`${base}/evidence?similarTo=${randomUUID()}`, { as: await t.someone() })
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'This challenge is no longer on the list.'])
  })
})

describe('a learnt line', () => {
  const change = (as: Someone, completionId: string, body: object) =>
    t.patch(`${base}/evidence/${completionId}`, { as, body })

  it('can be reworded, removed, and added later', async () => {
    const maya = await t.premium()
    const completionId = await doOnce(maya, { after: { learnt: 'Frist.' } })
    expect((await change(maya, completionId, { learnt: ' First. ' })).json()).toMatchObject({ learnt: 'First.' })
    expect(learntOf(await wallOf(maya))).toEqual(['First.'])
    expect((await change(maya, completionId, { learnt: null })).json()).toMatchObject({ learnt: null })
    expect(await wallOf(maya)).toMatchObject({ lines: [] })
    await change(maya, completionId, { learnt: 'Again.' })
    expect(learntOf(await wallOf(maya))).toEqual(['Again.'])
  })

  it('is refused when it is missing or too long', async () => {
    const maya = await t.someone()
    for (const body of [{}, { learnt: 'x'.repeat(281) }, { learnt: 7 }])
      expect((await change(maya, randomUUID(), body)).statusCode).toBe(400)
  })

  it('belongs to its author, and to a run that is completed', async () => {
    const [maya, jonas] = [await t.premium(), await t.premium()]
    const completionId = await doOnce(maya, { after: { learnt: 'Mine.' } })
    expect((await change(jonas, completionId, { learnt: 'His.' })).statusCode).toBe(404)
    expect(learntOf(await wallOf(maya))).toEqual(['Mine.'])
    const open = (await t.post(`${base}/start/${challenges[3]!.id}`, { as: maya, body: { anxietyBefore: 5 } })).json()
    expect((await change(maya, open.completionId, { learnt: 'Too soon.' })).statusCode).toBe(404)
  })
})
