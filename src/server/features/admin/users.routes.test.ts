import { describe, expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { accountsCountedMax } from '#rules/limits.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const nobody = '00000000-0000-4000-8000-000000000000'
const logOf = (userId: string) =>
  t.sql('select action, admin_id, details from admin_log where user_id = $1 order by created_at', [userId])

describe('switching an account off', () => {
  it('refuses its next request and its sign-in, until it is switched on again; each once in the log', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    for (let tries = 0; tries < 2; tries += 1)
      expect((await t.post(`/api/admin/users/${person.id}/disable`, { as: admin })).statusCode).toBe(200)
    expect((await t.get('/api/user', { as: person })).statusCode).toBe(403)
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(403)
    await t.post(`/api/admin/users/${person.id}/enable`, { as: admin })
    expect((await t.post('/api/login', { body: person })).statusCode).toBe(200)
    expect(await logOf(person.id)).toEqual([
      { action: 'disable', admin_id: admin.id, details: {} },
      { action: 'enable', admin_id: admin.id, details: {} },
    ])
  })

  it('ends every session for good: none of them works again afterwards', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    const phone = { ...person, cookie: await t.signIn(person) }
    await t.post(`/api/admin/users/${person.id}/disable`, { as: admin })
    for (const device of [person, phone]) expect((await t.get('/api/user', { as: device })).statusCode).toBe(403)
    await t.post(`/api/admin/users/${person.id}/enable`, { as: admin })
    for (const device of [person, phone]) expect((await t.get('/api/user', { as: device })).statusCode).toBe(401)
    // Enabling an account that is already enabled signs nobody out.
    const anew = { ...person, cookie: await t.signIn(person) }
    await t.post(`/api/admin/users/${person.id}/enable`, { as: admin })
    expect((await t.get('/api/user', { as: anew })).statusCode).toBe(200)
  })

  it('is refused to members, for oneself, and for an account that does not exist', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    expect((await t.post(`/api/admin/users/${admin.id}/disable`, { as: person })).statusCode).toBe(403)
    expect((await t.post(`/api/admin/users/${admin.id}/disable`, { as: admin })).statusCode).toBe(409)
    expect((await t.post(`/api/admin/users/${nobody}/disable`, { as: admin })).statusCode).toBe(404)
    expect((await t.post('/api/admin/users/not-an-id/disable', { as: admin })).statusCode).toBe(400)
    expect(await logOf(admin.id)).toEqual([])
  })
})

describe('the role', () => {
  it('opens the administrators’ pages at once, and closes them at once', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    expect((await t.get('/api/admin/analytics', { as: person })).statusCode).toBe(403)
    await t.post(`/api/admin/users/${person.id}/make-admin`, { as: admin })
    expect((await t.get('/api/admin/analytics', { as: person })).statusCode).toBe(200)
    await t.post(`/api/admin/users/${person.id}/remove-admin`, { as: admin })
    expect((await t.get('/api/admin/analytics', { as: person })).statusCode).toBe(403)
    expect((await logOf(person.id)).map(({ action }) => action)).toEqual(['make_admin', 'remove_admin'])
  })

  it('cannot be given to oneself by a member, nor given up by the last one who has it', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    expect((await t.post(`/api/admin/users/${person.id}/make-admin`, { as: person })).statusCode).toBe(403)
    expect((await t.post(`/api/admin/users/${admin.id}/remove-admin`, { as: admin })).statusCode).toBe(409)
    expect((await t.post(`/api/admin/users/${nobody}/make-admin`, { as: admin })).statusCode).toBe(404)
  })
})

it('leaves somebody in charge when administrators take each other’s rights at the same moment', async () => {
  for (const action of ['disable', 'remove-admin']) {
    for (let round = 0; round < 2; round += 1) {
      const circle = [await t.admin(), await t.admin(), await t.admin()]
      await Promise.all(
        circle.map((admin, n) =>
          t.post(`/api/admin/users/${circle[(n + 1) % circle.length]?.id}/${action}`, { as: admin }),
        ),
      )
      const left = await t.sql(
        `select id from users where id = any($1) and role = 'admin' and not is_account_disabled`,
        [circle.map(({ id }) => id)],
      )
      expect(left, action).not.toEqual([])
    }
  }
})

