import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { forumDriver } from '../testing/forum-driver.ts'

const t = useTestApp()
const forum = forumDriver(t)
let maya: Someone
let jonas: Someone
let ruth: Someone

beforeAll(async () => {
  maya = await forum.member('Maya', 'Ortiz')
  jonas = await forum.member('Jonas', 'Thiel')
  ruth = await forum.member('Ruth', 'Kane')
})

describe('a reply', () => {
  it('stands under the post, the oldest first, and is counted', async () => {
    const post = await forum.post(maya)
    const first = await forum.reply(jonas, post.id, { content: ' Big day. ' })
    await forum.reply(ruth, post.id)
    expect(first).toEqual({
      id: expect.any(String),
      content: 'Big day.',
      isAnonymous: false,
      createdAt: expect.stringMatching(/Z$/),
      editedAt: null,
      isMine: true,
      status: 'published',
      heldFor: [],
      user: { firstName: 'Jonas', lastName: 'Thiel' },
    })
    const seen = await forum.replies(maya, post.id)
    expect(seen.map(({ user }) => user?.firstName)).toEqual(['Jonas', 'Ruth'])
    expect(seen[0]).toEqual({ ...first, isMine: false })
    expect((await forum.read(maya, post.id)).replies).toBe(2)
    const second = (await t.get(`/api/forum/posts/${post.id}/replies?limit=1&offset=1`, { as: maya })).json()
    expect(second).toEqual([seen[1]])
  })

  it.each([
    ['blank', { content: ' \u200b ' }],
    ['missing', {}],
    ['too long', { content: 'x'.repeat(5001) }],
  ])('is refused when it is %s', async (_what, body) => {
    const post = await forum.post(maya)
    const reply = await t.post(`/api/forum/posts/${post.id}/replies`, { as: jonas, body })
    expect(reply.statusCode).toBe(400)
    expect((await forum.read(maya, post.id)).replies).toBe(0)
  })

  it('is refused for a post that is missing or hidden, and for something that is no id', async () => {
    const hidden = await forum.post(maya)
    await t.sql('update forum_posts set hidden_at = now() where id = $1', [hidden.id])
    const send = async (id: string, as = jonas) =>
      (await t.post(`/api/forum/posts/${id}/replies`, { as, body: { content: 'Hm.' } })).statusCode
    expect(await send(randomUUID())).toBe(404)
    expect(await send(hidden.id)).toBe(404)
    expect(await send('7')).toBe(400)
    expect(await send(hidden.id, maya)).toBe(409)
  })

  it('is posted once when the phone sends the draft again', async () => {
    const post = await forum.post(maya)
    const clientId = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => forum.reply(jonas, post.id, { clientId })))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect((await forum.read(maya, post.id)).replies).toBe(1)
    const told = (await forum.notices(maya)).filter(({ href }: { href: string }) => href.endsWith(post.id))
    expect(told).toHaveLength(1)
  })

  it('is changed and deleted by its author alone, also when the post is out of sight', async () => {
    const post = await forum.post(maya)
    const reply = await forum.reply(jonas, post.id)
    const url = `/api/forum/replies/${reply.id}`
    expect((await t.patch(url, { as: ruth, body: { content: 'Not mine.' } })).statusCode).toBe(403)
    expect((await t.delete(url, { as: maya })).statusCode).toBe(403)
    const changed = (await t.patch(url, { as: jonas, body: { content: 'Better.', isAnonymous: true } })).json()
    expect(changed).toMatchObject({ content: 'Better.', isAnonymous: false, user: { firstName: 'Jonas' } })
    expect(changed.editedAt).not.toBeNull()
    await t.sql('update forum_posts set hidden_at = now() where id = $1', [post.id])
    expect((await t.delete(url, { as: ruth })).statusCode).toBe(404)
    expect((await t.delete(url, { as: jonas })).json()).toEqual({ ok: true })
    expect((await t.delete(url, { as: jonas })).statusCode).toBe(404)
  })
})

