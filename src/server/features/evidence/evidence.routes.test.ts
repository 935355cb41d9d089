import { beforeAll, describe, expect, it } from 'vitest'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import type { EvidencePatterns, Wall } from '#contract/challenges/evidence.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

let challenges: ExposureChallenge[]
beforeAll(async () => {
  challenges = (await t.get('/api/exposure-challenges', { as: await t.someone() })).json()
})

type Said = { title?: string; lifeArea?: string; before?: object; after?: object }

async function closedMoment(as: Someone, { before = {}, after = {}, ...details }: Said): Promise<string> {
  const body = { title: 'The stand-up', lifeArea: 'work', ...details }
  const { id } = (await t.post('/api/moments', { as, body })).json()
  await t.put(`/api/moments/${id}/before`, { as, body: before })
  expect((await t.put(`/api/moments/${id}/after`, { as, body: after })).statusCode).toBe(200)
  return id
}

async function doneChallenge(as: Someone, challenge: ExposureChallenge, before: object, after: object) {
  const base = '/api/exposure-challenges'
  const start = await t.post(`${base}/start/${challenge.id}`, { as, body: { anxietyBefore: 6, ...before } })
  const { completionId } = start.json()
  await t.post(`${base}/complete/${completionId}`, { as, body: { anxietyAfter: 4, rating: 3, ...after } })
  return completionId as string
}

const wallOf = async (as: Someone, query = ''): Promise<Wall> => (await t.get(`/api/evidence${query}`, { as })).json()
const learntOf = ({ lines }: Wall) => lines.map(({ learnt }) => learnt)
const nothing = { predictions: 0, cameTrue: 0, partlyTrue: 0, certaintyBefore: null, certaintyAfter: null }

describe('the whole wall', () => {
  it('is empty for a new account, with nothing made up', async () => {
    expect(await wallOf(await t.someone())).toEqual({ figures: nothing, lines: [], hasMore: false })
  })

  it('has what a moment taught, with the fear beside what happened', async () => {
    const maya = await t.someone()
    const id = await closedMoment(maya, {
      title: 'Call to the dentist',
      lifeArea: 'other',
      before: { fear: 'They sigh.', certaintyBefore: 80, safetyHabitId: 'write-script' },
      after: { outcome: 'no', certaintyAfter: 20, habitDropped: 'yes', learnt: 'It took two minutes.' },
    })
    expect((await wallOf(maya)).lines).toEqual([
      {
        id,
        source: 'moment',
        momentId: id,
        title: 'Call to the dentist',
        category: null,
        lifeArea: 'other',
        happenedAt: expect.stringMatching(/^\d{4}-/),
        fear: 'They sigh.',
        outcome: 'no',
        certaintyBefore: 80,
        certaintyAfter: 20,
        safetyHabit: 'Writing a script and reading from it',
        habitDropped: 'yes',
        learnt: 'It took two minutes.',
      },
    ])
  })

  it('has moments and challenges in one order, and their figures together, a page at a time', async () => {
    const maya = await t.premium()
    await closedMoment(maya, {
      before: { certaintyBefore: 90 },
      after: { outcome: 'yes', certaintyAfter: 50, learnt: 'one' },
    })
    const run = await doneChallenge(
      maya,
      challenges[0]!,
      { certaintyBefore: 70 },
      { outcome: 'no', certaintyAfter: 30, learnt: 'two' },
    )
    await closedMoment(maya, { lifeArea: 'other', after: { outcome: 'partly', learnt: 'three' } })
    const wall = await wallOf(maya)
    expect(learntOf(wall)).toEqual(['three', 'two', 'one'])
    expect(wall.lines[1]).toMatchObject({ id: run, source: 'challenge', category: challenges[0]!.category })
    expect(wall.figures).toEqual({
      predictions: 3,
      cameTrue: 1,
      partlyTrue: 1,
      certaintyBefore: 80,
      certaintyAfter: 40,
    })
    const pages = await Promise.all([0, 1, 2].map((offset) => wallOf(maya, `?limit=1&offset=${offset}`)))
    expect(pages.flatMap(learntOf)).toEqual(['three', 'two', 'one'])
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false])
  })

  it('leaves out what is open, and what closed without a word of evidence', async () => {
    const maya = await t.someone()
    await closedMoment(maya, { after: { facts: 'Six people sat there.' } })
    const id = await closedMoment(maya, { after: { learnt: 'Open again.' } })
    await t.patch(`/api/moments/${id}`, { as: maya, body: { isClosed: false } })
    expect(await wallOf(maya)).toMatchObject({ figures: nothing, lines: [] })
  })

  it('finds words in lines, fears and titles, and shows nobody else’s', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    await closedMoment(maya, { title: 'Dentist', after: { learnt: 'Nobody SIGHED at 100%.' } })
    await closedMoment(maya, { title: 'Lunch', before: { fear: 'Silence.' }, after: { outcome: 'no' } })
    expect(learntOf(await wallOf(maya, '?search=sighed'))).toHaveLength(1)
    expect(learntOf(await wallOf(maya, '?search=dent'))).toHaveLength(1)
    expect(learntOf(await wallOf(maya, '?search=silence'))).toEqual([null])
    expect(learntOf(await wallOf(maya, '?search=_'))).toEqual([])
    expect((await wallOf(maya, '?search=dent')).figures.predictions).toBe(1)
    expect((await wallOf(jonas)).lines).toEqual([])
  })

  it('stays as it was for whoever asks the challenges alone', async () => {
    const maya = await t.someone()
    await closedMoment(maya, { after: { outcome: 'no', learnt: 'Mine.' } })
    const reply = await t.get('/api/exposure-challenges/evidence', { as: maya })
    expect(reply.json()).toEqual({ figures: nothing, lines: [], hasMore: false })
  })
})

