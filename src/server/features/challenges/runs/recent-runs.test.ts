import { expect, it } from 'vitest'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { listRecentRuns } from './recent-runs.queries.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'

it('tells what somebody tried lately, the latest first, and nobody else’s', async () => {
  const [maya, jonas] = [await t.premium(), await t.premium()]
  const [one, two, three]: ExposureChallenge[] = (await t.get(base, { as: maya })).json()
  const start = async (as: typeof maya, { id } = one!) =>
    (await t.post(`${base}/start/${id}`, { as, body: { anxietyBefore: 6, fear: 'They frown.' } })).json().completionId
  const done = await start(maya)
  const body = { anxietyAfter: 7, rating: 2, outcome: 'yes', learnt: 'A frown is a frown.' }
  await t.post(`${base}/complete/${done}`, { as: maya, body })
  await t.post(`${base}/leave/${await start(maya, two)}`, { as: maya })
  await start(maya, three)
  await start(jonas)

  const runs = await listRecentRuns(t.connection.db, maya.id)
  expect(runs).toMatchObject([
    { challengeId: three!.id, completedAt: null, leftAt: null },
    { challengeId: two!.id, completedAt: null, leftAt: expect.any(Date) },
    {
      challengeId: one!.id,
      title: one!.title,
      completedAt: expect.any(Date),
      anxietyBefore: 6,
      anxietyAfter: 7,
      fear: 'They frown.',
      outcome: 'yes',
    },
  ])
  expect(await listRecentRuns(t.connection.db, maya.id, 1)).toHaveLength(1)
})
