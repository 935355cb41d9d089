import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ModerationQueue } from '#contract/forum/forum-moderation.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { forumDriver } from '../testing/forum-driver.ts'

const t = useTestApp()
const forum = forumDriver(t)
let maya: Someone
let jonas: Someone
let admin: Someone

beforeEach(async () => {
  await t.sql('delete from forum_posts')
  await t.sql('delete from forum_moderation_log')
  maya = await forum.member('Maya', 'Ortiz')
  jonas = await forum.member('Jonas', 'Thiel')
  admin = await t.admin()
})

const queue = async (query = ''): Promise<ModerationQueue> =>
  (await t.get(`/api/admin/forum/queue${query}`, { as: admin })).json()
const decide = (targetType: 'posts' | 'replies', id: string, decision: string, note?: string) =>
  t.post(`/api/admin/forum/${targetType}/${id}/decision`, { as: admin, body: { decision, note } })
const report = (as: Someone, postId: string, body: object = { reason: 'unkind' }) =>
  t.post(`/api/forum/posts/${postId}/report`, { as, body })
const log = async () => (await t.get('/api/admin/forum/log', { as: admin })).json()
const reviewNotices = async (as: Someone) =>
  (await forum.notices(as)).filter(({ kind }: { kind: string }) => kind === 'forum_review')

describe('contact details', () => {
  it('hold a post for review and tell its author what for', async () => {
    const held = await forum.post(maya, { title: 'Find me at maya@example.com', content: 'or 555-123-4567' })
    expect(held).toMatchObject({ status: 'held', heldFor: ['email', 'phone'] })
    expect(await forum.read(maya, held.id)).toMatchObject({ status: 'held', heldFor: ['email', 'phone'] })
    expect(await forum.list(jonas)).toEqual([])
    expect((await t.get(`/api/forum/posts/${held.id}`, { as: jonas })).statusCode).toBe(404)
    expect((await queue()).items).toMatchObject([
      { targetType: 'posts', targetId: held.id, status: 'held', kinds: ['held'], signals: ['email', 'phone'] },
    ])
  })

  it('are removed: the post is published at once, at the top of the list, and nothing waits', async () => {
    const held = await forum.post(maya, { content: 'see example.com' })
    const other = await forum.post(jonas)
    const url = `/api/forum/posts/${held.id}`
    const changed = (await t.patch(url, { as: maya, body: { content: 'see for yourself' } })).json()
    expect(changed).toMatchObject({ status: 'published', heldFor: [] })
    expect((await forum.list(jonas)).map(({ id }) => id)).toEqual([held.id, other.id])
    expect((await queue()).total).toBe(0)
  })

  it('put in later, hold the post again until a person has looked', async () => {
    const post = await forum.post(maya)
    const url = `/api/forum/posts/${post.id}`
    expect((await t.patch(url, { as: maya, body: { content: 'www.example.com' } })).json().status).toBe('held')
    expect(await forum.list(jonas)).toEqual([])
    expect((await decide('posts', post.id, 'restore')).json()).toEqual({ status: 'published' })
    expect(await forum.read(jonas, post.id)).toMatchObject({ createdAt: post.createdAt, status: 'published' })
  })

  it('are approved by a moderator: the post is published, and its author told', async () => {
    const thread = await forum.post(jonas)
    const held = await forum.reply(maya, thread.id, { content: 'my blog: example.com' })
    expect((await decide('replies', held.id, 'keep')).statusCode).toBe(409)
    expect((await queue()).total).toBe(1)
    expect((await decide('replies', held.id, 'restore')).json()).toEqual({ status: 'published' })
    expect(await forum.replies(jonas, thread.id)).toHaveLength(1)
    expect(await reviewNotices(maya)).toMatchObject([
      { title: 'Your reply is up', href: `/community?post=${thread.id}`, isRead: false },
    ])
    expect(await forum.notices(jonas)).toMatchObject([{ kind: 'forum_reply' }])
  })
})

