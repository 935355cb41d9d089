import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { techniqueIds } from '#content/techniques.ts'
import type { TechniqueStats } from '#contract/techniques.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

async function statsOf(as: Someone): Promise<TechniqueStats> {
  return (await t.get('/api/techniques/stats', { as })).json()
}

const nothing = { sessions: 0, completed: 0, minutes: 0, averageRating: null, lastUsed: null }

type Use = { techniqueId: string; durationMinutes: number; completed: boolean; rating: number | null }

async function recordAll(as: Someone, uses: readonly Use[]) {
  for (const body of uses) expect((await t.post('/api/techniques/usage', { as, body })).statusCode).toBe(201)
}

describe('the figures', () => {
  it('name every technique for an empty account, with nothing made up', async () => {
    expect(await statsOf(await t.someone())).toEqual({
      total: nothing,
      techniques: techniqueIds.map((techniqueId) => ({ techniqueId, ...nothing })),
    })
  })

  it('add up by technique and in all', async () => {
    const maya = await t.someone()
    await recordAll(maya, [
      { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 },
      { techniqueId: 'power-breathing', durationMinutes: 1, completed: false, rating: null },
      { techniqueId: 'mental-reset', durationMinutes: 4, completed: true, rating: 2 },
    ])
    const { total, techniques } = await statsOf(maya)
    expect(total).toMatchObject({ sessions: 3, completed: 2, minutes: 7, averageRating: 3.5 })
    expect(techniques.find(({ techniqueId }) => techniqueId === 'power-breathing')).toMatchObject({
      sessions: 2,
      completed: 1,
      minutes: 3,
      averageRating: 5,
    })
    expect(techniques).toHaveLength(techniqueIds.length)
  })

  it('average sessions, not averages', async () => {
    const maya = await t.someone()
    const use = { durationMinutes: 2, completed: true }
    await recordAll(maya, [
      { ...use, techniqueId: 'power-breathing', rating: 5 },
      { ...use, techniqueId: 'power-breathing', rating: 5 },
      { ...use, techniqueId: 'power-breathing', rating: 5 },
      { ...use, techniqueId: 'mental-reset', rating: 1 },
    ])
    expect((await statsOf(maya)).total.averageRating).toBe(4)
  })

  it('say when each was last used', async () => {
    const maya = await t.someone()
    await t.sql(
      `insert into technique_usage (user_id, technique_id, duration_minutes, created_at) values
        ($1, 'mental-reset', 4, '2025-11-01T10:00:00Z'), ($1, 'mental-reset', 4, '2025-11-03T10:00:00.123Z'),
        ($1, 'sensory-refresh', 3, '2025-11-02T10:00:00Z')`,
      [maya.id],
    )
    const { total, techniques } = await statsOf(maya)
    expect(total.lastUsed).toBe('2025-11-03T10:00:00.123Z')
    const last = new Map(techniques.map(({ techniqueId, lastUsed }) => [techniqueId, lastUsed]))
    expect(last.get('mental-reset')).toBe('2025-11-03T10:00:00.123Z')
    expect(last.get('sensory-refresh')).toBe('2025-11-02T10:00:00.000Z')
    expect(last.get('power-breathing')).toBeNull()
  })

  it('follow a changed rating', async () => {
    const maya = await t.someone()
    const body = { techniqueId: 'mental-reset', durationMinutes: 4, completed: true, rating: 5 }
    const { id } = (await t.post('/api/techniques/usage', { as: maya, body })).json()
    await t.patch(`/api/techniques/usage/${id}`, { as: maya, body: { rating: 3 } })
    expect((await statsOf(maya)).total.averageRating).toBe(3)
  })

  it('still count a technique that is no longer offered', async () => {
    const maya = await t.someone()
    await t.sql(`insert into technique_usage (user_id, technique_id, duration_minutes) values ($1, 'cold-shower', 3)`, [
      maya.id,
    ])
    const { total, techniques } = await statsOf(maya)
    expect(total.sessions).toBe(1)
    expect(techniques.at(-1)).toMatchObject({ techniqueId: 'cold-shower', sessions: 1, minutes: 3 })
  })

  it('are one’s own', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    await recordAll(maya, [{ techniqueId: 'mental-reset', durationMinutes: 4, completed: true, rating: 5 }])
    expect((await statsOf(jonas)).total).toEqual(nothing)
  })
})

it('equal what SQL says, whatever was recorded', async () => {
  const person = await t.someone()
  const uses = fc.array(
    fc.record({
      techniqueId: fc.constantFrom(...techniqueIds),
      durationMinutes: fc.integer({ min: 0, max: 1440 }),
      completed: fc.boolean(),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(uses, async (list) => {
      await t.sql('delete from technique_usage where user_id = $1', [person.id])
      await recordAll(person, list)
      const { total, techniques } = await statsOf(person)
      const [row] = await t.sql(
        `select count(*)::int as sessions, count(*) filter (where completed)::int as completed,
          sum(duration_minutes)::int as minutes, avg(rating)::float8 as average_rating, max(created_at) as last_used
          from technique_usage where user_id = $1`,
        [person.id],
      )
      const { average_rating, last_used, ...counts } = row!
      expect(total).toMatchObject({ ...counts, lastUsed: (last_used as Date).toISOString() })
      if (average_rating === null) expect(total.averageRating).toBeNull()
      else expect(total.averageRating).toBeCloseTo(average_rating as number, 10)
      for (const part of ['sessions', 'completed', 'minutes'] as const)
        expect(techniques.reduce((sum, technique) => sum + technique[part], 0)).toBe(total[part])
    }),
    { numRuns: 15 },
  )
}, 60_000)