describe('patterns', () => {
  const patternsOf = async (as: Someone): Promise<EvidencePatterns> =>
    (await t.get('/api/evidence/patterns', { as })).json()

  it('set fears against outcomes by part of life, and say which habits were left out', async () => {
    const maya = await t.premium()
    const habit = { safetyHabitId: 'hold-phone' }
    const dating = challenges.find(({ lifeCategory }) => lifeCategory === 'dating')!
    await doneChallenge(
      maya,
      dating,
      { ...habit, certaintyBefore: 60 },
      { outcome: 'no', habitDropped: 'yes', certaintyAfter: 40 },
    )
    await closedMoment(maya, {
      lifeArea: 'dating',
      before: { ...habit, certaintyBefore: 80 },
      after: { outcome: 'yes', certaintyAfter: 70, habitDropped: 'partly' },
    })
    await closedMoment(maya, {
      lifeArea: 'other',
      before: { safetyHabit: 'Standing by the door' },
      after: { outcome: 'no', habitDropped: 'no' },
    })
    await closedMoment(maya, { lifeArea: 'school', after: { learnt: 'No prediction here.' } })
    expect(await patternsOf(maya)).toEqual({
      areas: [
        { lifeArea: 'dating', predictions: 2, cameTrue: 1, partlyTrue: 0, certaintyBefore: 70, certaintyAfter: 55 },
        { lifeArea: 'other', predictions: 1, cameTrue: 0, partlyTrue: 0, certaintyBefore: null, certaintyAfter: null },
      ],
      habits: [
        { habit: 'Holding my phone or looking at it', tries: 2, leftOut: 1, partlyLeftOut: 1 },
        { habit: 'Standing by the door', tries: 1, leftOut: 0, partlyLeftOut: 0 },
      ],
    })
  })

  it('are a member’s, while what one wrote stays readable and downloadable without', async () => {
    const maya = await t.someone()
    await closedMoment(maya, { after: { outcome: 'no', learnt: 'Still mine.' } })
    const refused = await t.get('/api/evidence/patterns', { as: maya })
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ requiresUpgrade: true })])
    expect(learntOf(await wallOf(maya))).toEqual(['Still mine.'])
    const download = (await t.get('/api/user/export', { as: maya })).json()
    expect(download.moments).toMatchObject([{ learnt: 'Still mine.' }])
  })
})
