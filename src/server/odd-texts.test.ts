import { beforeAll, describe, expect, it } from 'vitest'
import { oddTexts } from './testing/odd-texts.ts'
import { type Someone, useTestApp } from './testing/test-app.ts'

const t = useTestApp()
/** A short run by default; ODD_TEXTS=5000 for the long one. */
const count = Number(process.env.ODD_TEXTS ?? 700)
const atOnce = 6
let people: Someone[]

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: atOnce }, () => t.premium()))
})

/** Texts that did not get the expected kind of answer, as code points, with the status. */
async function failuresOf(texts: Iterable<string>, send: (text: string, as: Someone) => Promise<number>) {
  const queue = [...texts]
  const failures: string[] = []
  await Promise.all(
    people.map(async (person) => {
      for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
        const status = await send(text, person)
        if (status >= 300) failures.push(`${status} ${JSON.stringify(text)}`)
      }
    }),
  )
  return failures
}

describe('whatever is typed', () => {
  it('the coach answers', async () => {
    const visible = [...oddTexts(count)].filter((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text))
    const send = async (message: string, as: Someone) =>
      (await t.post('/api/chat/message', { as, body: { message } })).statusCode
    expect(await failuresOf(visible, send)).toEqual([])
  }, 1_200_000)

  it('can be checked as a draft, and stored as the note of a check-in', async () => {
    const some = [...oddTexts(Math.ceil(count / 5), 2)].filter((text) => /\p{L}/u.test(text))
    const read = async (content: string, as: Someone) =>
      (await t.post('/api/forum/drafts/read', { as, body: { title: content.slice(0, 100), content } })).statusCode
    expect(await failuresOf(some, read)).toEqual([])
    const note = async (notes: string, as: Someone) =>
      (await t.post('/api/mood-entries', { as, body: { mood: 3, notes, timeZone: 'UTC' } })).statusCode
    expect(await failuresOf(some.slice(0, 100), note)).toEqual([])
  }, 600_000)

  it('in a header names no country and breaks nothing', async () => {
    const headers = { 'accept-language': 'en-constructor, __proto__, en-__proto__;q=0.5' }
    const body = { message: 'I want to kill myself', timeZone: '__proto__' }
    expect((await t.post('/api/chat/message', { as: people[0], body, headers })).statusCode).toBe(200)
  })

  it('as an impossible message number is refused without a lookup', async () => {
    expect((await t.get('/api/chat/history?before=5120335784573539', { as: people[0] })).statusCode).toBe(400)
  })
})
