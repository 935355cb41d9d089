import { describe, expect, it } from 'vitest'
import type { ChatSession } from '#contract/coach.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { lastReply, readAlong, readEvents, saidIn } from './testing/read-events.ts'

const t = useTestApp()

const open = async (as: Someone, lifeArea = 'work'): Promise<ChatSession> =>
  (await t.get(`/api/chat/session?lifeArea=${lifeArea}`, { as })).json()

async function send(as: Someone, message: string, more: object = {}): Promise<ChatSession> {
  const reply = await t.post('/api/chat/message', { as, body: { message, ...more } })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('session')])
  return reply.json().session
}

const stream = (as: Someone, body: object) =>
  t.post('/api/chat/message', { as, body, headers: { accept: 'text/event-stream' } })

describe('opening the coach', () => {
  it('shows one greeting, and the same one when it is opened again', async () => {
    const person = await t.premium()
    const first = (await t.get('/api/chat/session', { as: person })).json()
    expect(first).toMatchObject({ lifeArea: 'work', hasOlder: false, isStored: true })
    expect(first.messages).toMatchObject([{ id: 1, role: 'assistant', engine: 'built-in' }])
    expect(first.consent).toEqual({ provider: null, granted: null })
    expect((await t.get('/api/chat/session', { as: person })).json()).toEqual(first)
  })

  it('says once that it is an AI and not therapy', async () => {
    const { messages } = await open(await t.premium())
    expect(messages[0]?.content).toMatch(/\bAI\b/)
    expect(messages[0]?.content).toMatch(/therap/i)
  })

  it('opens a single chat if two tabs open it at the same time', async () => {
    const person = await t.premium()
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(person)))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(opened.every(({ messages }) => messages.length === 1)).toBe(true)
  })

  it('keeps one chat per life area, and refuses unknown areas', async () => {
    const person = await t.premium()
    const chats = await Promise.all(['work', 'dating', 'school'].map((area) => open(person, area)))
    expect(new Set(chats.map(({ id }) => id)).size).toBe(3)
    expect(chats.map(({ lifeArea }) => lifeArea)).toEqual(['work', 'dating', 'school'])
    expect((await t.get('/api/chat/session?lifeArea=sport', { as: person })).statusCode).toBe(400)
  })
})

describe('sending a message', () => {
  it('returns the chat, with the message and its reply at the end', async () => {
    const person = await t.premium()
    const session = await send(person, '  My presentation on Friday scares me  ')
    expect(session.messages).toHaveLength(3)
    expect(session.messages[1]).toMatchObject({ id: 2, role: 'user', content: 'My presentation on Friday scares me' })
    const reply = lastReply(session)
    expect(reply).toMatchObject({ id: 3, engine: 'built-in' })
    expect(Date.parse(reply.timestamp)).toBeLessThanOrEqual(Date.now())
    expect(reply).not.toHaveProperty('trace')
    expect(reply).not.toHaveProperty('safety')
    expect(await open(person)).toEqual(session)
  })

  it.each([
    ['nothing', { message: '' }, 'Write a few words first'],
    ['blanks', { message: '   \n ' }, 'Write a few words first'],
    ['no message', {}, 'Write a few words first'],
    ['4,001 characters', { message: 'x'.repeat(4001) }, 'A message can have at most 4000 characters'],
    ['an unknown area', { message: 'hi', lifeArea: 'sport' }, 'Choose work, dating or school'],
  ])('refuses %s and stores nothing', async (_what, body, message) => {
    const person = await t.premium()
    const reply = await t.post('/api/chat/message', { as: person, body })
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
    expect((await open(person)).messages).toHaveLength(1)
  })

  it('accepts 4,000 characters, including unusual ones', async () => {
    const person = await t.premium()
    for (const message of ['ab '.repeat(1333), '🙂'.repeat(2000), '\u0001<script>alert(1)</script>\u202E'])
      expect((await send(person, message)).messages.at(-2)?.content).toBe(message.trim())
  })

  it('drops characters that cannot be stored, and keeps the rest', async () => {
    const { messages } = await send(await t.premium(), 'null \u0000 byte, half \ud800 pair')
    expect(messages[1]?.content).toBe('null  byte, half \ufffd pair')
  })

  it('ignores fields that callers may not set', async () => {
    const [person, other] = [await t.premium(), await t.premium()]
    await send(person, 'hello there', { role: 'assistant', userId: other.id, engine: 'x', safety: 'crisis', id: 77 })
    expect((await open(other)).messages).toHaveLength(1)
    expect((await open(person)).messages[1]).toEqual({
      id: 2,
      role: 'user',
      content: 'hello there',
      timestamp: expect.any(String),
    })
  })

  it('stores a message only once if it is sent again after a lost reply', async () => {
    const person = await t.premium()
    const body = { message: 'Did this arrive?', clientId: '2f0f8a52-8f0a-4f26-9a39-3b41b8a0c111' }
    await Promise.all([1, 2, 3].map(() => t.post('/api/chat/message', { as: person, body })))
    expect(await send(person, body.message, { clientId: body.clientId })).toMatchObject({ messages: { length: 3 } })
    expect(readEvents((await stream(person, body)).body).at(-1)).toMatchObject({ name: 'session' })
    expect((await open(person)).messages).toHaveLength(3)
  })

  it('answers even if the time zone is unknown', async () => {
    const person = await t.premium()
    expect(await send(person, 'Tomorrow I have a date', { timeZone: 'Moon/Crater' })).toMatchObject({ isStored: true })
  })
})

