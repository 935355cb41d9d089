import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { forumDriver } from '../testing/forum-driver.ts'

const t = useTestApp()
const forum = forumDriver(t)
let maya: Someone
let jonas: Someone

beforeAll(async () => {
  maya = await forum.member('Maya', 'Ortiz')
  jonas = await forum.member('Jonas', 'Thiel')
})

describe('a post', () => {
  it('is listed with its author’s name, its counters and nothing about the account', async () => {
    const made = await forum.post(maya, { title: ' How do you leave? ', content: 'I stand there.\nNodding.' })
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'How do you leave?',
      content: 'I stand there.\nNodding.',
      category: 'social',
      isAnonymous: false,
      createdAt: expect.stringMatching(/Z$/),
      editedAt: null,
      likes: 0,
      replies: 0,
      isLiked: false,
      isMine: true,
      status: 'published',
      heldFor: [],
      user: { firstName: 'Maya', lastName: 'Ortiz' },
    })
    expect((await forum.list(jonas))[0]).toEqual({ ...made, isMine: false })
    expect(await forum.read(jonas, made.id)).toEqual({ ...made, isMine: false })
  })

  it('keeps markup as the text it is', async () => {
    const content = '<img src=x onerror=alert(1)> & "quotes" \u202e 🙂'
    const made = await forum.post(maya, { content })
    expect((await forum.read(jonas, made.id)).content).toBe(content)
  })

  it.each([
    ['a blank title', { title: '   ' }, 'title'],
    ['a title of invisible marks', { title: '\u200b\u2060\u3164' }, 'title'],
    ['a title of 256 letters', { title: 'x'.repeat(256) }, 'title'],
    ['no title', { title: undefined }, 'title'],
    ['blank content', { content: '\n \t' }, 'content'],
    ['content beyond the limit', { content: 'x'.repeat(10_001) }, 'content'],
    ['content of nothing but a zero byte', { content: '\u0000' }, 'content'],
    ['no category', { category: undefined }, 'category'],
    ['an unknown category', { category: 'dating' }, 'category'],
    ['an anonymous that is no yes or no', { isAnonymous: 'yes' }, 'isAnonymous'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const body = { title: 'A day', content: 'I went in.', category: 'social', ...wrong }
    const reply = await t.post('/api/forum/posts', { as: maya, body })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues.map((issue: { path: string }) => issue.path)).toEqual([field])
  })

  it('is refused with a plain sentence when nothing at all was sent', async () => {
    const refused = await t.post('/api/forum/posts', { as: maya })
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Body: Required'])
  })

  it('takes a title of 255 letters and drops zero bytes and fields it does not know', async () => {
    const body = { title: 'x'.repeat(255), content: 'a\u0000b', category: 'success', likes: 99, userId: jonas.id }
    const made = (await t.post('/api/forum/posts', { as: maya, body })).json()
    expect(made).toMatchObject({ content: 'ab', likes: 0, isMine: true, isAnonymous: false })
  })

  it('is posted once when the phone sends the draft again, even twice at the same time', async () => {
    const clientId = randomUUID()
    const first = await forum.post(maya, { clientId })
    expect((await forum.post(maya, { clientId })).id).toBe(first.id)
    const draft = { clientId: randomUUID() }
    const both = await Promise.all([forum.post(maya, draft), forum.post(maya, draft), forum.post(maya, draft)])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
    // The id is the device's own: the same one from somebody else is another draft.
    expect((await forum.post(jonas, { clientId })).id).not.toBe(first.id)
  })
})

