import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { forumDriver } from '../testing/forum-driver.ts'

const t = useTestApp()
const forum = forumDriver(t)
let crowd: Someone[]
let maya: Someone

beforeAll(async () => {
  maya = await forum.member('Maya', 'Ortiz')
  crowd = []
  for (let n = 0; n < 50; n += 1) crowd.push(await forum.member(`Guest${n}`))
})

const url = (postId: string) => `/api/forum/posts/${postId}/like`
const stored = async (postId: string) =>
  (await t.sql('select count(*)::int from forum_likes where post_id = $1', [postId]))[0]?.count

describe('a like', () => {
  it('stays one when the phone retries, and is shown to whoever gave it', async () => {
    const post = await forum.post(maya)
    await t.post(url(post.id), { as: crowd[0] })
    const again = await t.post(url(post.id), { as: crowd[0] })
    expect(again.json()).toEqual({ postId: post.id, isLiked: true, likes: 1 })
    expect(await forum.read(crowd[0]!, post.id)).toMatchObject({ isLiked: true, likes: 1 })
    expect(await forum.read(crowd[1]!, post.id)).toMatchObject({ isLiked: false, likes: 1 })
  })

  it('is taken back, and taking it back again changes nothing', async () => {
    const post = await forum.post(maya)
    await t.post(url(post.id), { as: crowd[0] })
    await t.delete(url(post.id), { as: crowd[0] })
    const again = await t.delete(url(post.id), { as: crowd[0] })
    expect(again.json()).toEqual({ postId: post.id, isLiked: false, likes: 0 })
  })

  it('by fifty people at once makes exactly fifty', async () => {
    const post = await forum.post(maya)
    const replies = await Promise.all(crowd.map((as) => t.post(url(post.id), { as })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await forum.read(maya, post.id)).likes).toBe(50)
    expect(await stored(post.id)).toBe(50)
  })

  it('of one person fifty times at once makes exactly one', async () => {
    const post = await forum.post(maya)
    await Promise.all(Array.from({ length: 50 }, () => t.post(url(post.id), { as: crowd[0] })))
    expect((await forum.read(maya, post.id)).likes).toBe(1)
  })

  it('given and taken by many at once leaves the counter equal to what is stored', async () => {
    const post = await forum.post(maya)
    await Promise.all(
      crowd.flatMap((as) => [
        t.post(url(post.id), { as }),
        t.delete(url(post.id), { as }),
        t.post(url(post.id), { as }),
      ]),
    )
    expect((await forum.read(maya, post.id)).likes).toBe(await stored(post.id))
  })

  it('is deleted with the account that gave it, also while others delete what they liked', async () => {
    const posts = await Promise.all([forum.post(maya), forum.post(maya), forum.post(maya)])
    const leavers = [await forum.member(), await forum.member(), await forum.member()]
    for (const post of posts) {
      await Promise.all([...leavers, ...crowd.slice(0, 3)].map((as) => t.post(url(post.id), { as })))
      await Promise.all(leavers.map((as) => forum.reply(as, post.id)))
    }
    const gone = await Promise.all([
      ...leavers.map((as) => t.delete('/api/user', { as, body: { password: as.password } })),
      t.delete(`/api/forum/posts/${posts[2]!.id}`, { as: maya }),
    ])
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    for (const post of posts.slice(0, 2))
      expect(await forum.read(maya, post.id)).toMatchObject({ likes: 3, replies: 0 })
  })

  it('of a post that is missing, hidden, held or no id is refused', async () => {
    const hidden = await forum.post(maya)
    await t.sql('update forum_posts set hidden_at = now() where id = $1', [hidden.id])
    const held = await forum.post(maya, { content: 'www.example.com' })
    for (const id of [randomUUID(), hidden.id, held.id]) {
      expect((await t.post(url(id), { as: crowd[0] })).statusCode).toBe(404)
      expect((await t.delete(url(id), { as: crowd[0] })).statusCode).toBe(404)
    }
    expect((await t.post(url('seven'), { as: crowd[0] })).statusCode).toBe(400)
  })
})
