import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ForumBlock } from '#contract/forum/forum-blocks.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { forumDriver } from '../testing/forum-driver.ts'

const t = useTestApp()
const forum = forumDriver(t)
let maya: Someone
let jonas: Someone

beforeEach(async () => {
  await t.sql('delete from forum_posts')
  maya = await forum.member('Maya', 'Ortiz')
  jonas = await forum.member('Jonas', 'Thiel')
})

const blockPost = async (as: Someone, postId: string): Promise<ForumBlock> =>
  (await t.post(`/api/forum/posts/${postId}/block`, { as })).json()
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('blocking a member', () => {
  it('takes what they wrote by name out of sight, for this person alone, until it is taken back', async () => {
    const thread = await forum.post(maya)
    const theirs = await forum.post(jonas)
    const later = await forum.post(jonas)
    await forum.reply(jonas, thread.id)
    const block = await blockPost(maya, theirs.id)
    expect(block).toEqual({
      id: expect.any(String),
      scope: 'member',
      user: { firstName: 'Jonas', lastName: 'Thiel' },
      blockedAt: expect.stringMatching(/Z$/),
    })
    expect(ids(await forum.list(maya))).toEqual([thread.id])
    expect(await forum.replies(maya, thread.id)).toEqual([])
    for (const { id } of [theirs, later]) {
      expect((await t.get(`/api/forum/posts/${id}`, { as: maya })).statusCode).toBe(404)
      expect((await t.get(`/api/forum/posts/${id}/replies`, { as: maya })).statusCode).toBe(404)
      expect((await t.post(`/api/forum/posts/${id}/like`, { as: maya })).statusCode).toBe(404)
    }
    const other = await forum.member()
    expect(ids(await forum.list(other))).toHaveLength(3)
    expect(ids(await forum.list(jonas))).toHaveLength(3)
    expect(await forum.replies(jonas, thread.id)).toHaveLength(1)

    expect((await t.get('/api/forum/blocks', { as: maya })).json()).toEqual([block])
    expect((await t.get('/api/forum/blocks', { as: jonas })).json()).toEqual([])
    await t.delete(`/api/forum/blocks/${block.id}`, { as: maya })
    expect((await t.delete(`/api/forum/blocks/${block.id}`, { as: maya })).json()).toEqual({ ok: true })
    expect(ids(await forum.list(maya))).toHaveLength(3)
    expect(await forum.replies(maya, thread.id)).toHaveLength(1)
  })

  it('works from a reply too, and again changes nothing', async () => {
    const thread = await forum.post(maya)
    const reply = await forum.reply(jonas, thread.id)
    const url = `/api/forum/replies/${reply.id}/block`
    const [first, again] = [await t.post(url, { as: maya }), await t.post(url, { as: maya })]
    expect(first.json()).toMatchObject({ scope: 'member', user: { firstName: 'Jonas' } })
    expect(again.json()).toEqual(first.json())
    const both = await Promise.all([blockPost(maya, (await forum.post(jonas)).id), t.post(url, { as: maya })])
    expect(both[0].id).toBe(first.json().id)
  })

  it('leaves pages full: blocked posts are left out before a page is cut', async () => {
    for (let n = 0; n < 6; n += 1) {
      await forum.post(maya, { title: `Mine ${n}` })
      await forum.post(jonas)
    }
    await blockPost(maya, (await forum.post(jonas)).id)
    expect((await forum.list(maya, '?limit=4')).map(({ title }) => title)).toEqual([
      'Mine 5',
      'Mine 4',
      'Mine 3',
      'Mine 2',
    ])
    expect((await forum.list(maya, '?limit=4&offset=4')).map(({ title }) => title)).toEqual(['Mine 1', 'Mine 0'])
  })

  it('is not for oneself, nor for what is not there', async () => {
    const own = await forum.post(maya, { isAnonymous: true })
    expect((await t.post(`/api/forum/posts/${own.id}/block`, { as: maya })).statusCode).toBe(400)
    expect((await t.post(`/api/forum/posts/${randomUUID()}/block`, { as: maya })).statusCode).toBe(404)
    expect((await t.post(`/api/forum/replies/${randomUUID()}/block`, { as: maya })).statusCode).toBe(404)
  })

  it('can be looked at and taken back without premium', async () => {
    const block = await blockPost(maya, (await forum.post(jonas)).id)
    await t.sql(`update users set subscription_status = 'free' where id = $1`, [maya.id])
    expect((await t.get('/api/forum/blocks', { as: maya })).json()).toEqual([block])
    expect((await t.delete(`/api/forum/blocks/${block.id}`, { as: maya })).statusCode).toBe(200)
  })
})
