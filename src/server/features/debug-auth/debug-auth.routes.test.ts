import { describe, expect, it } from 'vitest'
import { productionEnv } from '#server/testing/environments.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const demo = useTestApp()
const production = useTestApp({
  env: productionEnv,
})

const body = { email: 'debug@example.com', password: 'look under the hood', firstName: 'Debug', lastName: 'Account' }

describe('debug sign-in', () => {
  it('creates an account, or signs in where it exists, without a cookie', async () => {
    const first = await demo.post('/direct-auth', { body })
    expect(first.json()).toMatchObject({ created: true, user: { email: body.email } })
    expect(first.headers['set-cookie']).toBeUndefined()
    const second = await demo.post('/direct-auth', { body })
    expect(second.json()).toMatchObject({ created: false })
    const wrong = await demo.post('/direct-auth', { body: { ...body, password: 'some other words' } })
    expect(wrong.statusCode).toBe(401)
  })

  it('gives a token that the current-user call takes', async () => {
    const reply = await demo.post('/api/login-jwt', { body })
    const headers = { authorization: `Bearer ${reply.json().token}` }
    expect((await demo.get('/api/user', { headers })).json().email).toBe(body.email)
  })

  it('does not exist in production', async () => {
    expect((await production.post('/direct-auth', { body })).statusCode).toBe(404)
    expect((await production.post('/api/login-jwt', { body })).statusCode).toBe(404)
    expect((await production.get('/api/settings')).json()).toMatchObject({ isDemo: false, hasDebugAuth: false })
  })
})

describe('under https', () => {
  it('binds the cookie to the host, and asks for https for good', async () => {
    const person = await production.post('/api/register', { body })
    expect(String(person.headers['set-cookie'])).toMatch(/^__Host-hearten=.*Secure/)
    expect(person.headers['strict-transport-security']).toMatch(/max-age=63072000/)
  })
})
