import { beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '#rules/rate-limits.ts'
import { type SeenRoute, useTestApp } from './testing/test-app.ts'

const routes: SeenRoute[] = []
const t = useTestApp({ hasLimits: true, onRoute: (route) => routes.push(route) })

const email = (nth: number) => `somebody${nth}@example.com`
const password = 'correct horse battery'

/** Every public change, with a body that passes validation. A new one has to be added here. */
const limited: Record<string, (nth: number) => object> = {
  'POST /api/login': () => ({ email: 'nobody@example.com', password }),
  'POST /api/login/second-step': () => ({ ticket: 'made-up', code: '123456' }),
  'POST /api/login-jwt': () => ({ email: 'no-one@example.com', password }),
  'POST /direct-auth': () => ({ email: 'taken@example.com', password: 'wrong horse battery', firstName: 'Robin' }),
  'POST /api/register': () => ({ email: 'taken@example.com', password, firstName: 'Robin' }),
  'POST /api/auth/forgot-password': (nth) => ({ email: email(nth) }),
  'POST /api/auth/reset-password': () => ({ token: 'made-up', password }),
  'POST /api/auth/verify-email': () => ({ token: 'made-up' }),
  'POST /api/auth/stop-email-change': () => ({ token: 'made-up' }),
  'POST /api/leads': (nth) => ({ email: email(nth) }),
  'POST /api/newsletter': (nth) => ({ email: email(nth) }),
  'POST /api/page-views': () => ({ path: '/' }),
}

/** Each has a reason. */
const unlimited = new Set([
  // Signing out is never refused, and costs one index lookup.
  'POST /api/auth/signout',
  'POST /api/newsletter/unsubscribe/:token',
  'POST /api/weekly-review/stop/:token',
  // The signature is checked before anything is looked up.
  'POST /api/newsletter/confirm',
])

const most = Math.max(...Object.values(rateLimits).map(({ points }) => points))

beforeAll(() => t.someone({ email: 'taken@example.com' }))

describe('a change that anybody may ask for', () => {
  it('is covered here, or is listed as an exception', () => {
    const found = routes.filter(({ access, method }) => access === 'public' && !['GET', 'HEAD'].includes(method))
    const names = found.map(({ method, url }) => `${method} ${url}`)
    expect(names.sort()).toEqual([...Object.keys(limited), ...unlimited].sort())
  })

  it.each(Object.entries(limited))('is refused to a caller who asks too often: %s', async (name, bodyOf) => {
    const [method, url] = name.split(' ')
    const remoteAddress = `198.51.100.${Object.keys(limited).indexOf(name)}`
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    const statuses: number[] = []
    for (let nth = 0; nth <= most + 1 && statuses.at(-1) !== 429; nth += 1) {
      const reply = await t.app.inject({
        method: method as 'POST',
        url: url!,
        headers,
        remoteAddress,
        payload: bodyOf(nth),
      })
      statuses.push(reply.statusCode)
    }
    expect(statuses.length).toBeGreaterThan(1)
    expect(statuses.at(-1), statuses.join(' ')).toBe(429)
  })
})