describe('a trial', () => {
  it('lasts until the given moment, however often that is asked, and one never started starts', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    const until = inDays(30)
    for (let tries = 0; tries < 2; tries += 1) {
      const reply = await t.post(`/api/admin/users/${person.id}/extend-trial`, { as: admin, body: { until } })
      expect(reply.json()).toEqual({ trialEndDate: until })
    }
    const user = (await t.get('/api/user', { as: person })).json()
    expect(user).toMatchObject({ trialEndDate: until, hasUsedTrial: true, isPremium: true })
    expect(user.trialStartDate).not.toBeNull()
    expect(await logOf(person.id)).toEqual([{ action: 'extend_trial', admin_id: admin.id, details: { until } }])
  })

  it('that has ended goes on', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    await t.sql(
      `update users set has_used_trial = true, trial_start_date = now() - interval '20 days', trial_end_date = now() - interval '6 days' where id = $1`,
      [person.id],
    )
    await t.post(`/api/admin/users/${person.id}/extend-trial`, { as: admin, body: { until: inDays(7) } })
    expect((await t.get('/api/user', { as: person })).json().isPremium).toBe(true)
  })

  it('is not for people who pay or are members for life; it is for those who have cancelled', async () => {
    const admin = await t.admin()
    const statuses: Record<string, number> = {}
    for (const status of ['free', 'active', 'past_due', 'canceled', 'lifetime']) {
      const person = await t.someone()
      await t.sql('update users set subscription_status = $2 where id = $1', [person.id, status])
      const reply = await t.post(`/api/admin/users/${person.id}/extend-trial`, {
        as: admin,
        body: { until: inDays(7) },
      })
      statuses[status] = reply.statusCode
      const [stored] = await t.sql('select has_used_trial from users where id = $1', [person.id])
      expect(stored, status).toEqual({ has_used_trial: reply.statusCode === 200 })
    }
    expect(statuses).toEqual({ free: 200, active: 409, past_due: 200, canceled: 200, lifetime: 409 })
  })

  it('is neither shortened nor endless', async () => {
    const [admin, person] = [await t.admin(), await t.someone()]
    const extend = async (until: string) =>
      (await t.post(`/api/admin/users/${person.id}/extend-trial`, { as: admin, body: { until } })).statusCode
    expect(await extend(inDays(40))).toBe(200)
    expect(await extend(inDays(10))).toBe(409)
    expect(await extend(inDays(-1))).toBe(400)
    expect(await extend(inDays(91))).toBe(400)
    expect(await extend('soon')).toBe(400)
    expect(await logOf(person.id)).toHaveLength(1)
  })
})

describe('looking for somebody', () => {
  const search = async (q: string, as: Awaited<ReturnType<typeof t.admin>>, page = '') =>
    (await t.get(`/api/admin/users?q=${encodeURIComponent(q)}${page}`, { as })).json()

  it('finds by words of the name or the address, in any case and order, and takes special characters literally', async () => {
    const admin = await t.admin()
    const person = await t.someone({ email: 'half_moon@example.com', firstName: 'Ängla', lastName: 'Quist' })
    await t.someone({ email: 'halfxmoon@example.com' })
    for (const q of ['half_moon', 'QUIST', 'quist ängla', 'moon quist'])
      expect(
        (await search(q, admin)).users.map(({ id }: { id: string }) => id),
        q,
      ).toEqual([person.id])
    for (const q of ['half%moon', 'quist nobody', '\\']) expect((await search(q, admin)).total, q).toBe(0)
  })

  it('shows what is needed to decide, never a password or a payment id', async () => {
    const [admin, person] = [await t.admin(), await t.someone({ lastName: 'Uniquely' })]
    const { users, total } = await search('uniquely', admin)
    expect(total).toBe(1)
    expect(users[0]).toEqual({
      id: person.id,
      email: person.email,
      firstName: 'Robin',
      lastName: 'Uniquely',
      role: 'member',
      subscriptionStatus: 'free',
      trialEndDate: null,
      isAccountDisabled: false,
      emailVerified: false,
      createdAt: expect.any(String),
    })
  })

  it('comes in pages with a total, the newest first, and is written down without the words', async () => {
    const admin = await t.admin()
    for (let n = 0; n < 5; n += 1) await t.someone({ lastName: 'Paged', firstName: `P${n}` })
    const [first, second] = [
      await search('paged', admin, '&limit=3'),
      await search('paged', admin, '&limit=3&offset=3'),
    ]
    const names = [...first.users, ...second.users].map(({ firstName }) => firstName)
    expect(names).toEqual(['P4', 'P3', 'P2', 'P1', 'P0'])
    expect([first.total, second.total]).toEqual([5, 5])
    expect(await search('paged', admin, '&limit=3&offset=6')).toEqual({ users: [], total: 5 })
    const log = await t.sql(`select details from admin_log where action = 'search_users' and admin_id = $1`, [admin.id])
    expect(log).toEqual([
      { details: { rows: 3, offset: 0 } },
      { details: { rows: 2, offset: 3 } },
      { details: { rows: 0, offset: 6 } },
    ])
  })
  it('counts no further than anybody reads on, and still shows what comes after', async () => {
    const admin = await t.admin()
    await t.sql(`insert into users (email, password, first_name, last_name)
      select 'many' || n || '@example.com', 'x', 'Many', 'Manifold' from generate_series(1, 1010) n`)
    const { users, total } = await search('manifold', admin, '&limit=20&offset=1000')
    expect([users.length, total]).toEqual([10, accountsCountedMax + 1])
  })
})
