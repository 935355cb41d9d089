import { describe, expect, it } from 'vitest'
import { allChallenges } from '#content/challenges/all-challenges.ts'
import type { Challenge } from '#content/challenges/challenge.ts'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { seedChallenges } from './seed.queries.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'
const rows = () => t.sql('select * from exposure_challenges order by id')
const seed = (challenges: readonly Challenge[]) => seedChallenges(t.connection.db, challenges)

const [first, ...others] = allChallenges as [Challenge, ...Challenge[]]

describe('at every start', () => {
  it('the content is in the table, each under its own name', async () => {
    expect(await rows()).toHaveLength(80)
    const [row] = await t.sql('select * from exposure_challenges where id = $1', [first.id])
    expect(row).toMatchObject({
      title: first.title,
      life_category: first.lifeCategory,
      difficulty_level: first.difficultyLevel,
      instructions: first.instructions,
      tips: first.tips,
      owner_id: null,
    })
  })

  it('nothing is written when nothing has changed, also when four instances start together', async () => {
    const before = await rows()
    await Promise.all(Array.from({ length: 4 }, () => seed(allChallenges)))
    expect(await rows()).toEqual(before)
  })

  it('a new wording takes the place of the old one, and the record of it stays', async () => {
    const maya = await t.premium()
    const { id } = first
    await t.post(`${base}/start/${id}`, { as: maya, body: { anxietyBefore: 5 } })
    const reworded = { ...first, title: 'Greet somebody', tips: ['One', 'Two', 'Three'] }
    await Promise.all([seed([reworded, ...others]), seed([reworded, ...others])])
    const list: ExposureChallenge[] = (await t.get(base, { as: maya })).json()
    expect(list).toHaveLength(80)
    expect(list.find((challenge) => challenge.id === id)).toMatchObject({
      title: 'Greet somebody',
      tips: reworded.tips,
    })
    expect((await t.get(`${base}/user-progress`, { as: maya })).json()).toMatchObject([{ challengeId: id }])
    await seed(allChallenges)
  })

  it('a dropped challenge leaves the list but not the records, and can come back', async () => {
    const maya = await t.premium()
    const { id } = first
    const { completionId } = (await t.post(`${base}/start/${id}`, { as: maya, body: { anxietyBefore: 5 } })).json()
    await t.post(`${base}/complete/${completionId}`, {
      as: maya,
      body: { anxietyAfter: 3, rating: 3, learnt: 'It is fine.' },
    })
    await t.post(`${base}/start/${id}`, { as: maya, body: { anxietyBefore: 5 } })
    await seed(others)
    expect((await t.get(base, { as: maya })).json()).toHaveLength(79)
    expect((await t.get(`${base}/overview`, { as: maya })).json().openRuns).toEqual([])
    expect((await t.post(`${base}/start/${id}`, { as: maya, body: { anxietyBefore: 5 } })).statusCode).toBe(404)
    expect((await t.get(`${base}/overview`, { as: maya })).json().points).toBe(first.points)
    expect((await t.get(`${base}/evidence`, { as: maya })).json().lines).toMatchObject([
      { challengeTitle: first.title },
    ])
    await seed(allChallenges)
    expect((await t.get(base, { as: maya })).json()).toHaveLength(80)
  })

  it('steps of people’s own are left alone', async () => {
    const maya = await t.premium()
    const id = '5b0c5b8e-5d37-4c39-9f53-2a3a5b1f6c01'
    const body = { title: 'Mine', category: 'conversation', fear: 3, matters: 8 }
    await t.put(`${base}/own/${id}`, { as: maya, body })
    await seed(allChallenges)
    expect((await t.get(base, { as: maya })).json()).toHaveLength(81)
  })
})
