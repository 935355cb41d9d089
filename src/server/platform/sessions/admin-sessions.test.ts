import { describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '../../testing/test-app.ts'

const t = useTestApp()

const age = (who: Someone, { started = '0 minutes', seen }: { started?: string; seen: string }) =>
  t.sql(
    `update sessions set created_at = now() - $2::interval, last_seen_at = now() - $3::interval where user_id = $1`,
    [who.id, started, seen],
  )
const statusFor = async (who: Someone, url = '/api/user') => (await t.get(url, { as: who })).statusCode
const rowsOf = (who: Someone) => t.sql('select last_seen_at, expire from sessions where user_id = $1', [who.id])

describe('an administrator’s session', () => {
  it('ends after 30 minutes of rest, on every page and for good', async () => {
    const admin = await t.admin()
    await age(admin, { started: '2 hours', seen: '29 minutes' })
    expect(await statusFor(admin, '/api/admin/analytics')).toBe(200)
    await age(admin, { started: '2 hours', seen: '31 minutes' })
    expect(await statusFor(admin, '/api/admin/analytics')).toBe(401)
    expect(await statusFor(admin)).toBe(401)
    expect(await rowsOf(admin)).toEqual([])
  })

  it('ends after 12 hours, however busy they are', async () => {
    const admin = await t.admin()
    await age(admin, { started: '11 hours 59 minutes', seen: '1 minute' })
    expect(await statusFor(admin)).toBe(200)
    await age(admin, { started: '12 hours 1 minute', seen: '0 minutes' })
    expect(await statusFor(admin)).toBe(401)
  })

  it('goes on while it is used: what is done after a short rest counts', async () => {
    const admin = await t.admin()
    await age(admin, { seen: '20 minutes' })
    expect(await statusFor(admin)).toBe(200)
    const [row] = await t.sql(
      `select last_seen_at > now() - interval '5 minutes' as fresh from sessions where user_id = $1`,
      [admin.id],
    )
    expect(row).toEqual({ fresh: true })
  })

  it('ends after the same time when it is a bearer token', async () => {
    const admin = await t.admin()
    const { token } = (await t.post('/api/login', { body: { ...admin, wantsToken: true } })).json()
    const headers = { authorization: `Bearer ${token}` }
    expect((await t.get('/api/admin/analytics', { headers })).statusCode).toBe(200)
    await age(admin, { seen: '31 minutes' })
    expect((await t.get('/api/admin/analytics', { headers })).statusCode).toBe(401)
  })

  it('is not listed among the devices once it ended', async () => {
    const admin = await t.admin()
    await age(admin, { seen: '31 minutes' })
    const anew = { ...admin, cookie: await t.signIn(admin) }
    expect((await t.get('/api/user/sessions', { as: anew })).json()).toHaveLength(1)
  })

  it('has the shorter limits from the moment the role is given', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    await age(person, { started: '3 days', seen: '1 minute' })
    expect(await statusFor(person)).toBe(200)
    await t.post(`/api/admin/users/${person.id}/make-admin`, { as: admin })
    expect(await statusFor(person)).toBe(401)
  })
})

it('a member’s session outlives both', async () => {
  const person = await t.someone()
  await age(person, { started: '13 hours', seen: '31 minutes' })
  expect(await statusFor(person)).toBe(200)
})
