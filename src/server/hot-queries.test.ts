import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancellationReasons } from '#rules/membership/cancellation.ts'
import { crowdedForum, crowdedModeration } from './features/forum/testing/crowded-forum.ts'
import { crowdedHouse } from './testing/crowded-house.ts'
import { plansOf, statementsOf, touchedBy, wasCarriedOut } from './testing/statements-of.ts'
import { type SeenRoute, type Someone, useTestApp } from './testing/test-app.ts'

const routes: SeenRoute[] = []
const t = useTestApp({ onRoute: (route) => routes.push(route) })

const members = 1500
const posts = 4000
/** Tables with at least this many rows count as large. */
const large = 1000
/** Far fewer than a large table has, and far more than a screen shows. */
const mostTouched = 1100

let admin: Someone
let member: Someone
let other: Someone
/** An existing member among all the others. */
let regular: Someone
let ids: Record<'chat' | 'note' | 'recommendation' | 'insight' | 'notification' | 'post', string>
let sizes: Map<string, number>

const somebodyNew = () => ({
  email: `${randomUUID()}@example.com`,
  password: 'correct horse battery',
  firstName: 'New',
})

beforeAll(async () => {
  const client = await t.connection.pool.connect()
  try {
    for (const statement of [...crowdedHouse(members), ...crowdedForum(posts), ...crowdedModeration])
      await client.query(statement)
  } finally {
    client.release()
  }
  admin = await t.admin()
  member = await t.premium()
  other = await t.premium()
  regular = await t.premium()
  await t.sql(`update users set created_at = now() - interval '3 days' where id = $1`, [member.id])
  ids = {
    chat: await giveTo(regular, 'chat_sessions'),
    note: await giveTo(regular, 'coach_notes'),
    recommendation: await giveTo(regular, 'resource_recommendations', `resource_id = 'mental-reset'`),
    insight: await giveTo(regular, 'user_insights'),
    notification: await giveTo(regular, 'notifications'),
    post: String(
      (await t.sql('select id from forum_posts where hidden_at is null and held_at is null limit 1'))[0]?.id,
    ),
  }
  const rows = await t.sql(`select relname, reltuples::int as rows from pg_class where relkind = 'r'`)
  sizes = new Map(rows.map(({ relname, rows }) => [String(relname), Number(rows)]))
}, 300_000)

/** Gives one of the planted rows to them. */
async function giveTo({ id }: Someone, table: string, where = 'true'): Promise<string> {
  const [row] = await t.sql(
    `update ${table} set user_id = $1 where id = (select id from ${table} where ${where} limit 1) returning id`,
    [id],
  )
  return String(row?.id)
}

/** Where a call scans a large table without an index, or reads more rows than anybody sees. */
async function costsOf(call: () => Promise<LightMyRequestResponse>): Promise<string[]> {
  const reply: { statusCode?: number; body?: string } = {}
  const sent = await statementsOf(t.connection.pool, async () => Object.assign(reply, await call()))
  const found: string[] = []
  if (Number(reply.statusCode) >= 300) found.push(`answered ${reply.statusCode}: ${reply.body}`)
  for (const statement of sent)
    for (const plan of await plansOf(t.connection.pool, statement)) {
      const table = plan['Relation Name'] ?? ''
      const touched = touchedBy(plan)
      const isScan = plan['Node Type'] === 'Seq Scan' && (sizes.get(table) ?? 0) >= large
      // A scan that stops after one page is fine. For a plan that was not executed, that cannot be seen.
      if ((isScan && !wasCarriedOut(plan)) || touched > mostTouched)
        found.push(`${plan['Node Type']} of ${table || '–'} (${touched} rows): ${statement.text.slice(0, 3000)}`)
    }
  return found
}

/** Reads about everybody at once, including exports of whole lists. No member's screen waits for one. */
const aboutEverybody = new Set([
  '/api/admin/analytics',
  '/api/admin/analytics/daily',
  '/api/admin/trial-signups/export',
  '/api/leads/export',
  '/api/leads/sources',
  '/api/leads/stats',
])

/** Further queries of a list, besides its first page. */
const furtherQueries: Record<string, string[]> = {
  '/api/admin/cancellations': ['offset=300'],
  '/api/admin/forum/queue': ['kind=reported', 'kind=held'],
  '/api/admin/leads': ['source=tiktok', 'source=unknown', 'source=nowhere', 'offset=300'],
  '/api/admin/log': ['kind=changes', 'kind=reads', 'offset=300'],
  '/api/admin/trial-signups': ['offset=300'],
  '/api/admin/users': ['q=name1234', 'q=example.com', 'q=name12+ada', 'q=nobody-at-all', 'offset=300'],
  '/api/admin/security-log': ['offset=300'],
  '/api/admin/forum/log': ['offset=300'],
  '/api/evidence': ['search=words', 'search=nothing-at-all', 'offset=300'],
  '/api/forum/posts': ['category=success', 'offset=300'],
  '/api/notifications': ['offset=300'],
}
const neededQueries: Record<string, string> = {
  '/api/chat/history': 'before=9',
  '/api/weekly-review': 'day=2026-11-15&timeZone=UTC',
}

