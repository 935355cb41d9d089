import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { notificationKinds } from '#rules/notification-kinds.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { cancellationProcessed, forumReply, forumReviewed, stepDue, trialEnding } from './notices.ts'
import { insertNotification } from './notifications.queries.ts'

const t = useTestApp()
let maya: Someone

beforeEach(async () => {
  maya = await t.someone()
})

const tell = (who: Someone, key: string, kind: (typeof notificationKinds)[number] = 'forum_reply') =>
  insertNotification(t.connection.db, {
    userId: who.id,
    kind,
    title: `About ${key}`,
    body: '',
    href: '/community',
    dedupeKey: key,
  })
const list = async (who: Someone, query = '') => (await t.get(`/api/notifications${query}`, { as: who })).json()
const unread = async (who: Someone) => (await t.get('/api/notifications/unread-count', { as: who })).json().unreadCount

describe('notifications', () => {
  it('of a new account are none', async () => {
    expect(await list(maya)).toEqual({ notifications: [], unreadCount: 0, hasMore: false })
    expect(await unread(maya)).toBe(0)
  })

  it('come the latest first, in pages, with the count of those unread', async () => {
    for (const key of ['a', 'b', 'c']) await tell(maya, key)
    const first = await list(maya, '?limit=2')
    expect(first.notifications.map(({ title }: { title: string }) => title)).toEqual(['About c', 'About b'])
    expect(first).toMatchObject({ unreadCount: 3, hasMore: true })
    expect(first.notifications[0]).toEqual({
      id: expect.any(String),
      kind: 'forum_reply',
      title: 'About c',
      body: '',
      href: '/community',
      isRead: false,
      createdAt: expect.stringMatching(/Z$/),
    })
    const rest = await list(maya, '?limit=2&offset=2')
    expect(rest).toMatchObject({ notifications: [{ title: 'About a' }], hasMore: false })
    expect((await t.get('/api/notifications?limit=51', { as: maya })).statusCode).toBe(400)
  })

  it('tell of the same event once, even when it is reported twice at the same time', async () => {
    await Promise.all([tell(maya, 'same'), tell(maya, 'same'), tell(maya, 'same')])
    expect((await list(maya)).notifications).toHaveLength(1)
  })

  it('are read one by one, by their owner alone', async () => {
    for (const key of ['a', 'b']) await tell(maya, key)
    const [latest] = (await list(maya)).notifications
    const url = `/api/notifications/${latest.id}/read`
    expect((await t.put(url, { as: await t.someone() })).statusCode).toBe(404)
    expect(await unread(maya)).toBe(2)
    expect((await t.put(url, { as: maya })).json()).toEqual({ unreadCount: 1 })
    expect((await t.put(url, { as: maya })).json()).toEqual({ unreadCount: 1 })
    expect((await list(maya)).notifications.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, false])
    expect((await t.put(`/api/notifications/${randomUUID()}/read`, { as: maya })).statusCode).toBe(404)
  })

  it('are all read at once, but for what arrived after the screen was drawn', async () => {
    const other = await t.someone()
    await tell(other, 'a')
    for (const key of ['a', 'b']) await tell(maya, key)
    const until = (await list(maya)).notifications[0].createdAt
    await tell(maya, 'late')
    await t.sql(`update notifications set created_at = now() + interval '1 second' where dedupe_key = 'late'`)
    expect((await t.put('/api/notifications/read', { as: maya, body: { until } })).json()).toEqual({ unreadCount: 1 })
    expect((await t.put('/api/notifications/read', { as: maya, body: {} })).json()).toEqual({ unreadCount: 0 })
    expect(await unread(other)).toBe(1)
    expect((await t.put('/api/notifications/read', { as: maya, body: { until: 'now' } })).statusCode).toBe(400)
  })
})

describe('the kinds', () => {
  const url = '/api/notifications/preferences'

  it('are all on until switched off, one by one and per person', async () => {
    const allOn = Object.fromEntries(notificationKinds.map((kind) => [kind, true]))
    expect((await t.get(url, { as: maya })).json()).toEqual(allOn)
    const changed = await t.patch(url, { as: maya, body: { forum_reply: false, coach_step: false } })
    expect(changed.json()).toEqual({ ...allOn, forum_reply: false, coach_step: false })
    await t.patch(url, { as: maya, body: { coach_step: true } })
    expect((await t.get(url, { as: maya })).json()).toEqual({ ...allOn, forum_reply: false })
    expect((await t.get(url, { as: await t.someone() })).json()).toEqual(allOn)
    expect((await t.patch(url, { as: maya, body: {} })).json()).toEqual({ ...allOn, forum_reply: false })
  })

  const everyOccasion = (userId: string) => {
    const postId = randomUUID()
    return [
      forumReply({ postAuthorId: userId, postId, postTitle: 'Lunch', replyId: randomUUID() }),
      forumReviewed({ authorId: userId, decisionId: randomUUID(), postId, what: 'post', outcome: 'up' }),
      trialEnding(userId, 3, new Date('2026-12-01')),
      cancellationProcessed(userId, randomUUID(), null),
      stepDue(userId, randomUUID()),
    ]
  }

  it.each(notificationKinds)('that are off tell nothing; the others still do: %s', async (kind) => {
    await t.patch(url, { as: maya, body: { [kind]: false } })
    for (const occasion of everyOccasion(maya.id)) await insertNotification(t.connection.db, occasion)
    const told: string[] = (await list(maya)).notifications.map((notice: { kind: string }) => notice.kind)
    expect(told.sort()).toEqual(notificationKinds.filter((other) => other !== kind).sort())
  })

  it.each([{ newsletter: true }, { forum_reply: 'yes' }])('refuse what they do not know: %j', async (body) => {
    expect((await t.patch(url, { as: maya, body })).statusCode).toBe(400)
  })
})
