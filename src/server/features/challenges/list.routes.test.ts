import { beforeAll, describe, expect, it } from 'vitest'
import { allChallenges } from '#content/challenges/all-challenges.ts'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const url = '/api/exposure-challenges'

let maya: Someone
beforeAll(async () => {
  maya = await t.someone()
})

const list = async (query = ''): Promise<ExposureChallenge[]> => (await t.get(`${url}${query}`, { as: maya })).json()

describe('the list', () => {
  it('has every challenge as the content words it, from the first level up', async () => {
    const all = await list()
    expect(all).toHaveLength(allChallenges.length)
    for (const challenge of allChallenges)
      expect(all.find(({ id }) => id === challenge.id)).toEqual({ ...challenge, isOwn: false })
    const levels = all.map(({ difficultyLevel }) => difficultyLevel)
    expect(levels).toEqual(levels.toSorted())
    expect(await list()).toEqual(all)
  })

  it.each([
    ['?category=phone_calls', (c: ExposureChallenge) => c.category === 'phone_calls'],
    ['?lifeCategory=dating', (c: ExposureChallenge) => c.lifeCategory === 'dating'],
    ['?difficultyLevel=5', (c: ExposureChallenge) => c.difficultyLevel === 5],
    [
      '?category=assertiveness&lifeCategory=work&difficultyLevel=4',
      (c: ExposureChallenge) => c.category === 'assertiveness' && c.lifeCategory === 'work' && c.difficultyLevel === 4,
    ],
  ])('can be narrowed by %s', async (query, fits) => {
    const all = await list()
    const narrowed = await list(query)
    expect(narrowed).toEqual(all.filter(fits))
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed.length).toBeLessThan(all.length)
  })

  it.each([
    ['?category=dancing', 'Choose one of the five kinds of challenge'],
    ['?lifeCategory=home', 'Choose work, dating or school'],
    ['?difficultyLevel=6', 'The difficulty is a whole number from 1 to 5'],
    ['?difficultyLevel=hard', 'The difficulty is a whole number from 1 to 5'],
  ])('refuses %s with a message that says why', async (query, message) => {
    const reply = await t.get(`${url}${query}`, { as: maya })
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })
})
