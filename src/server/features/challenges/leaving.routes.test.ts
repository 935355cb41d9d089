import { beforeAll, describe, expect, it } from 'vitest'
import type { ChallengeOverview, ExposureChallenge } from '#contract/challenges/challenges.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/exposure-challenges'

let first: ExposureChallenge
beforeAll(async () => {
  first = (await t.get(base, { as: await t.premium() })).json()[0]
})

const start = (as: Someone) => t.post(`${base}/start/${first.id}`, { as, body: { anxietyBefore: 7 } })
const startedBy = async (as: Someone): Promise<string> => (await start(as)).json().completionId
const complete = (as: Someone, completionId: string) =>
  t.post(`${base}/complete/${completionId}`, { as, body: { anxietyAfter: 4, rating: 4 } })
const leave = (as: Someone, completionId: string) => t.post(`${base}/leave/${completionId}`, { as })
const overviewOf = async (as: Someone): Promise<ChallengeOverview> => (await t.get(`${base}/overview`, { as })).json()

describe('leaving', () => {
  it('sets a run aside, and the next start is a new one', async () => {
    const maya = await t.premium()
    const completionId = await startedBy(maya)
    for (let i = 0; i < 2; i++)
      expect((await leave(maya, completionId)).json()).toEqual({ completionId, completed: false })
    expect((await t.get(`${base}/user-progress`, { as: maya })).json()).toEqual([])
    expect((await overviewOf(maya)).openRuns).toEqual([])
    const again = (await start(maya)).json()
    expect(again.isResumed).toBe(false)
    expect(again.completionId).not.toBe(completionId)
  })

  it('does not undo a completion', async () => {
    const maya = await t.premium()
    const completionId = await startedBy(maya)
    await complete(maya, completionId)
    expect((await leave(maya, completionId)).json()).toEqual({ completionId, completed: true })
    expect(await overviewOf(maya)).toMatchObject({ points: first.points })
    const rows = await t.sql('select completed, left_at from user_challenge_completions where user_id = $1', [maya.id])
    expect(rows).toEqual([{ completed: true, left_at: null }])
  })

  it('can be followed by completing it after all; with a second run beside it, the points come once', async () => {
    const maya = await t.premium()
    const left = await startedBy(maya)
    await leave(maya, left)
    const open = await startedBy(maya)
    const replies = await Promise.all([complete(maya, left), complete(maya, open)])
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
    expect(replies.map((reply) => reply.json().pointsEarned).sort((a, b) => a - b)).toEqual([0, first.points])
    expect(await overviewOf(maya)).toMatchObject({ points: first.points, openRuns: [] })
  })

  it('is for one’s own runs', async () => {
    const [maya, jonas] = [await t.premium(), await t.premium()]
    const completionId = await startedBy(maya)
    expect((await leave(jonas, completionId)).statusCode).toBe(404)
    expect((await overviewOf(maya)).openRuns).toHaveLength(1)
  })
})
