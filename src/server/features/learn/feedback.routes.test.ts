import { beforeAll, describe, expect, it } from 'vitest'
import { lessonList } from '#content/generated/lesson-list.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const lessonId = 'predict-then-check'
const url = `/api/learn/lessons/${lessonId}/feedback`

const answer = (as: Someone | undefined, helpful: unknown, address = url) => t.put(address, { as, body: { helpful } })
const readAll = async (as: Someone) => (await t.get('/api/learn/feedback', { as })).json()
const rowsOf = ({ id }: Someone) => t.sql('select * from lesson_feedback where user_id = $1', [id])

/** A person whose calls are all refused. */
let silent: Someone
beforeAll(async () => {
  silent = await t.someone()
})

describe('“Was this article helpful?”', () => {
  it.each([true, false])('keeps an answer of %s and shows it again', async (helpful) => {
    const maya = await t.someone()
    expect(await readAll(maya)).toEqual([])
    const reply = await answer(maya, helpful)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ lessonId, helpful, answeredAt: expect.stringMatching(/Z$/) })
    expect(await readAll(maya)).toEqual([reply.json()])
  })

  it('is one answer when it is sent again, and keeps its date', async () => {
    const maya = await t.someone()
    const first = (await answer(maya, true)).json()
    const again = (await answer(maya, true)).json()
    expect(again).toEqual(first)
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it('is one answer when ten requests race', async () => {
    const maya = await t.someone()
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => answer(maya, i % 2 === 0)))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it('can be changed later', async () => {
    const maya = await t.someone()
    await answer(maya, false)
    await answer(maya, true)
    expect(await rowsOf(maya)).toMatchObject([{ helpful: true }])
  })

  it('is one’s own', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    await answer(maya, true)
    await answer(jonas, false)
    expect(await readAll(maya)).toMatchObject([{ helpful: true }])
    expect(await readAll(jonas)).toMatchObject([{ helpful: false }])
    expect((await readAll(maya))[0]).not.toHaveProperty('userId')
  })

  it('is there for every lesson, and separate for each', async () => {
    const maya = await t.someone()
    for (const { id } of lessonList) await answer(maya, true, `/api/learn/lessons/${id}/feedback`)
    expect((await readAll(maya)).map((one: { lessonId: string }) => one.lessonId)).toEqual(
      lessonList.map(({ id }) => id).sort(),
    )
  })

  it.each(['no-such-lesson', 'constructor', '__proto__'])(
    'says that the unknown lesson "%s" is no longer there',
    async (id) => {
      const reply = await answer(silent, true, `/api/learn/lessons/${id}/feedback`)
      expect(reply.statusCode).toBe(404)
      expect(reply.json().message).toBe('This article is no longer in the Learning Center.')
      expect(await rowsOf(silent)).toEqual([])
    },
  )

  it.each(['yes', 1, null, undefined])('refuses %j for an answer', async (helpful) => {
    const reply = await answer(silent, helpful)
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'Helpful is true or false'])
  })

  it('is deleted with the account', async () => {
    const maya = await t.someone()
    await answer(maya, true)
    await t.delete('/api/user', { as: maya, body: { password: maya.password } })
    expect(await rowsOf(maya)).toEqual([])
  })
})

describe('who may', () => {
  it('asks a visitor to sign in and refuses a disabled account', async () => {
    for (const send of [(as?: Someone) => answer(as, true), (as?: Someone) => t.get('/api/learn/feedback', { as })]) {
      const visitor = await send()
      expect(`${visitor.statusCode}: ${visitor.body}`).toMatch(/^401: .*Unauthorized/)
      const disabled = await send(await t.disabled())
      expect([disabled.statusCode, disabled.json().code]).toEqual([403, 'account_disabled'])
    }
  })

  it('serves free and premium members alike', async () => {
    for (const member of [await t.someone(), await t.premium(), await t.admin()])
      expect((await answer(member, true)).statusCode).toBe(200)
  })
})
