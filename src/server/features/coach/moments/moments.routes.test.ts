import { describe, expect, it } from 'vitest'
import type { ChatSession } from '#contract/coach.ts'
import { addDays } from '#rules/progress/calendar.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { lastReply } from '../testing/read-events.ts'

const t = useTestApp()
const timeZone = 'Pacific/Auckland'
const presentation = 'I have a presentation tomorrow at 9'

async function send(as: Someone, message: string, more: object = {}): Promise<ChatSession> {
  const reply = await t.post('/api/chat/message', { as, body: { message, timeZone, country: 'US', ...more } })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().session
}

/** Starts a new chat and returns the coach's first message. */
async function greeting(as: Someone) {
  const { session } = (await t.post('/api/chat/sessions', { as, body: {} })).json()
  return session.messages[0]
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

async function addMoment(as: Someone, startsAt: string | null, title = 'The stand-up'): Promise<string> {
  const reply = await t.post('/api/moments', { as, body: { title, lifeArea: 'work', startsAt } })
  expect(reply.statusCode).toBe(201)
  return reply.json().id
}

describe('a coming event', () => {
  it('is offered as a prefilled moment, dated in the person’s time zone', async () => {
    const maya = await t.premium()
    const there = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    const reply = lastReply(await send(maya, presentation))
    const day = addDays(there, 1)
    expect(reply.moment).toEqual({ kind: 'coming', title: 'Presentation', day, time: '09:00', lifeArea: 'work' })
    expect(reply.content).not.toBe('')
    expect((await t.get('/api/moments', { as: maya })).json()).toEqual([])
  })

  it('is offered once; another event is offered again', async () => {
    const maya = await t.premium()
    await send(maya, presentation)
    expect(
      lastReply(await send(maya, 'Yes. I have a presentation tomorrow at 9, and I may go blank')),
    ).not.toHaveProperty('moment')
    expect(lastReply(await send(maya, 'And I have a first date on Friday')).moment).toMatchObject({
      title: 'First date',
      lifeArea: 'dating',
    })
  })

  it('is not offered if it is over, nor for a message without an event', async () => {
    const maya = await t.premium()
    for (const message of ['I had a presentation yesterday at 9', 'I blush when people look at me'])
      expect(lastReply(await send(maya, message)), message).not.toHaveProperty('moment')
  })

  it.each([
    ['in the same message', [], `I want to kill myself. ${presentation}`],
    ['in the message before', ['I want to kill myself'], presentation],
    ['in another chat', ['I want to kill myself', null], presentation],
    ['while a careful question is open', ['I wish I could disappear forever'], presentation],
  ])('is never offered during a danger: %s', async (_when, earlier, message) => {
    const maya = await t.premium()
    for (const one of earlier) await (one === null ? greeting(maya) : send(maya, one))
    expect(lastReply(await send(maya, message))).not.toHaveProperty('moment')
  })
})

it('is not offered while we may still ask about an ended danger', async () => {
  const maya = await t.premium()
  await greeting(maya)
  await lookBack(maya)
  expect(lastReply(await send(maya, presentation))).not.toHaveProperty('moment')
})

/** The state after a crisis: the chat is free again, and one question is still to come. */
async function lookBack({ id }: Someone) {
  const found = {
    tier: 'crisis',
    kind: 'suicide',
    whose: 'self',
    foundBy: 'rules',
    reasons: [],
    lastConcernAt: Date.now(),
  }
  const state = { level: 'watched', ...found, isYoung: false, language: 'en', turns: 0, known: [], said: [] }
  await t.sql(
    `insert into coach_people (user_id, safety) values ($1, $2)
     on conflict (user_id) do update set safety = excluded.safety`,
    [id, JSON.stringify(state)],
  )
}

describe('a moment that is over', () => {
  it('is asked about by its title in the next new chat, once', async () => {
    const maya = await t.premium()
    const id = await addMoment(maya, hoursAgo(3))
    const first = await greeting(maya)
    expect(first.content).toContain('“The stand-up”')
    expect(first.content.match(/\?/g)).toHaveLength(1)
    expect(first.moment).toEqual({ kind: 'over', id, title: 'The stand-up', isWritten: false })
    expect(first.options.length).toBeGreaterThan(1)
    await send(maya, first.options[0])
    const second = await greeting(maya)
    expect(second.content).not.toContain('The stand-up')
    expect(second).not.toHaveProperty('moment')
  })

  it('is mentioned but not asked about if they already wrote about it', async () => {
    const maya = await t.premium()
    const id = await addMoment(maya, hoursAgo(3))
    await t.put(`/api/moments/${id}/after`, { as: maya, body: { learnt: 'Pauses are short.' } })
    const { content, moment, options } = await greeting(maya)
    expect(moment).toEqual({ kind: 'over', id, title: 'The stand-up', isWritten: true })
    expect(content).toContain('“The stand-up”')
    expect(content).not.toMatch(/how (did|was)/i)
    expect(options).toBeUndefined()
  })

  it('is not asked about while it may still go on, after a week, or if the challenge was given up', async () => {
    const maya = await t.premium()
    await addMoment(maya, hoursAgo(0.5))
    await addMoment(maya, hoursAgo(24 * 8))
    await addMoment(maya, null)
    const [challenge] = (await t.get('/api/exposure-challenges', { as: maya })).json()
    const url = `/api/exposure-challenges/start/${challenge.id}`
    const { completionId, momentId } = (await t.post(url, { as: maya, body: { anxietyBefore: 5 } })).json()
    await t.patch(`/api/moments/${momentId}`, { as: maya, body: { startsAt: hoursAgo(3) } })
    await t.post(`/api/exposure-challenges/leave/${completionId}`, { as: maya })
    expect(await greeting(maya)).not.toHaveProperty('moment')
  })

  it('is the latest of several; the others are not asked about later', async () => {
    const maya = await t.premium()
    await addMoment(maya, hoursAgo(30), 'The dinner')
    await addMoment(maya, hoursAgo(3), 'The call')
    expect((await greeting(maya)).moment.title).toBe('The call')
    await send(maya, 'It was hard')
    expect(await greeting(maya)).not.toHaveProperty('moment')
  })

  it('is asked about only after we no longer ask about an ended danger', async () => {
    const maya = await t.premium()
    await addMoment(maya, hoursAgo(3))
    await lookBack(maya)
    expect(await greeting(maya)).not.toHaveProperty('moment')
    await t.sql('update coach_people set safety = null where user_id = $1', [maya.id])
    await t.sql('delete from chat_sessions where user_id = $1', [maya.id])
    expect((await greeting(maya)).moment).toMatchObject({ title: 'The stand-up' })
  })

  it('is never asked about in somebody else’s chat', async () => {
    const [maya, jonas] = [await t.premium(), await t.premium()]
    await addMoment(maya, hoursAgo(3))
    expect(await greeting(jonas)).not.toHaveProperty('moment')
  })

  it('is asked about in only one chat if two tabs open one each', async () => {
    const maya = await t.premium()
    await addMoment(maya, hoursAgo(3))
    const opened = await Promise.all(
      ['work', 'dating'].map(async (lifeArea) =>
        (await t.get(`/api/chat/session?lifeArea=${lifeArea}`, { as: maya })).json(),
      ),
    )
    expect(opened.filter(({ messages }) => messages[0].moment)).toHaveLength(1)
  })
})
