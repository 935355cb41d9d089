import { beforeAll, describe, expect, it } from 'vitest'
import { flat, type Plan, type Statement, statementsOf } from '#server/testing/statements-of.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { crowdedForum } from './testing/crowded-forum.ts'
import { forumDriver } from './testing/forum-driver.ts'

const t = useTestApp()
const forum = forumDriver(t)
let maya: Someone
let busyPostId: string

beforeAll(async () => {
  const client = await t.connection.pool.connect()
  try {
    for (const statement of crowdedForum(100_000)) await client.query(statement)
  } finally {
    client.release()
  }
  maya = await forum.member('Maya', 'Ortiz')
  const [busy] =
    await t.sql(`select id from forum_posts where not is_anonymous and hidden_at is null and held_at is null
    order by published_at desc offset 40 limit 1`)
  busyPostId = String(busy?.id)
  await t.sql(
    `insert into forum_replies (post_id, user_id, content)
     select $1, u.id, 'Another.' from (select id from users limit 1500) u`,
    [busyPostId],
  )
  // A member who has blocked a few members and posts, so that the test does not only cover the cheapest case.
  await t.sql(`insert into forum_blocks (user_id, blocked_user_id) select $1, id from users where id <> $1 limit 20`, [
    maya.id,
  ])
  await t.sql(
    `insert into forum_blocks (user_id, post_id) select $1, id from forum_posts where is_anonymous limit 20`,
    [maya.id],
  )
  await t.sql('analyze forum_replies, forum_blocks')
}, 300_000)

/** The statements on the forum's tables that one call sends. */
async function asked(url: string): Promise<Statement[]> {
  const sent = await statementsOf(t.connection.pool, async () => {
    const reply = await t.get(url, { as: maya })
    expect(reply.statusCode, reply.body).toBe(200)
  })
  return sent.filter(({ text }) => /"(forum_|notifications)/.test(text))
}

async function nodesOf({ text, values }: Statement): Promise<Plan[]> {
  const [row] = await t.sql(`explain (analyze, format json) ${text}`, values)
  return (row!['QUERY PLAN'] as { Plan: Plan }[]).flatMap(({ Plan: plan }) => flat(plan))
}

const rowsOf = (plan: Plan) => (plan['Actual Rows'] ?? 0) * (plan['Actual Loops'] ?? 0)

const big = new Set(['forum_posts', 'forum_replies', 'forum_likes', 'users', 'notifications'])

describe('with a hundred thousand posts', () => {
  const calls: [string, () => string, string][] = [
    ['the list', () => '/api/forum/posts', 'forum_posts_newest'],
    ['a later page', () => '/api/forum/posts?offset=90', 'forum_posts_newest'],
    ['a category', () => '/api/forum/posts?category=success', 'forum_posts_newest_in_category'],
    ['one’s own posts', () => '/api/forum/posts/mine', 'forum_posts_of_user'],
    ['a post', () => `/api/forum/posts/${busyPostId}`, 'forum_posts_pkey'],
    ['its replies', () => `/api/forum/posts/${busyPostId}/replies`, 'forum_replies_of_post'],
    ['the counts', () => '/api/forum/categories', ''],
    ['the notifications', () => '/api/notifications', ''],
  ]

  it.each(calls)('%s is read by an index and touches only about what it shows', async (_what, url, index) => {
    const statements = await asked(url())
    expect(statements.length).toBeGreaterThan(0)
    const nodes = (await Promise.all(statements.map(nodesOf))).flat()
    const scanned = nodes.filter((node) => big.has(node['Relation Name'] ?? ''))
    expect(scanned.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    if (index) expect(nodes.map((node) => node['Index Name'])).toContain(index)
    for (const node of nodes) expect(rowsOf(node), JSON.stringify(node)).toBeLessThan(400)
  })

  it.each(['/api/forum/posts', '/api/forum/posts?category=social'])(
    '%s takes as many statements for fifty posts as for one',
    async (url) => {
      const join = url.includes('?') ? '&' : '?'
      const [one, fifty] = [await asked(`${url}${join}limit=1`), await asked(`${url}${join}limit=50`)]
      expect(fifty.length).toBe(one.length)
      expect(one.length).toBe(1)
    },
  )

  it('a thread takes two statements, however long it is', async () => {
    expect(await asked(`/api/forum/posts/${busyPostId}/replies?limit=1`)).toHaveLength(2)
    expect(await asked(`/api/forum/posts/${busyPostId}/replies?limit=100`)).toHaveLength(2)
  })

  it('the moderation queue takes three, however much waits', async () => {
    await t.sql(`insert into forum_reviews (user_id, post_id, kinds, urgency)
      select user_id, id, '{reported}', 3 from forum_posts limit 60`)
    const admin = await t.admin()
    maya = admin
    expect(await asked('/api/admin/forum/queue?limit=1')).toHaveLength(3)
    expect(await asked('/api/admin/forum/queue?limit=50')).toHaveLength(3)
  })
})
