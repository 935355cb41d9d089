import { beforeAll, describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasJobs: true })
let admin: Someone

type Row = { id: string; email: string; source: string; convertedToUser: boolean; createdAt: string }

beforeAll(async () => {
  admin = await t.admin()
  await t.sql(`
    insert into leads (email, source, campaign, referrer, ip_address, converted_to_user, converted_at, created_at)
    select 'lead' || n || '@example.com', (array['reddit', 'google', 'newsletter', '', null])[1 + n % 5],
      case when n % 2 = 0 then '=cmd|''/c calc''!A0' end, 'https://example.org/' || n, '192.0.2.1',
      n % 3 = 0, case when n % 3 = 0 then now() end, now() - n * interval '1 hour'
    from generate_series(1, 53) n`)
})

const listOf = async (url: string) => (await t.get(url, { as: admin })).json() as Row[]

describe('the figures', () => {
  it('equal what the table says', async () => {
    const [counted] = await t.sql(
      `select count(*)::int as total, count(*) filter (where converted_to_user)::int as converted,
       round(100.0 * count(*) filter (where converted_to_user) / count(*), 1)::float as "conversionRate" from leads`,
    )
    expect(counted).toEqual({ total: 53, converted: 17, conversionRate: 32.1 })
    expect((await t.get('/api/leads/stats', { as: admin })).json()).toEqual(counted)
  })

  it('by source equal what the table says, with unknown for what nobody named', async () => {
    const counted = await t.sql(
      `select coalesce(nullif(source, ''), 'unknown') as source, count(*)::int as total,
       count(*) filter (where converted_to_user)::int as converted,
       round(100.0 * count(*) filter (where converted_to_user) / count(*), 1)::float as "conversionRate"
       from leads group by 1 order by 2 desc, 1`,
    )
    const sources = (await t.get('/api/leads/sources', { as: admin })).json()
    expect(sources).toEqual(counted)
    expect(sources.map(({ source }: Row) => source)).toContain('unknown')
  })
})

describe('the list', () => {
  it('has the latest first, in pages that neither repeat nor skip, at both addresses', async () => {
    const pages = await Promise.all([0, 20, 40].map((offset) => listOf(`/api/leads?limit=20&offset=${offset}`)))
    expect(pages.map((page) => page.length)).toEqual([20, 20, 13])
    const emails = pages.flat().map(({ email }) => email)
    expect(emails).toEqual((await t.sql('select email from leads order by created_at desc')).map(({ email }) => email))
    expect(await listOf('/api/admin/leads')).toEqual(await listOf('/api/leads'))
  })

  it('shows what the screen needs, and neither address nor agent', async () => {
    const [lead] = await listOf('/api/leads?limit=1')
    expect(Object.keys(lead!).sort()).toEqual(
      ['campaign', 'convertedToUser', 'createdAt', 'email', 'id', 'referrer', 'source'].sort(),
    )
  })

  it('can be of one source, the unnamed ones too', async () => {
    const letters = await listOf('/api/admin/leads?source=newsletter')
    expect(letters).toHaveLength(11)
    expect(new Set(letters.map(({ source }) => source))).toEqual(new Set(['newsletter']))
    expect(await listOf('/api/leads?source=unknown')).toHaveLength(21)
  })

  it.each(['limit=0', 'limit=1000000000', 'offset=-1', 'limit=ten'])('refuses %s', async (query) => {
    expect((await t.get(`/api/leads?${query}`, { as: admin })).statusCode).toBe(400)
  })

  it('is written down each time it is opened', async () => {
    const before = await t.sql(`select 1 from admin_log where action = 'read_leads'`)
    await listOf('/api/leads?limit=20&offset=40')
    const after = await t.sql(`select admin_id, details from admin_log where action = 'read_leads' order by created_at`)
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)).toEqual({ admin_id: admin.id, details: { rows: 13, offset: 40 } })
  })
})

describe('the download', () => {
  it('holds every lead once, starts no formula, and is written down', async () => {
    const reply = await t.get('/api/leads/export', { as: admin })
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="hearten-leads-\d{4}-\d\d-\d\d\.csv"$/)
    expect(reply.headers['cache-control']).toBe('no-store')
    const [head, ...lines] = reply.body.trimEnd().split('\r\n')
    expect(head).toBe('"id","email","source","campaign","referrer","createdAt","convertedToUser"')
    expect(lines).toHaveLength(53)
    expect(new Set(lines).size).toBe(53)
    expect(reply.body).toContain(`"'=cmd|'/c calc'!A0"`)
    expect(reply.body).not.toMatch(/"[=+@-]/)
    expect(await t.sql(`select admin_id from admin_log where action = 'export_leads'`)).toEqual([
      { admin_id: admin.id },
    ])
  })

  it('can be of one source', async () => {
    const reply = await t.get('/api/leads/export?source=reddit', { as: admin })
    expect(reply.body.trimEnd().split('\r\n')).toHaveLength(11)
  })
})

it('is for administrators alone', async () => {
  const member = await t.premium()
  for (const url of ['/api/leads', '/api/leads/stats', '/api/leads/sources', '/api/leads/export', '/api/admin/leads']) {
    expect((await t.get(url)).statusCode, url).toBe(401)
    expect((await t.get(url, { as: member })).statusCode, url).toBe(403)
  }
})

it('forgets after a year whom a lead was about, and counts it all the same', async () => {
  const stats = async () => (await t.get('/api/leads/stats', { as: admin })).json()
  await t.sql(
    `insert into leads (email, source, referrer, user_agent, ip_address, created_at) values
     ('old@example.com', 'bing', 'https://example.org/old', 'Agent', '192.0.2.9', now() - interval '12 months 1 day'),
     ('young@example.com', 'bing', 'https://example.org/young', 'Agent', '192.0.2.8', now() - interval '11 months')`,
  )
  const before = await stats()
  expect(await t.sql(`select cron from pgboss.schedule where name = 'leads-clean-up'`)).toHaveLength(1)
  // What the nightly cron job does.
  await t.sql(`insert into pgboss.job (name, data) values ('leads-clean-up', '{}')`)
  const oldOnes = () => t.sql(`select 1 from leads where email = 'old@example.com'`)
  await expect.poll(oldOnes, { timeout: 15_000 }).toEqual([])
  expect(
    await t.sql(`select email, referrer, user_agent, ip_address from leads where source = 'bing' order by created_at`),
  ).toEqual([
    { email: '', referrer: null, user_agent: null, ip_address: null },
    { email: 'young@example.com', referrer: 'https://example.org/young', user_agent: 'Agent', ip_address: '192.0.2.8' },
  ])
  expect(await stats()).toEqual(before)
})
