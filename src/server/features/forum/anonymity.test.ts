import { beforeAll, describe, expect, it } from 'vitest'
import type { ForumPost, ForumReply } from '#contract/forum/forum.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { forumDriver } from './testing/forum-driver.ts'

const t = useTestApp()
const forum = forumDriver(t)

/** Ann writes both anonymously and under her name; Bob, who has a second account, tries to find out which posts are hers. */
let ann: Someone
let bob: Someone
let bobToo: Someone
let bobsPost: ForumPost
let hidden: { one: ForumPost; two: ForumPost; reply: ForumReply; replyTwo: ForumReply }
let named: { post: ForumPost; reply: ForumReply }

beforeAll(async () => {
  ann = await forum.member('Annabel-Unique', 'Quillfeather')
  bob = await forum.member('Bob', 'Stone')
  bobToo = await forum.member('Rob', 'Stone')
  bobsPost = await forum.post(bob)
  hidden = {
    one: await forum.post(ann, { title: 'First secret', isAnonymous: true }),
    two: await forum.post(ann, { title: 'Second secret', isAnonymous: true }),
    reply: await forum.reply(ann, bobsPost.id, { isAnonymous: true }),
    replyTwo: await forum.reply(ann, bobsPost.id, { isAnonymous: true, content: 'And more.' }),
  }
  named = { post: await forum.post(ann), reply: await forum.reply(ann, bobsPost.id, { content: 'With my name.' }) }
})

const traces = () => [ann.id, ann.email, 'Annabel-Unique', 'Quillfeather']

/** Every call through which Bob can learn something about the forum. */
async function askEverything(as: Someone): Promise<string> {
  const urls = [
    '/api/forum/posts?limit=50',
    '/api/forum/posts/mine',
    '/api/forum/categories',
    '/api/forum/blocks',
    ...[hidden.one, hidden.two].flatMap(({ id }) => [`/api/forum/posts/${id}`, `/api/forum/posts/${id}/replies`]),
    `/api/forum/posts/${bobsPost.id}/replies`,
    '/api/notifications',
    '/api/user/export',
  ]
  const replies = await Promise.all(urls.map((url) => t.get(url, { as })))
  return replies.map(({ body, headers }) => body + JSON.stringify(headers)).join('\n')
}

describe('what is anonymous', () => {
  it('names nobody: no id, no name, no address, no picture, also to its author', async () => {
    for (const as of [ann, bob]) {
      for (const { id } of [hidden.one, hidden.two]) {
        const { body } = await t.get(`/api/forum/posts/${id}`, { as })
        for (const trace of traces()) expect(body).not.toContain(trace)
        expect(JSON.parse(body)).toMatchObject({ user: null, isAnonymous: true, isMine: as === ann })
      }
      for (const reply of (await forum.replies(as, bobsPost.id)).filter(({ isAnonymous }) => isAnonymous))
        expect(reply).toMatchObject({ user: null, isMine: as === ann })
    }
  })

  it('has the same fields with the same values as another’s, but for what was written and when', async () => {
    const others = await forum.post(bobToo, { title: 'Third secret', isAnonymous: true })
    const seen = await Promise.all([hidden.one, others].map(({ id }) => forum.read(bob, id)))
    const shapes = seen.map(({ id, title, createdAt, ...rest }) => rest)
    expect(shapes[0]).toEqual(shapes[1])
    await t.delete(`/api/forum/posts/${others.id}`, { as: bobToo })
  })

  it('leaves no trace in anything another person can ask for, with no named words of hers about', async () => {
    const scene = await forum.member('Clea', 'Moss')
    const theirs = await forum.post(scene, { isAnonymous: true })
    await forum.reply(scene, bobsPost.id, { isAnonymous: true })
    await t.post(`/api/forum/posts/${hidden.one.id}/like`, { as: scene })
    await t.patch(`/api/forum/posts/${theirs.id}`, { as: scene, body: { content: 'Edited.' } })
    const told = await askEverything(bob)
    for (const trace of [scene.id, scene.email, 'Clea', 'Moss']) expect(told).not.toContain(trace)
    await t.delete('/api/user', { as: scene, body: { password: scene.password } })
  })

  it('has an id and an order that follow from nothing about its author', async () => {
    for (const { id } of [hidden.one, hidden.two]) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    const order = (await forum.list(bob)).map(({ createdAt }) => createdAt)
    expect(order).toEqual([...order].sort().reverse())
  })

  it('is refused to others in the same words as named posts are', async () => {
    const answers = async (postId: string) => {
      const replies = [
        await t.patch(`/api/forum/posts/${postId}`, { as: bob, body: { title: 'x' } }),
        await t.delete(`/api/forum/posts/${postId}`, { as: bob }),
        await t.post(`/api/forum/posts/${postId}/report`, { as: bob, body: { reason: 'nonsense' } }),
      ]
      return replies.map((reply) => ({ ...reply.json(), requestId: null }))
    }
    expect(await answers(hidden.one.id)).toEqual(await answers(named.post.id))
  })

  it('cannot be made named afterwards, by mistake or on purpose', async () => {
    await t.patch(`/api/forum/posts/${hidden.two.id}`, {
      as: ann,
      body: { isAnonymous: false, title: 'Second secret' },
    })
    expect((await forum.read(bob, hidden.two.id)).user).toBeNull()
  })
})