describe('words that sound like danger', () => {
  it('bring help before posting, keep nobody from posting, and bring a person', async () => {
    const draft = { title: 'Tonight', content: 'I want to kill myself tonight, I have the pills here.' }
    const read = (await t.post('/api/forum/drafts/read', { as: maya, body: { ...draft, country: 'UK' } })).json()
    expect(read.help.title).toBe('Before you post this')
    expect(read.help.resources[0]).toMatchObject({ isEmergency: true, detail: '999' })
    expect(read.help.choices).toEqual({ post: 'Post it', edit: 'Keep writing', help: 'Open Help now' })
    expect((await queue()).total).toBe(0)
    const post = await forum.post(maya, draft)
    expect(post.status).toBe('published')
    expect((await forum.list(jonas))[0]?.id).toBe(post.id)
    const [item] = (await queue()).items
    expect(item).toMatchObject({ targetId: post.id, kinds: ['flagged'], author: { id: maya.id } })
    expect(item?.signals.length).toBeGreaterThan(0)
  })

  it('are found in replies and in changes too', async () => {
    const thread = await forum.post(jonas)
    await forum.reply(maya, thread.id, { content: 'I am going to end my life.' })
    const url = `/api/forum/posts/${thread.id}`
    await t.patch(url, { as: jonas, body: { content: 'I cut myself every night and cannot stop.' } })
    const { items } = await queue('?kind=flagged')
    expect(items.map(({ targetType }) => targetType).sort()).toEqual(['posts', 'replies'])
  })

  it('of everyday kind bring nothing', async () => {
    const body = { content: 'This meeting is killing me. I died of shame, as always.' }
    expect((await t.post('/api/forum/drafts/read', { as: maya, body })).json()).toEqual({ help: null, heldFor: [] })
    await forum.post(maya, body)
    expect((await queue()).total).toBe(0)
  })

  it('in a draft also say what it would be held for, for any country', async () => {
    const body = { title: '', content: 'I want to die. Call me: 555-123-4567', country: 'Atlantis' }
    const read = (await t.post('/api/forum/drafts/read', { as: maya, body })).json()
    expect(read.heldFor).toEqual(['phone'])
    expect(read.help.resources.length).toBeGreaterThan(0)
  })
})

describe('a report', () => {
  it('puts the post into the queue, with the reasons and without the reporters', async () => {
    const post = await forum.post(maya, { isAnonymous: true })
    await report(jonas, post.id, { reason: 'unkind', details: ' It mocks me. ' })
    await report(await forum.member('Ruth', 'Kane'), post.id, { reason: 'other' })
    const reply = await forum.reply(jonas, post.id)
    await t.post(`/api/forum/replies/${reply.id}/report`, { as: maya, body: { reason: 'spam' } })
    const { items, total } = await queue()
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({
      targetType: 'posts',
      kinds: ['reported'],
      isAnonymous: true,
      author: null,
      reports: [
        { reason: 'unkind', details: 'It mocks me.' },
        { reason: 'other', details: '' },
      ],
    })
    expect(items[1]).toMatchObject({ targetType: 'replies', targetId: reply.id, postId: post.id, title: post.title })
    for (const trace of [jonas.id, maya.id, maya.email, 'Ortiz']) expect(JSON.stringify(items[0])).not.toContain(trace)
  })

  it('counts once per person, even when sent twice at the same time, and changes nothing that others see', async () => {
    const post = await forum.post(maya)
    const sent = await Promise.all([report(jonas, post.id), report(jonas, post.id), report(jonas, post.id)])
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await queue()).items[0]?.reports).toHaveLength(1)
    expect(await forum.read(jonas, post.id)).toMatchObject({ status: 'published' })
  })

  it('refuses a missing reason, a missing post, and one’s own', async () => {
    const post = await forum.post(maya)
    expect((await report(jonas, post.id, {})).statusCode).toBe(400)
    expect((await report(jonas, post.id, { reason: 'other', details: 'x'.repeat(501) })).statusCode).toBe(400)
    expect((await report(jonas, randomUUID())).statusCode).toBe(404)
    expect((await report(maya, post.id)).statusCode).toBe(400)
    expect((await queue()).total).toBe(0)
  })
})

