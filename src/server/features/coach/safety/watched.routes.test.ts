import { beforeAll, expect, it } from 'vitest'
import type { ChatSession } from '#contract/coach.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { lastReply } from '../testing/read-events.ts'

const t = useTestApp()

async function send(as: Someone, message: string): Promise<ChatSession> {
  const reply = await t.post('/api/chat/message', { as, body: { message, country: 'UK' } })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().session
}

async function remembered(person: Someone) {
  const [row] = await t.sql('select safety from coach_people where user_id = $1', [person.id])
  return row?.safety ?? null
}

// While the coach still loads, somebody in danger is answered from the message alone, and there is no chat to delete yet.
beforeAll(async () => {
  await send(await t.premium(), 'How do I start small talk at lunch?')
})

const watched = 'my husband keeps my card, my phone and the car keys, and he goes through my messages every night'
const controlled = 'my wife holds on to my card and my phone and hides my keys so i stay in. she never hit me'

it.each([watched, controlled])('a deleted chat takes along what it told of somebody who watches: %s', async (told) => {
  const person = await t.premium()
  const { id, messages } = await send(person, told)
  expect(messages.at(-1)?.safety).toBeDefined()
  await t.delete(`/api/chat/sessions/${id}`, { as: person })
  expect(await remembered(person)).toBeNull()
  const opened = (await t.get('/api/chat/session', { as: person })).json()
  expect(JSON.stringify(opened)).not.toMatch(/"safety"|husband|wife|told me|earlier/)
  for (const message of ['How do I start small talk at lunch?', 'thanks', 'I have a presentation tomorrow']) {
    const reply = lastReply(await send(person, message))
    expect(reply).not.toHaveProperty('safety')
    expect(reply).not.toHaveProperty('resources')
    expect(reply.content).not.toMatch(/told me|earlier|last time|haven’t forgotten|hard place/)
  }
})

it('so do all chats at once', async () => {
  const person = await t.premium()
  await send(person, watched)
  await t.delete('/api/chat/sessions', { as: person })
  expect(await remembered(person)).toBeNull()
})

it('another chat, deleted, leaves it standing', async () => {
  const person = await t.premium()
  const other = await send(person, 'How do I start small talk at lunch?')
  await t.post('/api/chat/sessions', { as: person, body: {} })
  await send(person, watched)
  await t.delete(`/api/chat/sessions/${other.id}`, { as: person })
  expect(await remembered(person)).toMatchObject({ kind: 'partner_violence', isPhoneRead: true })
})

it('whoever asked how to leave nothing behind, leaves nothing behind', async () => {
  const person = await t.premium()
  const { id } = await send(person, 'my boyfriend hits me when he drinks')
  await send(person, 'can he see this')
  await t.delete(`/api/chat/sessions/${id}`, { as: person })
  expect(await remembered(person)).toBeNull()
})

it.each([
  ['I want to kill myself', 'suicide'],
  ['I want to kill myself and my mum reads all my messages', 'suicide'],
  ['my boyfriend hits me when he drinks', 'partner_violence'],
])('"%s" still stands after the chat is deleted', async (told, kind) => {
  const person = await t.premium()
  const { id } = await send(person, told)
  await t.delete(`/api/chat/sessions/${id}`, { as: person })
  expect(await remembered(person)).toMatchObject({ level: 'standing', kind })
  expect(lastReply(await send(person, 'How do I start small talk at lunch?')).safety).toBe('crisis')
})

it('shows no lines on a phone that somebody else reads, and says how to delete the chat', async () => {
  const person = await t.premium()
  const reply = lastReply(await send(person, watched))
  expect(reply.content).toMatch(/^First.*Delete this chat/)
  expect(reply.resources ?? []).toEqual([])
})

it('answers "he’s here, delete this" where no danger is known', async () => {
  const person = await t.premium()
  await send(person, 'How do I start small talk at lunch?')
  const reply = lastReply(await send(person, "he's here, delete this"))
  expect(reply.content).toContain('Delete this chat')
  expect(reply).not.toHaveProperty('safety')
  expect(await remembered(person)).toBeNull()
})