describe('streaming a reply', () => {
  it('sends the words as they come, and then the stored chat', async () => {
    const person = await t.premium()
    const reply = await stream(person, { message: 'What do I say to a colleague at lunch?' })
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    const events = readEvents(reply.body)
    expect(events.filter(({ name }) => name === 'token').length).toBeGreaterThan(2)
    expect(new Set(events.slice(0, -1).map(({ name }) => name))).toEqual(new Set(['token']))
    const { session } = events.at(-1)!.data as { session: ChatSession }
    expect(events.at(-1)?.name).toBe('session')
    expect(readAlong(events)).toBe(lastReply(session).content)
    expect(await open(person)).toEqual(session)
  })

  it('is refused with a normal error if it cannot begin', async () => {
    const person = await t.premium()
    const empty = await stream(person, { message: ' ' })
    expect([empty.statusCode, empty.json().code]).toEqual([400, 'invalid_input'])
    const free = await stream(await t.someone(), { message: 'hi' })
    expect([free.statusCode, free.json().requiresUpgrade]).toEqual([403, true])
  })

  it('reports a failure in its last event', async () => {
    const person = await t.premium()
    await open(person)
    await t.sql('alter table chat_messages rename to away')
    const reply = await stream(person, { message: 'My boss wants to talk tomorrow' }).finally(() =>
      t.sql('alter table away rename to chat_messages'),
    )
    expect(readEvents(reply.body)).toMatchObject([
      { name: 'error', data: { code: 'internal', error: 'Internal Server Error' } },
    ])
    expect((await open(person)).messages).toHaveLength(1)
  })
})

describe('twenty messages at once from two tabs', () => {
  it('are all stored, each followed by its reply', async () => {
    const person = await t.premium()
    const texts = Array.from({ length: 20 }, (_, at) => `Message number ${at} about my meeting`)
    await Promise.all(texts.map((message, at) => (at % 2 ? stream(person, { message }) : send(person, message))))
    const { messages } = await open(person)
    expect(messages.map(({ id }) => id)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1))
    expect(messages.slice(1).map(({ role }) => role)).toEqual(texts.flatMap(() => ['user', 'assistant']))
    expect(saidIn(messages)).toEqual(texts.toSorted())
  })
})