describe('blocking tells nothing', () => {
  const visible = async (as: Someone) => {
    const posts = (await forum.list(as, '?limit=50')).map(({ id }) => id)
    const replies = (await forum.replies(as, bobsPost.id)).map(({ id }) => id)
    return [...posts, ...replies].sort()
  }
  const without = (all: string[], ...gone: string[]) => all.filter((id) => !gone.includes(id))
  const freeAll = async (as: Someone) => {
    for (const { id } of (await t.get('/api/forum/blocks', { as })).json())
      await t.delete(`/api/forum/blocks/${id}`, { as })
  }

  it('a block from an anonymous post takes that post away and nothing else, now and later', async () => {
    const before = await visible(bob)
    const block = (await t.post(`/api/forum/posts/${hidden.one.id}/block`, { as: bob })).json()
    expect(block).toMatchObject({ scope: 'post', user: null })
    expect(JSON.stringify(block)).not.toContain('Annabel-Unique')
    expect(await visible(bob)).toEqual(without(before, hidden.one.id))
    const later = [await forum.post(ann, { isAnonymous: true }), await forum.post(ann)]
    expect(await visible(bob)).toEqual(without(await visible(bobToo), hidden.one.id))
    for (const { id } of later) await t.delete(`/api/forum/posts/${id}`, { as: ann })
    await freeAll(bob)
    expect(await visible(bob)).toEqual(before)
  })

  it('a block from an anonymous reply takes that reply away and nothing else', async () => {
    const before = await visible(bob)
    const block = (await t.post(`/api/forum/replies/${hidden.reply.id}/block`, { as: bob })).json()
    expect(block).toMatchObject({ scope: 'reply', user: null })
    expect(await visible(bob)).toEqual(without(before, hidden.reply.id))
    await freeAll(bob)
  })

  it('a block of her by name leaves every anonymous word where it was', async () => {
    const before = await visible(bob)
    await t.post(`/api/forum/posts/${named.post.id}/block`, { as: bob })
    expect(await visible(bob)).toEqual(without(before, named.post.id, named.reply.id))
    for (const { id } of [hidden.one, hidden.two])
      expect((await t.post(`/api/forum/posts/${id}/like`, { as: bob })).statusCode).toBe(200)
    await freeAll(bob)
  })

  it('an anonymous reply is told although its writer is blocked: silence would name her', async () => {
    await t.post(`/api/forum/posts/${named.post.id}/block`, { as: bob })
    const count = async () => (await forum.notices(bob)).length
    const before = await count()
    const byBlocked = await forum.reply(ann, bobsPost.id, { isAnonymous: true })
    expect(await count()).toBe(before + 1)
    const byOther = await forum.reply(bobToo, bobsPost.id, { isAnonymous: true })
    const [one, two] = (await forum.notices(bob)).slice(0, 2)
    const { id: _one, createdAt: _then, ...first } = one
    const { id: _two, createdAt: _now, ...second } = two
    expect(first).toEqual(second)
    await t.delete(`/api/forum/replies/${byBlocked.id}`, { as: ann })
    await t.delete(`/api/forum/replies/${byOther.id}`, { as: bobToo })
    await freeAll(bob)
  })

  it('an export of whoever blocked, liked, reported and was answered holds no id of hers', async () => {
    await t.post(`/api/forum/posts/${hidden.one.id}/block`, { as: bob })
    await t.post(`/api/forum/posts/${named.post.id}/block`, { as: bob })
    await t.post(`/api/forum/posts/${hidden.two.id}/report`, { as: bob, body: { reason: 'other' } })
    await t.post(`/api/forum/posts/${hidden.two.id}/like`, { as: bob })
    const { body } = await t.get('/api/user/export', { as: bob })
    for (const trace of traces()) expect(body).not.toContain(trace)
    expect(body).toContain(hidden.two.id)
    await freeAll(bob)
  })
})

