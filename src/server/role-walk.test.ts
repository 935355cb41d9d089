import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { serverPaths } from '../../scripts/dev-proxy.ts'
import { servePremium } from './platform/serve.ts'
import { type SeenRoute, type Someone, useTestApp } from './testing/test-app.ts'

const routes: SeenRoute[] = []

const premiumProbe = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/test/premium-probe',
  summary: 'Only in this test: something for members with premium.',
  reply: z.object({ ok: z.boolean() }),
})

const t = useTestApp({
  prepare: (app: FastifyInstance) => {
    servePremium(app, premiumProbe, () => ({ ok: true }))
  },
  onRoute: (route) => routes.push(route),
})

/** Routes without their own guard, each for a reason. */
const unguarded = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/auth/replit-to-custom-redirect',
])

const fill = (url: string) => url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

async function statusAs(who: Someone | undefined, route: { method: string; url: string }) {
  const call = {
    ...(who ? { as: who } : {}),
    ...(route.method === 'GET' || route.method === 'DELETE' ? {} : { body: {} }),
  }
  const send = { GET: t.get, POST: t.post, PATCH: t.patch, PUT: t.put, DELETE: t.delete }[route.method]
  const reply = await send!(fill(route.url), call)
  return {
    status: reply.statusCode,
    code: String(reply.headers['content-type']).includes('json') ? reply.json().code : undefined,
  }
}

describe('every registered route', () => {
  it('says who may call it, or is one of the few that need not', () => {
    const silent = routes
      .filter((route) => !route.access && route.method !== 'HEAD' && route.method !== 'OPTIONS')
      .map((route) => `${route.method} ${route.url}`)
    expect(silent.filter((name) => !unguarded.has(name))).toEqual([])
    expect(routes.length).toBeGreaterThan(20)
  })

  it('gives away nothing about a person in a request made by another site', async () => {
    const admin = await t.admin()
    const personal = routes.filter(({ method, access }) => method === 'GET' && access && access !== 'public')
    expect(personal.length).toBeGreaterThan(20)
    for (const { url } of personal)
      for (const from of ['cross-site', 'same-site']) {
        const reply = await t.get(fill(url), { as: admin, headers: { 'sec-fetch-site': from } })
        expect([reply.statusCode, reply.json().code], `${from}: ${url}`).toEqual([403, 'missing_marker'])
      }
    for (const from of ['same-origin', 'none'])
      expect((await t.get('/api/user', { as: admin, headers: { 'sec-fetch-site': from } })).statusCode).toBe(200)
  })

  it('is proxied by the development server', () => {
    const lost = routes.filter(({ url }) => !serverPaths.some((path) => url.startsWith(path)))
    expect(lost.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  it('refuses exactly those the contract leaves out', async () => {
    const people = {
      visitor: undefined,
      free: await t.someone(),
      premium: await t.premium(),
      admin: await t.admin(),
      disabled: await t.disabled(),
    }
    const allowed: Record<string, (keyof typeof people)[]> = {
      public: ['visitor', 'free', 'premium', 'admin', 'disabled'],
      member: ['free', 'premium', 'admin'],
      premium: ['premium'],
      admin: ['admin'],
    }
    // If carried out, these would change who the walker is, so only their refusals are tested.
    const changesWalker = new Set(['DELETE /api/user', 'POST /api/auth/signout', 'POST /api/trial/start'])
    for (const route of routes.filter((one) => one.access && one.method !== 'HEAD')) {
      for (const [name, who] of Object.entries(people)) {
        const mayCome = allowed[route.access!]!.includes(name as keyof typeof people)
        if (mayCome && changesWalker.has(`${route.method} ${route.url}`)) continue
        const { status, code } = await statusAs(who, route)
        const label = `${name} on ${route.method} ${route.url}: ${status} ${code}`
        if (mayCome)
          expect(
            ['unauthorized', 'account_disabled', 'upgrade_required', 'trial_expired', 'admin_only'],
            label,
          ).not.toContain(code)
        else if (name === 'visitor') expect([status, code], label).toEqual([401, 'unauthorized'])
        else if (name === 'disabled') expect([status, code], label).toEqual([403, 'account_disabled'])
        else if (route.access === 'premium') expect([status, code], label).toEqual([403, 'upgrade_required'])
        else expect([status, code], label).toEqual([403, 'admin_only'])
      }
    }
  }, 300_000)

  it('tells somebody whose trial is over that it is over', async () => {
    const person = await t.someone()
    await t.sql(
      `update users set has_used_trial = true, trial_start_date = now() - interval '20 days', trial_end_date = now() - interval '6 days' where id = $1`,
      [person.id],
    )
    const reply = await t.get(premiumProbe.path, { as: person })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ trialExpired: true, code: 'trial_expired' })
    const free = await t.get(premiumProbe.path, { as: await t.someone() })
    expect(free.json()).toMatchObject({ requiresUpgrade: true })
  })

  it('lets a trial in while it lasts', async () => {
    const person = await t.someone()
    await t.post('/api/trial/start', { as: person, body: {} })
    expect((await t.get(premiumProbe.path, { as: person })).statusCode).toBe(200)
  })

  it('refuses a change that does not carry the marker header or a bearer token', async () => {
    const person = await t.someone()
    for (const route of routes.filter(
      (one) => one.access && !['GET', 'HEAD'].includes(one.method) && !one.skipsMarker,
    )) {
      const reply = await t.app.inject({
        method: route.method as 'POST',
        url: fill(route.url),
        headers: { cookie: person.cookie, 'content-type': 'application/json' },
        payload: '{}',
      })
      expect([reply.statusCode, reply.json().code], `${route.method} ${route.url}`).toEqual([403, 'missing_marker'])
    }
  })

  it('is described by the API page, and nothing else is', async () => {
    const described = (await t.get('/api/docs/json')).json()
    const inDocs = Object.entries(described.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const inCode = routes.filter((one) => one.access && one.method !== 'HEAD').map((one) => `${one.method} ${one.url}`)
    expect(new Set(inCode.filter((name) => !inDocs.includes(name)))).toEqual(new Set())
    expect(inDocs.filter((name) => !inCode.includes(name))).toEqual(['GET /api/auth/replit-to-custom-redirect'])
    expect((await t.get('/api/docs')).body).toContain('/api/login')
  })
})