describe('a long history', () => {
  it('is loaded in parts, most recent first, and nothing is missing', async () => {
    const person = await t.premium()
    for (let at = 0; at < 40; at += 1) await send(person, `Line ${at} of a long talk`)
    const session = await open(person)
    expect(session).toMatchObject({ hasOlder: true, messages: { length: 50 } })
    let all = session.messages
    for (let hasOlder = true; hasOlder; ) {
      const page = (await t.get(`/api/chat/history?before=${all[0]?.id}`, { as: person })).json()
      all = [...page.messages, ...all]
      hasOlder = page.hasOlder
    }
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 81 }, (_, at) => at + 1))
    expect(all.slice(-50)).toEqual(session.messages)
    expect((await t.get('/api/chat/history?before=0', { as: person })).statusCode).toBe(400)
    expect((await t.get('/api/chat/history', { as: person })).statusCode).toBe(400)
  })

  it('returns the same number of messages, however long the chat is', async () => {
    const person = await t.premium()
    const { id } = await send(person, 'The first of ten thousand')
    const entry = `jsonb_build_object('id', n, 'role', case when n % 2 = 0 then 'user' else 'assistant' end,
      'content', 'entry ' || n, 'timestamp', '2026-01-01T00:00:00.000Z')`
    await t.sql(
      `insert into chat_messages (session_id, position, user_id, message) select $1, n, $2, ${entry} from generate_series(4, 10001) n`,
      [id, person.id],
    )
    await t.sql(
      `update chat_sessions set message_count = 10001,
       messages = (select jsonb_agg(${entry} order by n) from generate_series(9952, 10001) n) where id = $1`,
      [id],
    )
    expect(await send(person, 'And one more')).toMatchObject({ messages: { length: 50 }, hasOlder: true })
    const page = (await t.get('/api/chat/history?before=5000', { as: person })).json()
    expect([page.messages[0].id, page.messages.at(-1).id, page.hasOlder]).toEqual([4950, 4999, true])
  })
})

describe('new and deleted chats', () => {
  it('start empty, and the previous chat stays until it is deleted', async () => {
    const person = await t.premium()
    const old = await send(person, 'I froze in the meeting today')
    const started = await t.post('/api/chat/sessions', { as: person, body: {} })
    const fresh: ChatSession = started.json().session
    expect(fresh.id).not.toBe(old.id)
    expect(fresh.messages).toHaveLength(1)
    expect((await open(person)).id).toBe(fresh.id)
    expect((await t.get(`/api/chat/sessions/${old.id}`, { as: person })).json().messages).toEqual(old.messages)

    const { chats, hasOlder } = (await t.get('/api/chat/sessions', { as: person })).json()
    expect(hasOlder).toBe(false)
    expect(chats).toMatchObject([
      { id: fresh.id, isCurrent: true, messageCount: 1, preview: '' },
      { id: old.id, isCurrent: false, messageCount: 3, preview: 'I froze in the meeting today' },
    ])

    expect((await t.delete(`/api/chat/sessions/${old.id}`, { as: person })).json()).toEqual({ ok: true })
    expect((await t.delete(`/api/chat/sessions/${old.id}`, { as: person })).json()).toEqual({ ok: true })
    expect((await t.get(`/api/chat/sessions/${old.id}`, { as: person })).statusCode).toBe(404)
    expect(await t.sql('select 1 from chat_messages where session_id = $1', [old.id])).toEqual([])
  })

  it('do not pile up if nobody wrote anything', async () => {
    const person = await t.premium()
    const first = await open(person)
    const again = await t.post('/api/chat/sessions', { as: person, body: { lifeArea: 'work' } })
    expect(again.json().session.id).toBe(first.id)
  })

  it('leave no message behind when all chats are deleted', async () => {
    const person = await t.premium()
    await send(person, 'planted words one')
    await send(person, 'planted words two', { lifeArea: 'dating' })
    expect((await t.delete('/api/chat/sessions', { as: person })).statusCode).toBe(200)
    const everything = await t.get('/api/user/export', { as: person })
    expect(everything.body).not.toContain('planted words')
    expect((await open(person)).messages).toHaveLength(1)
  })

  it('cannot be read or deleted by anybody else', async () => {
    const [owner, other] = [await t.premium(), await t.premium()]
    const { id } = await send(owner, 'this is mine alone')
    expect((await t.get(`/api/chat/sessions/${id}`, { as: other })).statusCode).toBe(404)
    expect((await t.get(`/api/chat/history?before=3&sessionId=${id}`, { as: other })).statusCode).toBe(404)
    await t.delete(`/api/chat/sessions/${id}`, { as: other })
    expect((await open(owner)).messages).toHaveLength(3)
  })

  it('are complete in the download of a person’s data', async () => {
    const person = await t.premium()
    await send(person, 'keep this for the record')
    const data = (await t.get('/api/user/export', { as: person })).json()
    expect(data.chat_messages).toHaveLength(3)
    expect(JSON.stringify(data.chat_messages)).toContain('keep this for the record')
  })
})
