import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const production = {
  APP_ENV: 'production',
  APP_URL: 'https://hearten.example',
  SESSION_SECRET: 'a secret for tests only, 32 characters',
  DATABASE_URL: 'postgres://localhost/unused',
}
const t = useTestApp({ env: production })
const demo = useTestApp()
const url = '/api/user/two-step'

async function turnOn(who: Someone) {
  const { key } = (await t.post(`${url}/set-up`, { as: who, body: { password: who.password } })).json()
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate()
  expect((await t.post(`${url}/on`, { as: who, body: { code } })).statusCode).toBe(200)
}

describe('an administrator outside a demo', () => {
  it('cannot do anything administrators do before the second step is on, and everything after', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    const disable = () => t.post(`/api/admin/users/${person.id}/disable`, { as: admin })
    for (const address of ['/api/admin/analytics', '/api/admin/users', '/api/leads/export', '/api/admin/forum/queue'])
      expect((await t.get(address, { as: admin })).json().code, address).toBe('two_step_needed')
    expect((await disable()).json().code).toBe('two_step_needed')
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(200)
    expect((await t.get('/api/user', { as: admin })).statusCode).toBe(200)
    expect((await t.get(url, { as: admin })).json()).toMatchObject({ isOn: false, isRequired: true })
    await turnOn(admin)
    expect((await t.get('/api/admin/analytics', { as: admin })).statusCode).toBe(200)
    expect((await disable()).statusCode).toBe(200)
  })

  it('is told so only as an administrator: others hear what they always hear', async () => {
    const [person, disabled] = [await t.someone(), await t.disabled()]
    const codeFor = async (as?: Someone) => (await t.get('/api/admin/analytics', { as })).json().code
    expect([await codeFor(), await codeFor(person), await codeFor(disabled)]).toEqual([
      'unauthorized',
      'admin_only',
      'account_disabled',
    ])
    expect((await t.get(url, { as: person })).json().isRequired).toBe(false)
  })
})

it('a demo does not require two-step sign-in of administrators', async () => {
  const admin = await demo.admin()
  expect((await demo.get('/api/admin/analytics', { as: admin })).statusCode).toBe(200)
  expect((await demo.get(url, { as: admin })).json().isRequired).toBe(false)
})
