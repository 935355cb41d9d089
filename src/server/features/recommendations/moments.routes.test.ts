import { expect, it } from 'vitest'
import type { Recommendation } from '#contract/recommendations.ts'
import { hourMs } from '#rules/durations.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { createPast } from './testing/past.ts'

const t = useTestApp()
const url = '/api/recommendations'
const past = createPast(t)

const generate = async (as: Someone): Promise<Recommendation[]> => (await t.post(`${url}/generate`, { as })).json()
const refresh = async (as: Someone): Promise<Recommendation[]> => (await t.post(`${url}/refresh`, { as })).json()

it('knows of a moment that is coming, until it is closed', async () => {
  const person = await t.premium()
  const startsAt = new Date(Date.now() + 20 * hourMs).toISOString()
  const body = { title: 'Coffee on Saturday', lifeArea: 'dating', startsAt }
  const { id } = (await t.post('/api/moments', { as: person, body })).json()
  const reasons = (await generate(person)).filter(({ reason }) => reason.includes('“Coffee on Saturday”'))
  expect(reasons.map(({ type }) => type).sort()).toEqual(['cues', 'technique'])
  expect(reasons.find(({ type }) => type === 'cues')).toMatchObject({ tags: expect.arrayContaining(['dating']) })
  await t.patch(`/api/moments/${id}`, { as: person, body: { isClosed: true } })
  expect((await refresh(person)).filter(({ reason }) => reason.includes('Coffee'))).toEqual([])
})

it('takes a challenge for something that is coming only once it has a day', async () => {
  const person = await t.premium()
  await past.start(person, 'say-good-morning-first')
  const named = ({ reason }: { reason: string }) => reason.includes('is coming up')
  expect((await generate(person)).filter(named)).toEqual([])
  const [moment] = (await t.get('/api/moments', { as: person })).json()
  const startsAt = new Date(Date.now() + 20 * hourMs).toISOString()
  await t.patch(`/api/moments/${moment.id}`, { as: person, body: { startsAt } })
  expect((await generate(person)).filter(named)).toHaveLength(1)
})
