import { describe, expect, it } from 'vitest'
import { type SeenRoute, useTestApp } from './testing/test-app.ts'

const routes: SeenRoute[] = []
const t = useTestApp({ hasShakyLine: true, onRoute: (route) => routes.push(route) })

/** Bodies that pass validation. Calls without one here are refused by it, which also counts as an answer. */
const bodies: Record<string, object> = {
  'POST /api/login': { email: 'somebody@example.com', password: 'correct horse battery' },
  'POST /api/register': { email: 'somebody@example.com', password: 'correct horse battery', firstName: 'Robin' },
  'POST /api/auth/forgot-password': { email: 'somebody@example.com' },
  'POST /api/auth/reset-password': { token: 'made-up', password: 'correct horse battery' },
  'POST /api/auth/verify-email': { token: 'made-up' },
  'POST /api/auth/stop-email-change': { token: 'made-up' },
  'POST /api/mood-entries': { mood: 3, timeZone: 'UTC' },
}

describe('with the database away', () => {
  it('every operation says so and when to come back, or does without it; none breaks', async () => {
    const people = { public: undefined, member: await t.someone(), premium: await t.premium(), admin: await t.admin() }
    t.line.cut()
    const broken: string[] = []
    const statuses = new Map<number, number>()
    for (const { access, method, url } of routes.filter((one) => one.access && one.method !== 'HEAD')) {
      const name = `${method} ${url}`
      const reply = await t.app.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
        headers: { 'x-requested-with': 'XMLHttpRequest', cookie: people[access!]?.cookie ?? '' },
        ...(method === 'GET' ? {} : { payload: bodies[name] ?? {} }),
      })
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
      const isOwned = reply.statusCode !== 503 || Number(reply.headers['retry-after']) > 0
      if (!isOwned || (reply.statusCode >= 500 && reply.statusCode !== 503))
        broken.push(`${name}: ${reply.statusCode} ${reply.body}`)
    }
    t.line.mend()
    expect(broken).toEqual([])
    expect(statuses.get(503)).toBeGreaterThan(80)
    await expect.poll(async () => (await t.get('/api/user', { as: people.member })).statusCode).toBe(200)
  })
})
