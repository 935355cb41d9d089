import { describe, expect, it } from 'vitest'
import type { Insight } from '#contract/recommendations.ts'
import { leastConfidence } from '#rules/recommendations/insights/find-insights.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { createPast } from './testing/past.ts'

const t = useTestApp()
const url = '/api/insights'
const past = createPast(t)

const list = async (as: Someone): Promise<Insight[]> => (await t.get(url, { as })).json()
const look = async (as: Someone) => {
  await t.post('/api/recommendations/generate', { as })
  return list(as)
}
const fortnight = [2, 2, 3, 2, 2, 2, 2, 4, 4, 3, 4, 4, 4, 4]

async function withRuns(count: number): Promise<Someone> {
  const person = await t.premium()
  for (let daysAgo = 2; daysAgo < count + 2; daysAgo += 1) {
    const facts = { daysAgo, anxietyBefore: 8, anxietyAfter: 4, outcome: 'no' as const }
    await past.run(person, 'call-the-library', { ...facts, certaintyBefore: 80, certaintyAfter: 40 })
  }
  return person
}

describe('insights', () => {
  it('are none for an empty account, and none below the minimum', async () => {
    expect(await look(await t.premium())).toEqual([])
    const person = await t.premium()
    await past.moods(person, fortnight.slice(1))
    expect(await look(person)).toEqual([])
  })

  it('say what the check-ins show from the fourteenth day on', async () => {
    const person = await t.premium()
    await past.moods(person, fortnight)
    const [trend] = await look(person)
    expect(trend).toMatchObject({
      insightType: 'mood_trend',
      title: 'Your days have been getting lighter',
      actionable: false,
      recordCount: 14,
    })
    expect(trend?.description).toContain('average 3.9 of 5; the 7 before, 2.1.')
  })

  it('are surer with more behind them, come the surest first, and cite the person’s own records', async () => {
    const [few, many] = [await look(await withRuns(4)), await withRuns(9)]
    const more = await look(many)
    const confidenceOf = (all: readonly Insight[]) =>
      all.find(({ insightType }) => insightType === 'fears_and_facts')?.confidence ?? 0
    expect(confidenceOf(few)).toBeGreaterThan(leastConfidence)
    expect(confidenceOf(more)).toBeGreaterThan(confidenceOf(few))
    const confidences = more.map(({ confidence }) => confidence)
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
    expect(more.map(({ title }) => title)).toContain('What you feared did not happen 9 of 9 times')
    const cited = await t.sql(
      `select count(*)::int as missing from user_insights i, jsonb_array_elements(i.data_points) cite where i.user_id = $1
       and not exists (select from user_challenge_completions c where c.user_id = i.user_id and c.id = cite ->> 'id')`,
      [many.id],
    )
    expect(cited).toEqual([{ missing: 0 }])
  })

  it('stay the same for the same records, however often they are asked for, even at the same time', async () => {
    const person = await withRuns(5)
    const before = await look(person)
    expect(before.length).toBeGreaterThan(2)
    await Promise.all([look(person), look(person), t.post('/api/recommendations/refresh', { as: person })])
    expect(await list(person)).toEqual(before)
  })

  it('go when they no longer hold, or have expired', async () => {
    const person = await withRuns(4)
    expect((await look(person)).length).toBeGreaterThan(0)
    await t.sql(`update user_insights set expires_at = now() - interval '1 minute' where user_id = $1`, [person.id])
    expect(await list(person)).toEqual([])
    expect((await look(person)).length).toBeGreaterThan(0)
    await t.sql('delete from user_challenge_completions where user_id = $1', [person.id])
    expect(await look(person)).toEqual([])
  })

  it('keep away for a while after they were dismissed, once, whoever asks again', async () => {
    const person = await withRuns(5)
    const [first] = await look(person)
    const send = () => t.post(`${url}/${first?.id}/dismiss`, { as: person })
    for (const reply of await Promise.all([send(), send()]))
      expect(reply.json()).toEqual({ id: first?.id, dismissed: true })
    const types = (await look(person)).map(({ insightType }) => insightType)
    expect(types.length).toBeGreaterThan(0)
    expect(types).not.toContain(first?.insightType)
    const noted = await t.sql('select action, metadata from resource_interactions where user_id = $1', [person.id])
    expect(noted).toEqual([
      { action: 'insight_dismissed', metadata: { insightId: first?.id, insightType: first?.insightType } },
    ])
    await t.sql(`update user_insights set dismissed_at = now() - interval '61 days' where id = $1`, [first?.id])
    expect((await look(person)).map(({ insightType }) => insightType)).toContain(first?.insightType)
  })

  it('are nobody else’s, and a made-up one is not there', async () => {
    const [owner, other] = [await withRuns(5), await t.premium()]
    const [first] = await look(owner)
    const reply = await t.post(`${url}/${first?.id}/dismiss`, { as: other })
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'This insight is no longer here.'])
    expect(await list(other)).toEqual([])
    expect((await list(owner))[0]?.id).toBe(first?.id)
  })
})
