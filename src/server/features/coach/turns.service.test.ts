import { expect, it } from 'vitest'
import { heardNothing } from '#rules/coach/heard.ts'
import { dayMs, minuteMs } from '#rules/durations.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { createMeanings, type Meanings } from './engine/meanings/meanings.ts'
import type { Hear } from './listener/create-listener.ts'
import { prepareTurn } from './turns.service.ts'

const t = useTestApp()

const turnOf = ({ id }: Someone, message: string) => ({
  actor: { userId: id, person: { firstName: 'Robin' } } as Actor,
  message,
  timeZone: 'UTC',
  country: 'US' as const,
  now: new Date(),
})

/** A listener that does not answer until it is released. */
function createSlowListener() {
  let speak = () => {}
  const spoken = new Promise<undefined>((resolve) => (speak = () => resolve(undefined)))
  let listening = 0
  const hear: Hear = () => {
    listening += 1
    return spoken
  }
  return { hear, speak: () => speak(), count: () => listening }
}

const mayAskProvider = async () => false

// The first message opens a chat; a danger and an agreed step change more than the chat.
it.each(['I have a talk tomorrow', 'I want to kill myself', 'OK, I will do that tomorrow at noon'])(
  'holds no database connection while listening and deciding, so more people can wait than there are connections: %s',
  async (message) => {
    const { pool, db } = t.connection
    const { hear, speak, count } = createSlowListener()
    const people = await Promise.all(Array.from({ length: pool.options.max + 4 }, () => t.premium()))
    const tools = { hear, meanings: createMeanings(async () => undefined), mayAskProvider }
    const turns = people.map((person) => prepareTurn(db, turnOf(person, message), tools))
    await expect.poll(count, { timeout: 20_000 }).toBe(people.length)
    await expect.poll(() => pool.idleCount, { timeout: 20_000 }).toBe(pool.totalCount)
    expect(pool.waitingCount).toBe(0)
    speak()
    const prepared = await Promise.all(turns)
    expect(new Set(prepared.map(({ kind }) => kind))).toEqual(new Set(['answered']))
  },
)

it('knows of a danger told a moment ago, even if it was not stored yet', async () => {
  const { db } = t.connection
  const person = await t.premium()
  const { hear, speak, count } = createSlowListener()
  const meanings = createMeanings(async () => undefined)
  const slow = prepareTurn(db, turnOf(person, 'I want to kill myself'), { hear, meanings, mayAskProvider })
  await expect.poll(count, { timeout: 20_000 }).toBe(1)
  const atOnce = { hear: async () => undefined, meanings, mayAskProvider: async () => true }
  const next = prepareTurn(db, turnOf(person, 'I have a talk tomorrow'), atOnce)
  speak()
  await slow
  expect(await next).toMatchObject({ kind: 'answered' })
})

it('does not wait forever for a message that hangs; that one is answered later, from the chat as it is then', async () => {
  const { db } = t.connection
  const person = await t.premium()
  const { hear, speak, count } = createSlowListener()
  const meanings = createMeanings(async () => undefined)
  const hanging = prepareTurn(db, turnOf(person, 'I want to kill myself'), { hear, meanings, mayAskProvider })
  await expect.poll(count, { timeout: 20_000 }).toBe(1)
  await prepareTurn(db, turnOf(person, 'I have a talk tomorrow'), {
    hear: async () => undefined,
    meanings,
    mayAskProvider,
  })
  speak()
  const { chat } = await hanging
  expect(chat.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    'I have a talk tomorrow',
    'I want to kill myself',
  ])
  expect(chat.messages.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
})

it('hears each message as part of the talk before it, but not of yesterday’s, and shows nobody what it keeps in mind', async () => {
  const person = await t.premium()
  const inMind: (string | undefined)[] = []
  const aboutWhat: (string | undefined)[] = []
  const meanings: Meanings = {
    ...createMeanings(async () => undefined),
    talk(message, _heard, memory) {
      inMind.push(memory)
      return { danger: 0, other: 0, kind: [], memory: `kept-after-${message.length}` }
    },
    thread(message, _heard, memory) {
      aboutWhat.push(memory)
      return { subject: [], glad: 0, leaving: 0, words: 0, asks: 0, memory: `about-${message.length}` }
    },
  }
  const hear: Hear = async (readings) => readings.map(() => heardNothing)
  const now = new Date()
  const tomorrow = new Date(now.getTime() + dayMs + minuteMs)
  for (const [message, when] of [
    ['I have a talk', now],
    ['on Friday', now],
    ['it went well', tomorrow],
  ] as const)
    await prepareTurn(t.connection.db, { ...turnOf(person, message), now: when }, { hear, meanings, mayAskProvider })
  expect(inMind).toEqual([undefined, 'kept-after-13', undefined])
  expect(aboutWhat).toEqual([undefined, 'about-13', undefined])
  const shown = await t.get('/api/chat/session', { as: person })
  expect(shown.statusCode, shown.body).toBe(200)
  expect(shown.body).toContain('it went well')
  expect(shown.body).not.toMatch(/kept-after|about-/)
})
