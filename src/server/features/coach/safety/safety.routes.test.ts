import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatSession } from '#contract/coach.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { lastReply, readAlong, readEvents } from '../testing/read-events.ts'

const t = useTestApp({ hasLimits: true })

async function send(as: Someone, message: string, more: object = {}): Promise<ChatSession> {
  const reply = await t.post('/api/chat/message', { as, body: { message, country: 'US', ...more } })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().session
}

const danger = 'I want to kill myself'

describe('a message in danger', () => {
  it('gets the country’s crisis help, one question, and no task', async () => {
    const reply = lastReply(await send(await t.premium(), danger))
    expect(reply).toMatchObject({ safety: 'crisis', engine: 'built-in' })
    expect(reply.content).toContain('988')
    expect(reply.content.match(/\?/g)).toHaveLength(1)
    expect(reply).not.toHaveProperty('sources')
    expect(reply.resources?.length).toBeGreaterThan(1)
    expect(reply.options?.length).toBeGreaterThan(1)
    const british = lastReply(await send(await t.premium(), danger, { country: 'UK' }))
    expect(JSON.stringify(british.resources)).toContain('116 123')
  })

  it('gets the country from the time zone, then the language, and nothing else', async () => {
    const person = await t.premium()
    const body = { message: danger, timeZone: 'Europe/Berlin' }
    const german = (await t.post('/api/chat/message', { as: person, body })).json().session
    expect(JSON.stringify(lastReply(german).resources)).toContain('116 123')
    const headers = { 'accept-language': 'en-NZ,en;q=0.8' }
    const kiwi = (
      await t.post('/api/chat/message', { as: await t.premium(), body: { message: danger }, headers })
    ).json()
    expect(JSON.stringify(lastReply(kiwi.session).resources)).toContain('1737')
  })

  it('gets the emergency number first if it is about tonight', async () => {
    const reply = lastReply(await send(await t.premium(), 'I have the pills here and I am going to take them tonight'))
    expect(reply.safety).toBe('imminent')
    expect(reply.content.split(/(?<=\.)\s/)[0]).toContain('911')
    expect(reply.resources?.[0]).toMatchObject({ isEmergency: true })
  })

  it('never gets the same reply twice, and the conversation goes on', async () => {
    const person = await t.premium()
    const replies: string[] = []
    for (const message of [danger, 'I still want to die', 'nothing helps, I want to end it']) {
      replies.push(lastReply(await send(person, message)).content)
    }
    const sentences = replies.flatMap((text) => text.split(/(?<=[.?])\s+/))
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('is remembered after a denial, in a new chat, in another area, and after everything is deleted', async () => {
    const person = await t.premium()
    await send(person, danger)
    expect(lastReply(await send(person, 'forget it, I was only joking, I am fine')).safety).toBe('crisis')
    await t.post('/api/chat/sessions', { as: person, body: {} })
    expect(lastReply(await send(person, 'How do I start small talk at lunch?')).safety).toBe('crisis')
    await t.delete('/api/chat/sessions', { as: person })
    await t.delete('/api/chat/memory', { as: person })
    for (const [message, lifeArea] of [
      ['How do I ask for a raise?', 'work'],
      ['I have a date tomorrow', 'dating'],
    ] as const) {
      const reply = lastReply(await send(person, message, { lifeArea }))
      expect(reply.safety).toBe('crisis')
      expect(reply).not.toHaveProperty('sources')
    }
  })

  it('is forgotten after a day', async () => {
    const person = await t.premium()
    await send(person, danger)
    await t.sql(
      `update coach_people set safety = jsonb_set(safety, '{lastConcernAt}', to_jsonb((extract(epoch from now()) * 1000)::bigint - 90000000)) where user_id = $1`,
      [person.id],
    )
    await t.post('/api/chat/sessions', { as: person, body: {} })
    expect(lastReply(await send(person, 'How do I start small talk at lunch?'))).not.toHaveProperty('safety')
    const [row] = await t.sql('select safety from coach_people where user_id = $1', [person.id])
    expect(row?.safety).toBeNull()
  })

  it('about something past gets an acknowledgment and one question', async () => {
    const reply = lastReply(await send(await t.premium(), 'Years ago I wanted to die. I got through it.'))
    expect(reply.safety).toBe('checkin')
    expect(reply.content.match(/\?/g)).toHaveLength(1)
  })

  it('is answered even beyond the rate limit', async () => {
    const person = await t.premium()
    const codes: number[] = []
    for (let at = 0; at < 32; at += 1)
      codes.push((await t.post('/api/chat/message', { as: person, body: { message: `hello ${at}` } })).statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(2)
    expect(lastReply(await send(person, danger)).safety).toBe('crisis')
  })
})

describe('if the database is unreachable', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const refuse = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

  it('somebody in danger is still answered, also as a stream', async () => {
    const person = await t.premium()
    vi.spyOn(t.connection.pool, 'query').mockImplementation(refuse as never)
    vi.spyOn(t.connection.pool, 'connect').mockImplementation(refuse as never)
    const session = await send(person, danger)
    expect(session).toMatchObject({ isStored: false, messages: [{ content: danger }, { safety: 'crisis' }] })
    expect(lastReply(session).content).toContain('988')
    const body = { message: danger, country: 'UK' }
    const streamed = await t.post('/api/chat/message', { as: person, body, headers: { accept: 'text/event-stream' } })
    const events = readEvents(streamed.body)
    expect(events.at(-1)?.name).toBe('session')
    expect(readAlong(events)).toBe(lastReply((events.at(-1)!.data as { session: ChatSession }).session).content)
  })

  it('everybody else gets an error, and visitors are still asked to sign in', async () => {
    const person = await t.premium()
    vi.spyOn(t.connection.pool, 'query').mockImplementation(refuse as never)
    vi.spyOn(t.connection.pool, 'connect').mockImplementation(refuse as never)
    const calm = await t.post('/api/chat/message', { as: person, body: { message: 'I have a date tomorrow' } })
    expect([calm.statusCode, calm.json().code]).toEqual([503, 'unavailable'])
    expect((await t.post('/api/chat/message', { body: { message: danger } })).statusCode).toBe(401)
    expect((await t.get('/api/chat/session', { as: person })).statusCode).toBe(503)
  })

  it.each(['coach_people', 'chat_sessions', 'chat_messages', 'rate_limits'])(
    'somebody in danger is still answered if only %s fails',
    async (table) => {
      const person = await t.premium()
      await t.sql(`alter table ${table} rename to away`)
      const session = await send(person, danger).finally(() => t.sql(`alter table away rename to ${table}`))
      expect(lastReply(session).safety).toBe('crisis')
    },
  )
})
