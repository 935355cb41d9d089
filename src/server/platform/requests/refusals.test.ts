import { once } from 'node:events'
import { connect } from 'node:net'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { productionEnv } from '#server/testing/environments.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const lines: string[] = []
const t = useTestApp({ log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) })
const production = useTestApp({
  env: productionEnv,
})

/** A raw connection to the listening app, over which anything can be sent. */
async function dial() {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  const socket = connect(address && typeof address === 'object' ? address.port : 0, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

describe('a refusal', () => {
  it('is never cached and has its reference, whoever was refused', async () => {
    const person = await t.someone()
    const refused = [
      await t.get('/api/user'),
      await t.get('/api/admin/users', { as: person }),
      await t.post('/api/login', { body: {}, headers: { 'x-requested-with': 'no' } }),
      await t.get('/api/nowhere'),
      await t.get(`/api/forum/posts/${'x'.repeat(3000)}`, { as: person }),
    ]
    for (const reply of refused) {
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(reply.headers['x-request-id']).toMatch(/^\w{4}-\w{4}$/)
    }
  })
})

describe('a caller who hangs up in the middle of sending', () => {
  it('is not logged as a failure of ours', async () => {
    lines.length = 0
    const socket = await dial()
    const seen = new Promise((resolve) => t.app.server.once('request', (request) => request.once('close', resolve)))
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":',
    )
    setTimeout(() => socket.destroy(), 100)
    await seen
    await t.get('/healthz')
    expect(lines.join('')).not.toContain('request failed')
  })
})

describe('a connection on which nothing is said', () => {
  it('is closed, and so is one that begins and never ends', async () => {
    const [silent, halting] = [await dial(), await dial()]
    halting.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    for (const socket of [silent, halting]) {
      socket.resume()
      if (!socket.closed) await once(socket, 'close')
      expect(socket.closed).toBe(true)
    }
  })
})

describe('a write of somebody whose account is deleted at that moment', () => {
  it('is answered as if nobody were signed in, and nothing of it is kept', async () => {
    const person = await t.premium()
    await t.sql(`create function vanish() returns trigger language plpgsql as $$ begin
      if new.notes = 'while leaving' then delete from users where id = new.user_id; end if; return new; end $$`)
    await t.sql('create trigger vanish before insert on mood_entries for each row execute function vanish()')
    const body = { mood: 3, notes: 'while leaving', timeZone: 'UTC' }
    const reply = await t.post('/api/mood-entries', { as: person, body })
    await t.sql('drop trigger vanish on mood_entries')
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthorized'])
  })
})

describe('an answer under https', () => {
  it('tells browsers to come by https alone for two years, refused or not', async () => {
    for (const url of ['/healthz', '/api/user', '/api/nowhere'])
      expect((await production.get(url)).headers['strict-transport-security'], url).toBe(
        'max-age=63072000; includeSubDomains; preload',
      )
  })
})

describe('the description of the API', () => {
  it('is for everybody in a demo, and in production for administrators and this machine', async () => {
    expect((await t.get('/api/docs')).statusCode).toBe(200)
    const outside = { 'x-forwarded-for': '203.0.113.9' }
    for (const url of ['/api/docs', '/api/docs/json']) {
      expect((await production.get(url, { headers: outside })).statusCode).toBe(401)
      expect((await production.get(url, { as: await production.someone(), headers: outside })).statusCode).toBe(403)
    }
    const admin = await production.admin()
    const bySecondStep = async () => (await production.get('/api/docs', { as: admin, headers: outside })).statusCode
    expect(await bySecondStep()).toBe(403)
    await production.sql('update users set two_step_since = now() where id = $1', [admin.id])
    expect(await bySecondStep()).toBe(200)
  })
})

describe('signing out with a cookie and a token', () => {
  it('ends both', async () => {
    const person = await t.someone()
    const { token } = (await t.post('/api/login', { body: { ...person, wantsToken: true } })).json()
    const headers = { authorization: `Bearer ${token}` }
    const reply = await t.post('/api/auth/signout', { as: person, headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['clear-site-data']).toBe('"cache"')
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(401)
    expect((await t.get('/api/user', { headers })).statusCode).toBe(401)
  })
})
