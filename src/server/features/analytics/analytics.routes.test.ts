import { describe, expect, inject, it } from 'vitest'
import { connect } from '#server/db/database.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { listDailyFigures } from './daily.queries.ts'

const t = useTestApp()

describe('the figures of each day', () => {
  it('equal what the tables say, for every day of the span, empty ones too', async () => {
    const admin = await t.admin()
    await t.sql(`
      insert into leads (email, created_at, converted_to_user, converted_at)
      select 'l' || n, now() - n * interval '7 hours', n % 2 = 0, case when n % 2 = 0 then now() - n * interval '5 hours' end
      from generate_series(1, 90) n where n not between 20 and 35`)
    await t.sql(`
      insert into users (email, password, first_name, created_at, trial_start_date, trial_end_date)
      select 'u' || n || '@example.com', 'x', 'U', now() - n * interval '11 hours', now() - n * interval '10 hours', now()
      from generate_series(1, 80) n`)
    await t.sql(`
      insert into page_views (path, day, views) select p, (now() at time zone 'UTC')::date - n, n * 3 + length(p)
      from generate_series(0, 40, 2) n, unnest(array['/', '/pricing']) p`)
    const days = (await t.get('/api/admin/analytics/daily?days=30', { as: admin })).json()
    const utc = (column: string) => `(${column} at time zone 'UTC')::date = d`
    const stored = await t.sql(`
      select d::text as day,
        (select count(*)::int from leads where ${utc('created_at')}) as leads,
        (select count(*)::int from leads where ${utc('converted_at')}) as conversions,
        (select count(*)::int from users where ${utc('created_at')}) as signups,
        (select count(*)::int from users where ${utc('trial_start_date')}) as trials,
        (select coalesce(sum(views), 0)::int from page_views where day = d) as "pageViews"
      from (select (now() at time zone 'UTC')::date - n as d from generate_series(29, 0, -1) n) as days`)
    expect(days).toHaveLength(30)
    expect(days).toEqual(stored)
    expect(stored.some(({ leads }) => leads === 0)).toBe(true)
    expect(stored.some(({ leads }) => Number(leads) > 0)).toBe(true)
  })

  it('are the same wherever the database thinks it is', async () => {
    const admin = await t.admin()
    const days = (await t.get('/api/admin/analytics/daily?days=366', { as: admin })).json()
    const address = new URL(inject('postgresUrl'))
    address.pathname = `/${(await t.sql('select current_database() as name'))[0]?.name}`
    // On the day the clocks change, Santiago has no midnight; Kiritimati is a day ahead of most of the world.
    for (const zone of ['America/Santiago', 'Pacific/Kiritimati']) {
      address.searchParams.set('options', `-c timezone=${zone}`)
      const { db, close } = connect({ url: address.href, maxConnections: 1, onIdleError: () => {} })
      const elsewhere = await listDailyFigures(db, 366).finally(close)
      expect(elsewhere, zone).toEqual(days)
    }
  })

  it('include the pages opened a moment ago', async () => {
    const admin = await t.admin()
    const today = async () => (await t.get('/api/admin/analytics/daily?days=1', { as: admin })).json()[0].pageViews
    const before = await today()
    await t.post('/api/page-views', { body: { path: '/help-now' } })
    expect(await today()).toBe(before + 1)
  })

  it('are for administrators, and for a span that makes sense', async () => {
    const url = '/api/admin/analytics/daily'
    expect((await t.get(url)).statusCode).toBe(401)
    expect((await t.get(url, { as: await t.someone() })).statusCode).toBe(403)
    const admin = await t.admin()
    for (const days of ['0', '367', 'many'])
      expect((await t.get(`${url}?days=${days}`, { as: admin })).statusCode).toBe(400)
  })
})
