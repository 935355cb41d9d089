import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'
import { deleteOldReads } from './log.queries.ts'

const t = useTestApp()

describe('the figures', () => {
  it('are all zero but for the administrator in an empty product', async () => {
    const admin = await t.admin()
    expect((await t.get('/api/admin/analytics', { as: admin })).json()).toEqual({
      users: { totalUsers: 1, trialUsers: 0, activeUsers: 0, recentSignups: 1, startedTrials: 0 },
      leads: { total: 0, converted: 0, conversionRate: 0 },
      moments: { people: 0, open: 0, closed: 0, debriefed: 0, recent: 0 },
    })
  })

  it('equal what the tables say', async () => {
    const admin = await t.admin()
    await t.sql(`
      insert into users (email, password, first_name, subscription_status, trial_start_date, trial_end_date, created_at)
      select 'u' || n || '@example.com', 'x', 'U' || n, (array['free', 'active', 'past_due', 'canceled', 'lifetime'])[1 + n % 5],
        case when n % 3 = 0 then now() - n * interval '1 day' end,
        case when n % 3 = 0 then now() - n * interval '1 day' + interval '14 days' end,
        now() - n * interval '8 hours'
      from generate_series(1, 60) n`)
    await t.sql(`insert into leads (email, converted_to_user) select 'l' || n, n % 7 = 0 from generate_series(1, 30) n`)
    const [users] = await t.sql(`
      select (select count(*)::int from users) as "totalUsers",
        (select count(*)::int from users where trial_end_date > now()) as "trialUsers",
        (select count(*)::int from users where subscription_status in ('active', 'lifetime')) as "activeUsers",
        (select count(*)::int from users where created_at > now() - interval '7 days') as "recentSignups",
        (select count(*)::int from users where trial_start_date is not null) as "startedTrials"`)
    expect(users).toMatchObject({ trialUsers: 4, activeUsers: 24, startedTrials: 20 })
    expect((await t.get('/api/admin/analytics', { as: admin })).json()).toEqual({
      users,
      leads: { total: 30, converted: 4, conversionRate: 13.3 },
      moments: { people: 0, open: 0, closed: 0, debriefed: 0, recent: 0 },
    })
  })

  it('count moments, and hold none of the words in them', async () => {
    const [admin, maya, jonas] = [await t.admin(), await t.someone(), await t.someone()]
    const add = async (as: typeof maya, title: string): Promise<string> =>
      (await t.post('/api/moments', { as, body: { title, lifeArea: 'work' } })).json().id
    const [written, skipped] = [await add(maya, 'Secret lunch'), await add(maya, 'Secret call')]
    await add(jonas, 'Secret date')
    await t.put(`/api/moments/${written}/after`, { as: maya, body: { facts: 'Secret facts' } })
    await t.patch(`/api/moments/${skipped}`, { as: maya, body: { isClosed: true } })
    await t.sql(`update moments set created_at = now() - interval '8 days' where user_id = $1`, [jonas.id])
    const reply = await t.get('/api/admin/analytics', { as: admin })
    expect(reply.json().moments).toEqual({ people: 2, open: 1, closed: 2, debriefed: 1, recent: 2 })
    expect(reply.body).not.toContain('Secret')
  })
})

it('counts people as they are now: switched off, deleted, trials that end this second, blank names', async () => {
  const admin = await t.admin()
  const read = async () => (await t.get('/api/admin/analytics', { as: admin })).json().users
  const before = await read()
  const [off, gone] = [await t.someone(), await t.someone()]
  await t.sql(
    `update users set trial_start_date = now(), trial_end_date = now() + interval '1 day' where id in ($1, $2)`,
    [off.id, gone.id],
  )
  await t.sql(
    `insert into users (email, password, first_name, created_at, trial_start_date, trial_end_date) values
     ('over@example.com', 'x', 'null', now() - interval '7 days', now() - interval '14 days', now())`,
  )
  await t.post(`/api/admin/users/${off.id}/disable`, { as: admin })
  await t.delete('/api/user', { as: gone, body: { password: gone.password } })
  // A disabled account is still on trial, a deleted one is counted nowhere, and seven days ago is not within the last
  // seven.
  expect(await read()).toEqual({
    ...before,
    totalUsers: before.totalUsers + 2,
    trialUsers: before.trialUsers + 1,
    recentSignups: before.recentSignups + 1,
    startedTrials: before.startedTrials + 2,
  })
})

