import type { FastifyError, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import type { Site, SiteFile } from '../site/site.ts'
import { noteFailure } from './error-handler.ts'

const page = (html: string, scriptHashes: string[] = []): SiteFile => ({
  type: 'text/html; charset=utf-8',
  plain: Buffer.from(html),
  brotli: Buffer.from('squeezed'),
  gzip: undefined,
  etag: '"one"',
  isImmutable: false,
  scriptHashes,
  styleHashes: [],
})
const files = new Map([
  ['/', page('landing', ["'sha256-abc='"])],
  ['/articles/known', page('an article')],
  ['/assets/app-1.js', { ...page('js'), type: 'text/javascript', isImmutable: true }],
])
const site: Site = { fallback: page('shell'), find: (path) => files.get(path), pages: ['/', '/articles/known'] }

const t = useTestApp({ site })

describe('addresses', () => {
  it('answer known pages with 200 and unknown ones with 404, both with the app', async () => {
    for (const url of [
      '/',
      '/dashboard',
      '/coach?x=1',
      '/energy-boost/anything',
      '/auth',
      '/debug-auth',
      '/articles/known',
    ])
      expect((await t.get(url)).statusCode, url).toBe(200)
    for (const url of ['/auth%3Faction%3Dsubscribe', '/auth%3faction%3dsubscribe'])
      expect((await t.get(url)).statusCode, url).toBe(200)
    for (const url of [
      '/nowhere',
      '/articles%2Fknown',
      '/articles/unknown',
      '/dashboard/deeper',
      '/.git/config',
      '/.env',
      '/%E0%A4%A',
      '/100%?x=1',
    ]) {
      const reply = await t.get(url)
      expect(reply.statusCode, url).toBe(404)
      expect(reply.body, url).toBe('shell')
    }
  })

  it('give a member the shell instead of the visitors’ front page', async () => {
    const person = await t.someone()
    expect((await t.get('/')).body).toBe('landing')
    expect((await t.get('/', { as: person })).body).toBe('shell')
  })

  it('carry a policy with the hashes of that very page, and no unsafe script', async () => {
    const policy = String((await t.get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('allow no inline style, and HTML and scripts only by way of our own policies', async () => {
    const policy = String((await t.get('/')).headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types hearten default hearten-worker")
  })

  it('send files compressed where the browser can, keep them as long as they may, and revalidate pages', async () => {
    const squeezed = await t.get('/assets/app-1.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(squeezed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await t.get('/', { headers: { 'if-none-match': '"one"' } })
    expect(again.statusCode).toBe(304)
    expect((await t.get('/')).headers['cache-control']).toBe('no-cache')
  })
})

describe('headers', () => {
  it('are strict on every kind of answer', async () => {
    for (const url of ['/', '/api/user', '/nowhere', '/healthz', '/api/docs']) {
      const { headers } = await t.get(url)
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['content-security-policy'], url).toContain("default-src 'none'")
      expect(headers['strict-transport-security'], url).toBeUndefined()
    }
  })
})

describe('what cannot be read', () => {
  it.each([
    ['not json', 'application/json', '{"email":', 400, 'invalid_input'],
    ['an empty body', 'application/json', '', 400, 'invalid_input'],
    ['another type', 'text/plain', 'hello', 415, 'unsupported_type'],
    ['too much', 'application/json', `{"email":"${'x'.repeat(200_000)}"}`, 413, 'too_large'],
    ['a list', 'application/json', '[]', 400, 'invalid_input'],
    ['a prototype', 'application/json', '{"__proto__":{"role":"admin"}}', 400, 'invalid_input'],
  ])('%s is refused with a code and a sentence', async (_name, type, payload, status, code) => {
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type, 'x-requested-with': 'XMLHttpRequest' },
      payload,
    })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ code })
    expect(reply.json().message).toMatch(/\w+.*/)
    expect(reply.json().requestId).toBe(reply.headers['x-request-id'])
  })

  it('names a missing field in the validation layer’s words', async () => {
    const reply = await t.post('/api/auth/reset-password', { body: { password: 'long enough' } })
    expect(reply.json()).toMatchObject({ message: 'token: Required', issues: [{ path: 'token', message: 'Required' }] })
    const short = await t.post('/api/auth/reset-password', { body: { token: '', password: 'long enough' } })
    expect(short.json().issues[0].message).toBe('String must contain at least 1 character(s)')
  })

  it('refuses a NUL character that a feature lets through, instead of failing', async () => {
    for (const type of ['text', 'jsonb']) {
      const value = type === 'text' ? 'x\u0000y' : JSON.stringify({ x: '\u0000' })
      const error = await t.sql(`select $1::${type}`, [value]).catch((thrown: FastifyError) => thrown)
      expect(noteFailure(error as FastifyError, {} as FastifyRequest), type).toMatchObject({ code: 'invalid_input' })
    }
  })

  it('answers unknown API addresses as JSON', async () => {
    const reply = await t.get('/api/nothing-here')
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'not_found', error: 'Not Found' })
    expect((await t.post('/nowhere', { body: {} })).statusCode).toBe(404)
  })
})

describe('operations', () => {
  it('says that it is alive, that the database answers, and, to this machine, its figures', async () => {
    expect((await t.get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await t.get('/readyz')).json()).toEqual({ status: 'ready' })
    expect((await t.get('/metrics')).body).toContain('http_request_duration_seconds')
  })

  it('keeps the figures from everybody else but an admin', async () => {
    const outside = { 'x-forwarded-for': '203.0.113.9' }
    expect((await t.get('/metrics', { headers: outside })).statusCode).toBe(401)
    expect((await t.get('/metrics', { as: await t.someone(), headers: outside })).statusCode).toBe(403)
    expect((await t.get('/metrics', { as: await t.admin(), headers: outside })).statusCode).toBe(200)
  })
})