describe('the queue', () => {
  it('has danger first, then what is held, then what is reported, the oldest first, one entry a thing', async () => {
    const reported = await forum.post(maya, { title: 'Reported' })
    await report(jonas, reported.id)
    await forum.post(maya, { title: 'Held', content: 'example.com' })
    const worried = await forum.post(maya, { title: 'Worried' })
    await report(jonas, worried.id, { reason: 'unsafe' })
    await forum.post(maya, { title: 'Flagged and held', content: 'I want to kill myself tonight. www.example.com' })
    const { items, total } = await queue()
    expect(items.map(({ title }) => title)).toEqual(['Flagged and held', 'Worried', 'Held', 'Reported'])
    expect(items[0]?.kinds).toEqual(['flagged', 'held'])
    expect(total).toBe(4)
    expect((await queue('?limit=1&offset=1')).items.map(({ title }) => title)).toEqual(['Worried'])
    expect((await queue('?kind=held')).items.map(({ title }) => title)).toEqual(['Flagged and held', 'Held'])
    expect((await queue('?kind=held')).total).toBe(2)
  })
})

describe('the author of something anonymous', () => {
  const ask = (targetType: 'posts' | 'replies', id: string) =>
    t.post(`/api/admin/forum/${targetType}/${id}/author`, { as: admin })
  const asked = () =>
    t.sql(`select detail, about_id from security_log where user_id = $1 and event = 'admin_action'`, [admin.id])

  it('is told to an administrator who asks, each time with a line in the security log that names nobody', async () => {
    const post = await forum.post(maya, { isAnonymous: true })
    await report(jonas, post.id)
    const told = { id: maya.id, firstName: 'Maya', lastName: 'Ortiz', email: maya.email, isAccountDisabled: false }
    expect((await ask('posts', post.id)).json()).toEqual(told)
    expect((await ask('posts', post.id)).statusCode).toBe(200)
    const line = { detail: 'reveal_author', about_id: null }
    expect(await asked()).toEqual([line, line])
    const lines = (await t.get('/api/admin/security-log', { as: admin })).json()
    const reveals = lines.filter(({ detail }: { detail: string | null }) => detail === 'reveal_author')
    expect(reveals).toHaveLength(2)
    for (const trace of [maya.id, maya.email, post.id]) expect(JSON.stringify(reveals)).not.toContain(trace)
  })

  it('is told of a reply too', async () => {
    const thread = await forum.post(jonas)
    const reply = await forum.reply(maya, thread.id, { isAnonymous: true, content: 'my blog: example.com' })
    expect((await ask('replies', reply.id)).json()).toMatchObject({ id: maya.id })
  })

  it('is told of nothing that does not wait for a look, and then nothing is written down', async () => {
    const post = await forum.post(maya, { isAnonymous: true })
    expect((await ask('posts', post.id)).statusCode).toBe(404)
    await report(jonas, post.id)
    await decide('posts', post.id, 'keep')
    for (const id of [post.id, randomUUID()]) expect((await ask('posts', id)).statusCode).toBe(404)
    expect((await ask('replies', post.id)).statusCode).toBe(404)
    expect((await ask('posts', 'no-id')).statusCode).toBe(400)
    expect((await asked()).map(({ detail }) => detail)).toEqual(['keep_writing'])
  })
})

