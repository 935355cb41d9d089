import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { forumDriver } from './testing/forum-driver.ts'

const t = useTestApp({ hasLimits: true })
const forum = forumDriver(t)

const send = (as: Someone, draft: object = {}) =>
  t.post('/api/forum/posts', { as, body: { title: 'A day', content: 'I went in.', category: 'social', ...draft } })

describe('on the first day of an account', () => {
  it('three posts go up, the fourth waits, replies are free, and the next day it is over', async () => {
    const newcomer = await t.premium()
    const clientId = randomUUID()
    expect((await send(newcomer, { clientId })).statusCode).toBe(201)
    // Neither a retry of the same draft nor a refused one counts as a second post.
    expect((await send(newcomer, { clientId })).statusCode).toBe(201)
    expect((await send(newcomer, { title: ' ' })).statusCode).toBe(400)
    expect((await send(newcomer)).statusCode).toBe(201)
    expect((await send(newcomer)).statusCode).toBe(201)
    const refused = await send(newcomer)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().message).toBe(
      'On the first day a new account can post 3 times. You can post again in 24 hours, and reply to others now.',
    )
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
    const [post] = await forum.list(newcomer)
    await forum.reply(newcomer, post!.id)
    await t.sql(`update users set created_at = now() - interval '25 hours' where id = $1`, [newcomer.id])
    expect((await send(newcomer)).statusCode).toBe(201)
  })

  it('six at once are still three', async () => {
    const newcomer = await t.premium()
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(newcomer)))
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429, 429])
  })

  it('one draft sent twice at once is one of the three', async () => {
    const newcomer = await t.premium()
    for (let n = 0; n < 3; n += 1) {
      const draft = { clientId: randomUUID() }
      const both = await Promise.all([send(newcomer, draft), send(newcomer, draft)])
      // The second one may be refused as the day's last post, and can be sent again.
      const posted = both.filter(({ statusCode }) => statusCode === 201)
      expect(new Set(posted.map((reply) => reply.json().id)).size).toBe(1)
    }
  })

  it('deleting a post gives no new try; an older account is not counted at all', async () => {
    const newcomer = await t.premium()
    for (let n = 0; n < 3; n += 1) {
      const made = await send(newcomer)
      await t.delete(`/api/forum/posts/${made.json().id}`, { as: newcomer })
    }
    expect((await send(newcomer)).statusCode).toBe(429)
    const member = await forum.member()
    for (let n = 0; n < 5; n += 1) expect((await send(member)).statusCode).toBe(201)
  })
})