describe(`with ${members} members`, () => {
  it('no screen and no list scans a table', async () => {
    const reads = routes.filter(({ method, url, access }) => method === 'GET' && access && !url.includes(':'))
    expect(reads.length).toBeGreaterThan(40)
    const found: Record<string, string[]> = {}
    for (const { url, access } of reads) {
      if (aboutEverybody.has(url)) continue
      for (const query of [neededQueries[url] ?? '', ...(furtherQueries[url] ?? [])]) {
        const asked = `${url}?${query}`
        const costs = await costsOf(() => t.get(asked, { as: access === 'admin' ? admin : member }))
        if (costs.length > 0) found[asked] = costs
      }
    }
    expect(found).toEqual({})
  })
  const calls: [string, () => Promise<LightMyRequestResponse>][] = [
    ['signing in', () => t.post('/api/login', { body: { email: member.email, password: member.password } })],
    ['asking for a new password', () => t.post('/api/auth/forgot-password', { body: { email: member.email } })],
    ['signing up', () => t.post('/api/register', { body: somebodyNew() })],
    ['a new name', () => t.patch('/api/user', { as: member, body: { firstName: 'Kim' } })],
    ['a message to the coach', () => t.post('/api/chat/message', { as: member, body: { message: 'I froze today.' } })],
    ['one to remember', () => t.post('/api/chat/message', { as: member, body: { message: 'Please call me Kim.' } })],
    ['one in need', () => t.post('/api/chat/message', { as: other, body: { message: 'I want to die.' } })],
    ['a chat from before', () => t.get(`/api/chat/sessions/${ids.chat}`, { as: regular })],
    ['a changed note', () => t.patch(`/api/chat/memory/${ids.note}`, { as: regular, body: { text: 'Mine.' } })],
    ['a check-in', () => t.post('/api/mood-entries', { as: member, body: { mood: 4, timeZone: 'UTC' } })],
    ['one opened', () => t.post(`/api/recommendations/${ids.recommendation}/open`, { as: regular, body: {} })],
    ['one completed', () => t.post(`/api/recommendations/${ids.recommendation}/complete`, { as: regular, body: {} })],
    ['an insight dismissed', () => t.post(`/api/insights/${ids.insight}/dismiss`, { as: regular, body: {} })],
    ['recommendations made', () => t.post('/api/recommendations/generate', { as: regular, body: {} })],
    ['a notification read', () => t.put(`/api/notifications/${ids.notification}/read`, { as: regular, body: {} })],
    ['all of them read', () => t.put('/api/notifications/read', { as: regular, body: {} })],
    ['the newsletter', () => t.post('/api/newsletter', { body: { email: 'reader@example.com' } })],
    ['a lead', () => t.post('/api/leads', { body: { email: 'lead@example.com', source: 'tiktok' } })],
    ['a post', () => t.get(`/api/forum/posts/${ids.post}`, { as: member })],
    ['its replies', () => t.get(`/api/forum/posts/${ids.post}/replies`, { as: member })],
    ['a reply', () => t.post(`/api/forum/posts/${ids.post}/replies`, { as: member, body: { content: 'Well done.' } })],
    ['a like', () => t.post(`/api/forum/posts/${ids.post}/like`, { as: member, body: {} })],
    ['a report', () => t.post(`/api/forum/posts/${ids.post}/report`, { as: member, body: { reason: 'other' } })],
    [
      'a decision',
      () => t.post(`/api/admin/forum/posts/${ids.post}/decision`, { as: admin, body: { decision: 'keep' } }),
    ],
    ['an account switched off', () => t.post(`/api/admin/users/${other.id}/disable`, { as: admin, body: {} })],
    ['and on again', () => t.post(`/api/admin/users/${other.id}/enable`, { as: admin, body: {} })],
    [
      'a canceled membership',
      () => t.post('/api/cancel-membership', { as: member, body: { reason: cancellationReasons[0] } }),
    ],
    ['signing out', () => t.post('/api/auth/signout', { as: member, body: {} })],
  ]

  it.each(calls)('%s finds its rows by an index', async (_what, call) => {
    expect(await costsOf(call)).toEqual([])
  })

  it('when a person or thing is deleted, everything that belongs to it is found by an index', async () => {
    const bare = await t.sql(`
      select c.conrelid::regclass || ' (' || a.attname || ')' as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not c.conrelid::regclass::text like 'pgboss.%' and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum and i.indpred is null)`)
    expect(bare).toEqual([])
  })
})