describe('moderation', () => {
  it('is the one place that tells who it was, and only to who asks for it', async () => {
    const admin = await t.admin()
    const queue = await t.get('/api/admin/forum/queue', { as: admin })
    expect(queue.json().items).toMatchObject([{ targetId: hidden.two.id, author: null }])
    for (const trace of traces()) expect(queue.body).not.toContain(trace)
    const url = `/api/admin/forum/posts/${hidden.two.id}/author`
    expect((await t.post(url, { as: admin })).json()).toMatchObject({ id: ann.id, email: ann.email })
    for (const as of [ann, bob]) expect((await t.post(url, { as })).statusCode).toBe(403)
    for (const closed of ['/api/admin/forum/queue', '/api/admin/forum/log'])
      expect((await t.get(closed, { as: bob })).statusCode).toBe(403)
  })

  it('names her to nobody by hiding and restoring', async () => {
    const admin = await t.admin()
    const url = `/api/admin/forum/posts/${hidden.two.id}/decision`
    const missing = (await t.get(`/api/forum/posts/${crypto.randomUUID()}`, { as: bob })).json()
    await t.post(url, { as: admin, body: { decision: 'hide', note: 'Annabel-Unique again' } })
    const gone = (await t.get(`/api/forum/posts/${hidden.two.id}`, { as: bob })).json()
    expect({ ...gone, requestId: null }).toEqual({ ...missing, requestId: null })
    await t.post(url, { as: admin, body: { decision: 'restore' } })
    expect((await forum.read(bob, hidden.two.id)).user).toBeNull()
    expect(await askEverything(bobToo)).not.toContain('again')
  })
})

describe('the time an answer takes', () => {
  it('does not differ between a stranger’s anonymous post and one of somebody blocked', async () => {
    const others = await forum.post(bobToo, { isAnonymous: true })
    await t.post(`/api/forum/posts/${named.post.id}/block`, { as: bob })
    const timed = async (postId: string) => {
      const start = performance.now()
      await t.get(`/api/forum/posts/${postId}`, { as: bob })
      return performance.now() - start
    }
    const times: Record<'hers' | 'others', number[]> = { hers: [], others: [] }
    for (let n = 0; n < 60; n += 1) {
      times.hers.push(await timed(hidden.one.id))
      times.others.push(await timed(others.id))
    }
    const median = (all: number[]) => all.sort((a, b) => a - b)[30]!
    const ratio = median(times.hers) / median(times.others)
    expect(ratio).toBeGreaterThan(0.6)
    expect(ratio).toBeLessThan(1.67)
  })
})
