import { expect, it } from 'vitest'
import { withWrite } from '#client/platform/unsent/unsent-entry.ts'
import { techniques } from '#content/techniques.ts'
import { usageWrite, withRating } from './usage-writes.ts'

const technique = techniques[0]!
const run = { status: 'finished', id: '6f6fa2a5-6f0c-4d7e-9c0e-0f6d2f1f6a11', elapsedMs: 61_000 } as const
const ids = { id: 'x', userId: 'maya', now: 0 }
const recorded = withWrite([], usageWrite(technique, run), { ...ids, id: run.id })
const rate = (entries: typeof recorded, rating: number, id = 'x') =>
  withRating(entries, { runId: run.id, title: technique.title, rating }, { ...ids, id })

it('sends what was done with the run’s own id, and says what follows from it', () => {
  expect(recorded).toMatchObject([
    {
      id: run.id,
      method: 'POST',
      url: '/api/techniques/usage',
      body: { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5, clientId: run.id },
      age: 'body',
      changes: ['/api/techniques/stats', '/api/progress'],
    },
  ])
})

it('adds a rating to a run that was not sent yet, and sends it after one that may have arrived', () => {
  expect(rate(recorded, 2)).toMatchObject([{ method: 'POST', body: { rating: 2 } }])
  const tried = recorded.map((entry) => ({ ...entry, tries: 1 }))
  const twice = rate(rate(tried, 2), 3, 'y')
  expect(twice.map(({ method, url, body }) => [method, url, body?.rating])).toEqual([
    ['POST', '/api/techniques/usage', 5],
    ['PATCH', `/api/techniques/usage/${run.id}`, 3],
  ])
})
