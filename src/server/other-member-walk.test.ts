import { describe, expect, it } from 'vitest'
import { allCues } from '#content/cues/all-cues.ts'
import { type SeenRoute, type Someone, useTestApp } from './testing/test-app.ts'

const routes: SeenRoute[] = []
const t = useTestApp({ onRoute: (route) => routes.push(route) })

/** Routes whose parameters name nothing that belongs to a person, or that are for administrators. */
const impersonal = new Set([
  'PUT /api/cues/favorites/:cueId',
  'DELETE /api/cues/favorites/:cueId',
  'PUT /api/learn/lessons/:lessonId/feedback',
  'POST /api/newsletter/unsubscribe/:token',
])

const cueId = allCues[0]!.id
const useId = '0e1c0d3a-8a53-4d1c-9d56-8f0f2f6f3a11'

/** How to own something that each of the other routes names, and what to send to it. */
const owned: Record<string, { make: (owner: Someone) => Promise<string>; body?: object; isOwnCopy?: true }> = {
  'DELETE /api/user/sessions/:id': {
    make: async (owner) => `/api/user/sessions/${(await t.get('/api/user/sessions', { as: owner })).json()[0].id}`,
  },
  'PATCH /api/techniques/usage/:usageId': {
    make: async (owner) => {
      const body = { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 }
      return `/api/techniques/usage/${(await t.post('/api/techniques/usage', { as: owner, body })).json().id}`
    },
    body: { rating: 1 },
  },
  // A use is counted per person: the same id of somebody else is another row.
  'PUT /api/cues/uses/:cueId/:useId': { make: async () => `/api/cues/uses/${cueId}/${useId}`, isOwnCopy: true },
  'DELETE /api/cues/uses/:cueId/:useId': { make: async () => `/api/cues/uses/${cueId}/${useId}`, isOwnCopy: true },
}

const named = () =>
  routes.filter((route) => route.url.includes(':') && route.access !== 'admin' && route.method !== 'HEAD')
const nameOf = (route: SeenRoute) => `${route.method} ${route.url}`

describe('another member', () => {
  it('is tried on every route that names something', () => {
    const known = [...impersonal, ...Object.keys(owned)].sort()
    expect(named().map(nameOf).sort()).toEqual(known)
  })

  it('reaches nothing that belongs to somebody else', async () => {
    const [owner, other] = [await t.someone(), await t.someone()]
    await t.put(`/api/cues/uses/${cueId}/${useId}`, { as: owner })
    const before = (await t.get('/api/user/export', { as: owner })).json()
    for (const route of named()) {
      const own = owned[nameOf(route)]
      if (!own) continue
      const url = await own.make(owner)
      const send = { POST: t.post, PATCH: t.patch, PUT: t.put, DELETE: t.delete }[route.method as 'POST']
      const reply = await send(url, { as: other, ...(own.body ? { body: own.body } : {}) })
      if (own.isOwnCopy) expect(reply.statusCode, nameOf(route)).toBeLessThan(300)
      else expect([403, 404], `${nameOf(route)}: ${reply.body}`).toContain(reply.statusCode)
    }
    expect((await t.get('/api/user', { as: owner })).statusCode).toBe(200)
    const after = (await t.get('/api/user/export', { as: owner })).json()
    expect(after.cue_uses).toEqual(before.cue_uses)
    expect(after.technique_usage).toMatchObject([{ rating: 5 }])
    expect(after.sessions).toHaveLength(1)
  })
})