describe('the reply counter', () => {
  it('is right after replies and deletions that race', async () => {
    const post = await forum.post(maya)
    const old = await Promise.all(Array.from({ length: 12 }, () => forum.reply(jonas, post.id)))
    await Promise.all([
      ...old.slice(0, 8).map(({ id }) => t.delete(`/api/forum/replies/${id}`, { as: jonas })),
      // The same ones again: deleted once, counted once.
      ...old.slice(0, 8).map(({ id }) => t.delete(`/api/forum/replies/${id}`, { as: jonas })),
      ...Array.from({ length: 10 }, () => forum.reply(ruth, post.id)),
    ])
    expect((await forum.read(maya, post.id)).replies).toBe(14)
    expect(await forum.replies(maya, post.id)).toHaveLength(14)
  })

  it('leaves out what is held or hidden, and follows a member who leaves', async () => {
    const post = await forum.post(maya)
    const leaver = await forum.member('Lea', 'Ver')
    const [shown] = [await forum.reply(jonas, post.id), await forum.reply(leaver, post.id)]
    expect((await forum.reply(ruth, post.id, { content: 'mail ruth@example.com' })).status).toBe('held')
    expect((await forum.read(maya, post.id)).replies).toBe(2)
    expect(await forum.replies(maya, post.id)).toHaveLength(2)
    expect(await forum.replies(ruth, post.id)).toHaveLength(3)
    await t.delete('/api/user', { as: leaver, body: { password: leaver.password } })
    expect((await forum.read(maya, post.id)).replies).toBe(1)
    await t.sql('update forum_replies set hidden_at = now() where id = $1', [shown.id])
    expect((await forum.read(maya, post.id)).replies).toBe(0)
  })
})

describe('a reply is told to the post’s author', () => {
  const repliesTold = async (who: Someone, postId: string) =>
    (await forum.notices(who)).filter(({ href }: { href: string }) => href === `/community?post=${postId}`)

  it('once, naming the post and nobody', async () => {
    const post = await forum.post(maya, { title: 'Camera on or off?' })
    const reply = await forum.reply(jonas, post.id)
    const [told, ...more] = await repliesTold(maya, post.id)
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'forum_reply', title: 'New reply to your post', body: 'Camera on or off?' })
    expect(JSON.stringify(told)).not.toContain('Jonas')
    await t.patch(`/api/forum/replies/${reply.id}`, { as: jonas, body: { content: 'Off, always.' } })
    expect(await repliesTold(maya, post.id)).toHaveLength(1)
    await forum.reply(ruth, post.id)
    expect(await repliesTold(maya, post.id)).toHaveLength(2)
  })

  it('not for one’s own reply, not when switched off, not by somebody blocked', async () => {
    const post = await forum.post(maya)
    await forum.reply(maya, post.id)
    const theirs = await forum.post(ruth)
    await t.post(`/api/forum/posts/${theirs.id}/block`, { as: maya })
    await forum.reply(ruth, post.id)
    await t.patch('/api/notifications/preferences', { as: maya, body: { forum_reply: false } })
    await forum.reply(jonas, post.id)
    expect(await repliesTold(maya, post.id)).toEqual([])
    await t.patch('/api/notifications/preferences', { as: maya, body: { forum_reply: true } })
    await forum.reply(jonas, post.id)
    expect(await repliesTold(maya, post.id)).toHaveLength(1)
  })

  it('only when it can be read, and taken back when it is gone unread', async () => {
    const post = await forum.post(maya)
    const held = await forum.reply(jonas, post.id, { content: 'call 555-123-4567' })
    expect(await repliesTold(maya, post.id)).toEqual([])
    await t.patch(`/api/forum/replies/${held.id}`, { as: jonas, body: { content: 'You did well.' } })
    expect(await repliesTold(maya, post.id)).toHaveLength(1)
    await t.delete(`/api/forum/replies/${held.id}`, { as: jonas })
    expect(await repliesTold(maya, post.id)).toEqual([])
    await forum.reply(jonas, post.id)
    await t.delete(`/api/forum/posts/${post.id}`, { as: maya })
    expect(await repliesTold(maya, post.id)).toEqual([])
  })
})