describe('a decision', () => {
  it('hides for everyone but the author, tells them, closes the reports, and is logged; restoring undoes it', async () => {
    const post = await forum.post(maya)
    await report(jonas, post.id)
    expect((await decide('posts', post.id, 'hide', 'Mocks a member.')).json()).toEqual({ status: 'hidden' })
    expect((await t.get(`/api/forum/posts/${post.id}`, { as: jonas })).statusCode).toBe(404)
    expect(await forum.list(maya)).toEqual([])
    expect((await forum.read(maya, post.id)).status).toBe('hidden')
    expect((await queue()).total).toBe(0)
    expect(await t.sql('select resolved_by from forum_reports')).toEqual([{ resolved_by: admin.id }])
    expect((await decide('posts', post.id, 'restore')).json()).toEqual({ status: 'published' })
    expect(await forum.read(jonas, post.id)).toMatchObject({ status: 'published', createdAt: post.createdAt })
    expect((await reviewNotices(maya)).map(({ title }: { title: string }) => title)).toEqual([
      'Your post is back',
      'Your post was taken down',
    ])
    const target = { title: 'A day', excerpt: 'I went in.', status: 'published' }
    expect(await log()).toMatchObject([
      { decision: 'restore', targetType: 'posts', targetId: post.id, note: '', moderator: { firstName: 'Robin' } },
      { decision: 'hide', targetType: 'posts', targetId: post.id, note: 'Mocks a member.', target },
    ])
  })

  it('to keep it closes what waits, leaves it up and tells nobody; a new report opens it again', async () => {
    const post = await forum.post(maya)
    await report(jonas, post.id)
    expect((await decide('posts', post.id, 'keep')).json()).toEqual({ status: 'published' })
    expect((await queue()).total).toBe(0)
    expect(await reviewNotices(maya)).toEqual([])
    expect(await log()).toMatchObject([{ decision: 'keep' }])
    // Reporting the same thing again is not news.
    await report(jonas, post.id)
    expect((await queue()).total).toBe(0)
    await report(await forum.member(), post.id)
    expect((await queue()).items[0]?.reports).toHaveLength(1)
  })

  it('is carried out and logged once, however often and by however many it is made at once', async () => {
    const post = await forum.post(maya)
    const made = await Promise.all(Array.from({ length: 6 }, () => decide('posts', post.id, 'hide')))
    expect(made.map((reply) => reply.json())).toEqual(Array.from({ length: 6 }, () => ({ status: 'hidden' })))
    expect(await log()).toHaveLength(1)
    expect(await reviewNotices(maya)).toHaveLength(1)
  })

  it('on a reply moves the counter and takes back unread news of it', async () => {
    const thread = await forum.post(maya)
    const reply = await forum.reply(jonas, thread.id)
    await decide('replies', reply.id, 'hide')
    expect((await forum.read(maya, thread.id)).replies).toBe(0)
    expect(await forum.replies(maya, thread.id)).toEqual([])
    expect(await forum.replies(jonas, thread.id)).toMatchObject([{ status: 'hidden' }])
    expect(await forum.notices(maya)).toEqual([])
    const target = { title: 'A day', excerpt: 'Well done.', status: 'hidden' }
    expect(await log()).toMatchObject([{ targetType: 'replies', target }])
    await decide('replies', reply.id, 'restore')
    expect((await forum.read(maya, thread.id)).replies).toBe(1)
  })

  it('cannot be undone by the author’s own changes', async () => {
    const post = await forum.post(maya, { content: 'example.com' })
    await decide('posts', post.id, 'hide')
    const changed = await t.patch(`/api/forum/posts/${post.id}`, { as: maya, body: { content: 'nothing to see' } })
    expect(changed.json().status).toBe('hidden')
    expect(await forum.list(jonas)).toEqual([])
  })

  it('refuses an unknown entry and an unknown decision; the log outlives the post, not the author', async () => {
    expect((await decide('posts', randomUUID(), 'hide')).statusCode).toBe(404)
    const post = await forum.post(maya)
    expect((await decide('replies', post.id, 'hide')).statusCode).toBe(404)
    expect((await decide('posts', post.id, 'burn')).statusCode).toBe(400)
    expect((await decide('posts', post.id, 'hide', 'x'.repeat(501))).statusCode).toBe(400)
    await decide('posts', post.id, 'hide')
    await t.delete(`/api/forum/posts/${post.id}`, { as: maya })
    expect(await log()).toMatchObject([{ targetId: post.id, target: null }])
    await t.delete('/api/user', { as: admin, body: { password: admin.password } })
    admin = await t.admin()
    expect(await log()).toMatchObject([{ moderator: null }])
    await t.delete('/api/user', { as: maya, body: { password: maya.password } })
    expect(await log()).toEqual([])
  })
})
