import { describe, expect, it } from 'vitest'
import { rateLimits } from '#rules/rate-limits.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasLimits: true })

const spend = (times: number, send: () => Promise<{ statusCode: number }>) =>
  Promise.all(Array.from({ length: times }, send)).then((replies) => replies.map((reply) => reply.statusCode))

describe('rate limits', () => {
  it('stop guessing at one account, say when to come back, and leave other accounts alone', async () => {
    const [person, other] = [await t.someone(), await t.someone()]
    const guess = () => t.post('/api/login', { body: { email: person.email, password: 'guess again' } })
    const codes = await spend(rateLimits.signInPair.points, guess)
    expect(new Set(codes)).toEqual(new Set([401]))
    const refused = await t.post('/api/login', {
      body: { email: person.email.toUpperCase(), password: person.password },
    })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().message).toMatch(/Try again in \d+ minutes/)
    expect((await t.post('/api/login', { body: other })).statusCode).toBe(200)
  })

  it('forget the wrong tries after the right password', async () => {
    const person = await t.someone()
    for (let round = 0; round < 3; round += 1) {
      await spend(4, () => t.post('/api/login', { body: { ...person, password: 'typo' } }))
      expect((await t.post('/api/login', { body: person })).statusCode).toBe(200)
    }
  })

  it('count wrong passwords against an account, not right ones', async () => {
    const person = await t.someone()
    const counted = async () => {
      const [row] = await t.sql(`select sum(points)::int as points from rate_limits where key like 'signInAccount:%'`)
      return Number(row?.points ?? 0)
    }
    const signIn = (password: string) => t.post('/api/login', { body: { email: person.email, password } })
    const before = await counted()
    for (let nth = 0; nth < 3; nth += 1) expect((await signIn(person.password)).statusCode).toBe(200)
    expect(await counted()).toBe(before)
    expect((await signIn('guess again')).statusCode).toBe(401)
    expect(await counted()).toBe(before + 1)
  })

  it('hold for asking reset mails, by account', async () => {
    const { email } = await t.someone()
    const codes = await spend(rateLimits.mailAccount.points + 2, () =>
      t.post('/api/auth/forgot-password', { body: { email } }),
    )
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
  })

  it('hold for writes of one person, not for reads and not for others', async () => {
    const [person, other] = [await t.someone(), await t.someone()]
    const body = { firstName: 'Quick' }
    const codes = await spend(rateLimits.write.points + 3, () => t.patch('/api/user', { as: person, body }))
    expect(codes.filter((code) => code === 429)).toHaveLength(3)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(200)
    expect((await t.patch('/api/user', { as: other, body })).statusCode).toBe(200)
  })

  it('hold for registering from one address, and name nobody in the table', async () => {
    const register = (n: number) =>
      t.post('/api/register', {
        body: { email: `flood${n}@example.com`, password: 'long enough words', firstName: 'F' },
      })
    let n = 0
    const codes = await spend(rateLimits.register.points + 1, () => register(n++))
    expect(codes).toContain(429)
    const rows = JSON.stringify(await t.sql('select * from rate_limits'))
    expect(rows).not.toMatch(/@|127\.0\.0\.1/)
  })
})
