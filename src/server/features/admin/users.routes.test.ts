import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()

describe('switching an account off', () => {
  it('refuses its next request and its sign-in, until it is switched on again', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    expect((await t.post(`/api/admin/users/${person.id}/disable`, { as: admin })).statusCode).toBe(200)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(403)
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(403)
    await t.post(`/api/admin/users/${person.id}/enable`, { as: admin })
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(200)
  })

  it('is not for members, not for oneself, and not for nobody', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    expect((await t.post(`/api/admin/users/${admin.id}/disable`, { as: person })).statusCode).toBe(403)
    expect((await t.post(`/api/admin/users/${admin.id}/disable`, { as: admin })).statusCode).toBe(409)
    const missing = '00000000-0000-4000-8000-000000000000'
    expect((await t.post(`/api/admin/users/${missing}/disable`, { as: admin })).statusCode).toBe(404)
    expect((await t.post('/api/admin/users/not-an-id/disable', { as: admin })).statusCode).toBe(400)
  })
})