describe('the list', () => {
  it('comes ten at a time, the newest first, without a gap or a repeat, also where moments are equal', async () => {
    await t.sql('delete from forum_posts')
    await t.sql(
      `insert into forum_posts (user_id, title, content, category, published_at)
       select $1, 'Post ' || n, 'c', 'workplace', '2026-01-01'::timestamptz + (n / 5) * interval '1 minute'
       from generate_series(1, 25) n`,
      [maya.id],
    )
    const pages = [
      await forum.list(jonas),
      await forum.list(jonas, '?offset=10'),
      await forum.list(jonas, '?offset=20'),
    ]
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(25)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    expect((await forum.list(jonas, '?limit=25')).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  })

  it('moves on by one when a post arrives while somebody pages, so that nothing is missed', async () => {
    const first = await forum.list(jonas)
    await forum.post(maya)
    const second = await forum.list(jonas, '?offset=10')
    expect(second[0]?.id).toBe(first[9]?.id)
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(19)
  })

  it('can be of one category', async () => {
    await forum.post(maya, { category: 'success' })
    const found = await forum.list(jonas, '?category=success')
    expect(found.map(({ category }) => category)).toEqual(['success'])
    expect(await forum.list(jonas, '?category=success&offset=1')).toEqual([])
  })

  it.each(['limit=0', 'limit=51', 'limit=1e9', 'limit=x', 'offset=-1', 'offset=10001', 'offset=1.5', 'category=spam'])(
    'refuses %s',
    async (query) => {
      expect((await t.get(`/api/forum/posts?${query}`, { as: maya })).statusCode).toBe(400)
    },
  )
})

describe('the categories', () => {
  it('have true counts, through posting, moving, hiding, holding, deleting and leaving', async () => {
    await t.sql('delete from forum_posts')
    const counted = async () => {
      const [row] = await t.sql(
        `select count(*) filter (where category = 'workplace')::int as workplace,
                count(*) filter (where category = 'social')::int as social,
                count(*) filter (where category = 'success')::int as success
         from forum_posts where hidden_at is null and held_at is null`,
      )
      return row
    }
    expect(await forum.counts(maya)).toEqual({ workplace: 0, social: 0, success: 0 })
    const [one, two] = [await forum.post(maya), await forum.post(maya, { category: 'workplace' })]
    await forum.post(jonas, { category: 'success' })
    expect(await forum.counts(maya)).toEqual({ workplace: 1, social: 1, success: 1 })
    await t.patch(`/api/forum/posts/${one.id}`, { as: maya, body: { category: 'success' } })
    expect(await forum.counts(maya)).toEqual({ workplace: 1, social: 0, success: 2 })
    await forum.post(maya, { content: 'write to maya@example.com' })
    await t.sql('update forum_posts set hidden_at = now() where id = $1', [two.id])
    expect(await forum.counts(maya)).toEqual({ workplace: 0, social: 0, success: 2 })
    await t.delete(`/api/forum/posts/${one.id}`, { as: maya })
    const leaver = await forum.member('Lea', 'Ver')
    await forum.post(leaver, { category: 'workplace' })
    await forum.post(leaver, { category: 'success' })
    expect(await forum.counts(maya)).toEqual(await counted())
    await t.delete('/api/user', { as: leaver, body: { password: leaver.password } })
    expect(await forum.counts(maya)).toEqual({ workplace: 0, social: 0, success: 1 })
    expect(await forum.counts(maya)).toEqual(await counted())
  })
})

describe('one’s own post', () => {
  it('can be changed by its author, who stays as named or unnamed as before', async () => {
    const made = await forum.post(maya, { isAnonymous: true })
    const body = { title: 'Better words', isAnonymous: false }
    const changed = (await t.patch(`/api/forum/posts/${made.id}`, { as: maya, body })).json()
    expect(changed).toMatchObject({ title: 'Better words', content: 'I went in.', isAnonymous: true, user: null })
    expect(changed.editedAt).not.toBeNull()
    expect(changed.createdAt).toBe(made.createdAt)
    const unchanged = (await t.patch(`/api/forum/posts/${made.id}`, { as: maya, body })).json()
    expect(unchanged.editedAt).toBe(changed.editedAt)
  })

  it('cannot be changed or deleted by others', async () => {
    const made = await forum.post(maya)
    const change = await t.patch(`/api/forum/posts/${made.id}`, { as: jonas, body: { title: 'Mine now' } })
    const removal = await t.delete(`/api/forum/posts/${made.id}`, { as: jonas })
    expect([change.statusCode, removal.statusCode]).toEqual([403, 403])
    expect(await forum.read(maya, made.id)).toEqual(made)
  })

  it('goes with its replies and likes when deleted, and is then gone for everyone', async () => {
    const made = await forum.post(maya)
    const reply = await forum.reply(jonas, made.id)
    await t.post(`/api/forum/posts/${made.id}/like`, { as: jonas })
    expect((await t.delete(`/api/forum/posts/${made.id}`, { as: maya })).json()).toEqual({ ok: true })
    for (const url of [`/api/forum/posts/${made.id}`, `/api/forum/posts/${made.id}/replies`])
      expect((await t.get(url, { as: jonas })).statusCode).toBe(404)
    expect((await t.delete(`/api/forum/replies/${reply.id}`, { as: jonas })).statusCode).toBe(404)
    expect((await t.delete(`/api/forum/posts/${made.id}`, { as: maya })).statusCode).toBe(404)
    expect(await t.sql('select 1 from forum_likes where post_id = $1', [made.id])).toEqual([])
  })

  it('is in the list of one’s own, also while it is held or hidden', async () => {
    const author = await forum.member('Ruth', 'Kane')
    const up = await forum.post(author)
    const held = await forum.post(author, { content: 'see example.com' })
    const hidden = await forum.post(author)
    await t.sql('update forum_posts set hidden_at = now() where id = $1', [hidden.id])
    const own = (await t.get('/api/forum/posts/mine', { as: author })).json()
    expect(own.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
      [hidden.id, 'hidden'],
      [held.id, 'held'],
      [up.id, 'published'],
    ])
    expect((await t.get('/api/forum/posts/mine?limit=1&offset=1', { as: author })).json()).toHaveLength(1)
    for (const { id } of [held, hidden])
      expect((await t.get(`/api/forum/posts/${id}`, { as: jonas })).statusCode).toBe(404)
  })
})