describe('trial signups', () => {
  it('come the latest first, in pages, with the fields the log shows and no more', async () => {
    const admin = await t.admin()
    const first = (await t.get('/api/admin/trial-signups?limit=10', { as: admin })).json()
    const rest = (await t.get('/api/admin/trial-signups?limit=20&offset=10', { as: admin })).json()
    const stored = await t.sql('select id from users where trial_start_date is not null order by trial_start_date desc')
    expect([...first, ...rest].map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
    expect(Object.keys(first[0]).sort()).toEqual(
      ['email', 'firstName', 'id', 'lastName', 'subscriptionStatus', 'trialStartDate'].sort(),
    )
  })

  it('download whole, with names that start no formula', async () => {
    const admin = await t.admin()
    await t.sql(`update users set first_name = '=1+1', last_name = $1 where first_name = 'U3'`, ['Vale, "Jo"\nÖ'])
    const reply = await t.get('/api/admin/trial-signups/export', { as: admin })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [{ count } = {}] = await t.sql('select count(*)::int as count from users where trial_start_date is not null')
    expect(reply.body.trimEnd().split('\r\n')).toHaveLength(Number(count) + 1)
    expect(reply.body).toContain(`"'=1+1","Vale, ""Jo""\nÖ","u3@example.com"`)
  })
})

it('shows requests to cancel, those that wait first, with the person’s own words', async () => {
  const [admin, person, other] = [await t.admin(), await t.someone({ firstName: 'Wanda' }), await t.someone()]
  await t.sql(
    `insert into cancellation_requests (user_id, reason, feedback, status, requested_at, processed_at) values
     ($2, 'Other', null, 'processed', now(), now()), ($1, 'Too expensive', 'Maybe later.', 'pending', now() - interval '1 day', null)`,
    [person.id, other.id],
  )
  const list = (await t.get('/api/admin/cancellations', { as: admin })).json()
  expect(list).toMatchObject([
    { firstName: 'Wanda', email: person.email, reason: 'Too expensive', feedback: 'Maybe later.', status: 'pending' },
    { reason: 'Other', feedback: null, status: 'processed', processedAt: expect.any(String) },
  ])
})

describe('the log', () => {
  it('says who did what to whom, and keeps changes and reads apart', async () => {
    const [admin, person] = [await t.admin(), await t.someone({ firstName: 'Noor', lastName: 'Haddad' })]
    await t.post(`/api/admin/users/${person.id}/disable`, { as: admin })
    await t.get('/api/admin/cancellations', { as: admin })
    const [change] = (await t.get('/api/admin/log?kind=changes', { as: admin })).json()
    expect(change).toMatchObject({
      action: 'disable',
      admin: { firstName: 'Robin', lastName: 'Vale' },
      user: { firstName: 'Noor', lastName: 'Haddad', email: person.email },
    })
    const [read] = (await t.get('/api/admin/log?kind=reads', { as: admin })).json()
    expect(read).toMatchObject({ action: 'read_cancellations', user: null, details: { rows: 2, offset: 0 } })
    const both = (await t.get('/api/admin/log', { as: admin })).json()
    expect(both.slice(0, 2)).toEqual([read, change])
  })

  it('comes in pages that neither repeat nor skip', async () => {
    const admin = await t.admin()
    await t.sql(`insert into admin_log (action) select 'search_users' from generate_series(1, 25)`)
    const pageAt = async (offset: number) =>
      (await t.get(`/api/admin/log?kind=reads&limit=10&offset=${offset}`, { as: admin })).json() as { id: string }[]
    const pages = await Promise.all([0, 10, 20].map(pageAt))
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(30)
    expect(await pageAt(100_000)).toEqual([])
  })

  it('outlives the administrator, not the person; old reads go, changes stay', async () => {
    const [boss, admin, person] = [await t.admin(), await t.admin(), await t.someone()]
    await t.post(`/api/admin/users/${person.id}/disable`, { as: admin })
    await t.sql('delete from users where id = $1', [admin.id])
    const [entry] = (await t.get('/api/admin/log?kind=changes', { as: boss })).json()
    expect(entry).toMatchObject({ action: 'disable', admin: null })
    await t.sql(`update admin_log set created_at = now() - interval '13 months'`)
    await deleteOldReads(t.connection.db)
    const left = await t.sql('select distinct action from admin_log order by 1')
    expect(left).toEqual([{ action: 'disable' }])
    await t.sql('delete from users where id = $1', [person.id])
    expect(await t.sql('select 1 from admin_log where user_id = $1', [person.id])).toEqual([])
  })
})

it('is for administrators alone', async () => {
  const member = await t.premium()
  for (const path of [
    'analytics',
    'trial-signups',
    'trial-signups/export',
    'cancellations',
    'failures',
    'log',
    'users',
  ]) {
    expect((await t.get(`/api/admin/${path}`)).statusCode, path).toBe(401)
    expect((await t.get(`/api/admin/${path}`, { as: member })).statusCode, path).toBe(403)
  }
})
