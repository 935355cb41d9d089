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
    })
  })
})

describe('trial signups', () => {
  it('come the latest first, in pages, with what the spec names and no more', async () => {
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
    await t.sql(`update users set first_name = '=1+1' where first_name = 'U3'`)
    const reply = await t.get('/api/admin/trial-signups/export', { as: admin })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.body.trimEnd().split('\r\n')).toHaveLength(21)
    expect(reply.body).toContain(`"'=1+1"`)
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

it('shows jobs and mails that failed, with the reason, and none that went well', async () => {
  const admin = await t.admin()
  await t.sql(`
    insert into pgboss.job (name, state, retry_count, retry_limit, output, started_on, completed_on) values
    ('account-mail', 'retry', 2, 5, '{"message":"connect ECONNREFUSED"}', now() - interval '1 minute', null),
    ('leads-clean-up', 'failed', 12, 12, '{"message":"No such customer"}', now() - interval '1 hour', now() - interval '1 hour'),
    ('leads-clean-up', 'completed', 0, 12, null, now(), now())`)
  expect((await t.get('/api/admin/failures', { as: admin })).json()).toMatchObject([
    { name: 'account-mail', isMail: true, isRetrying: true, tries: 2, reason: 'connect ECONNREFUSED' },
    { name: 'leads-clean-up', isMail: false, isRetrying: false, tries: 13, reason: 'No such customer' },
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
