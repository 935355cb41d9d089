import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasLimits: true })

const from = (remoteAddress: string, url: string, payload: object) =>
  t.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { 'x-requested-with': 'XMLHttpRequest' } })

describe('a flood of made-up links', () => {
  it('is refused by its links, before anything is done with the password', async () => {
    const reply = await from('192.0.2.1', '/api/auth/reset-password', { token: 'made-up', password: '123456' })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_link'])
  })

  it.each([
    ['/api/auth/reset-password', { token: 'made-up', password: 'long enough' }],
    ['/api/auth/verify-email', { token: 'made-up' }],
    ['/api/auth/stop-email-change', { token: 'made-up' }],
  ])('is limited by address on %s', async (url, body) => {
    const statuses: number[] = []
    for (let tries = 0; tries < 45; tries += 1)
      statuses.push((await from(`203.0.113.${url.length}`, url, body)).statusCode)
    expect(statuses.at(0)).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })

  it('from one address costs no statement any more, once it is refused', async () => {
    const send = () => from('203.0.113.200', '/api/auth/reset-password', { token: 'made-up', password: 'long enough' })
    for (let tries = 0; tries < 45; tries += 1) await send()
    let statements = 0
    const count = () => {
      statements += 1
    }
    t.connection.pool.on('acquire', count)
    const costs: number[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const before = statements
      expect((await send()).statusCode).toBe(429)
      costs.push(statements - before)
    }
    t.connection.pool.off('acquire', count)
    // The job queue may look for work during one of them, not during each.
    expect(Math.min(...costs)).toBe(0)
  })

  it.each([
    ['/api/auth/reset-password', () => ({ token: 'made-up', password: 'long enough' }), 400],
    ['/api/auth/verify-email', () => ({ token: 'made-up' }), 400],
    ['/api/auth/forgot-password', (at: number) => ({ email: `nobody${at}@example.com` }), 202],
  ])('from many addresses only delays itself on %s, and uses few connections', async (url, bodyOf, status) => {
    const { pool } = t.connection
    let inUse = 0
    let most = 0
    const take = () => {
      inUse += 1
      most = Math.max(most, inUse)
    }
    const giveBack = () => {
      inUse -= 1
    }
    pool.on('acquire', take)
    pool.on('release', giveBack)
    const flood = Array.from({ length: 100 }, (_, at) => from(`10.2.${url.length}.${at}`, url, bodyOf(at)))
    const replies = await Promise.all(flood)
    pool.off('acquire', take)
    pool.off('release', giveBack)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([status]))
    // Two for the flood, and one or two for jobs that happen to run.
    expect(most).toBeLessThanOrEqual(5)
  })
})

describe('a flood of sign-ins from everywhere', () => {
  it('is answered as fast as the processor allows, the rest is asked to come back, and then everybody gets in', async () => {
    const person = await t.someone()
    const flood = Array.from({ length: 400 }, (_, at) =>
      from(`10.1.${at % 250}.${Math.floor(at / 250)}`, '/api/login', {
        email: `x${at}@example.com`,
        // All different, so that none is answered from the tests' remembered hashes.
        password: `guessed ${at}`,
      }),
    )
    const replies = await Promise.all(flood)
    const statuses = new Set(replies.map(({ statusCode }) => statusCode))
    expect(statuses).toEqual(new Set([401, 503]))
    const refused = replies.find(({ statusCode }) => statusCode === 503)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('198.51.100.1', '/api/login', person)).statusCode).toBe(200)
  })
})

describe('addresses of one household', () => {
  it('are counted together, however many there are', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 45; tries += 1)
      statuses.push(
        (await from(`2001:db8:7:7::${tries.toString(16)}`, '/api/auth/verify-email', { token: 'x' })).statusCode,
      )
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a password that would be guessed', () => {
  it.each([
    ['robin:7', 'your own name'],
    ['qwerty!!', 'a pattern'],
    ['hearten7', 'our own name'],
  ])('is refused with a kind sentence: %s', async (password, says) => {
    const body = { email: `weak-${password.length}@example.com`, password, firstName: 'Robin' }
    const reply = await from('198.51.100.9', '/api/register', body)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_input'])
    expect(reply.json().message).toContain(says)
    const person = await t.someone()
    const change = { currentPassword: person.password, newPassword: password }
    expect((await t.post('/api/user/password', { as: person, body: change })).statusCode).toBe(400)
  })
})

describe('registering a taken address', () => {
  it('is refused for the address, whatever the password', async () => {
    const person = await t.someone()
    const again = { ...person, firstName: 'Robin', password: '123456' }
    expect((await from('198.51.100.2', '/api/register', again)).statusCode).toBe(409)
  })
})
