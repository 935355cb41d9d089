import { describe, expect, it } from 'vitest'
import type { ChatSession, CoachNote } from '#contract/coach.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { defineCoachJobs } from '../coach-jobs.ts'
import type { Remember } from '../turn.ts'
import { rememberAll } from './remember.ts'

const t = useTestApp()

const remember = (who: Someone, ...things: Remember[]) =>
  t.connection.db.transaction((tx) => rememberAll(tx, who.id, things))
const notesOf = async (as: Someone): Promise<CoachNote[]> => (await t.get('/api/chat/memory', { as })).json().notes
const send = async (as: Someone, message: string): Promise<ChatSession> =>
  (await t.post('/api/chat/message', { as, body: { message } })).json().session

describe('what the coach remembers', () => {
  it('is empty at first', async () => {
    expect(await notesOf(await t.premium())).toEqual([])
  })

  it('can be read, changed and deleted, one by one or all at once', async () => {
    const person = await t.premium()
    const dueAt = new Date(Date.now() + 3_600_000)
    await remember(
      person,
      { kind: 'step', text: 'Say good morning to one person', dueAt },
      { kind: 'name', name: 'Sam' },
      { kind: 'tone', tone: 'shorter' },
      { kind: 'unhelpful', item: { type: 'technique', id: 'power-breathing' } },
    )
    const notes = await notesOf(person)
    expect(notes.map(({ kind, text }) => [kind, text]).sort()).toEqual([
      ['name', 'Sam'],
      ['step', 'Say good morning to one person'],
      ['tone', 'shorter'],
      ['unhelpful', expect.any(String)],
    ])
    const [step, tone, name, unhelpful] = ['step', 'tone', 'name', 'unhelpful'].map(
      (k) => notes.find(({ kind }) => kind === k)!,
    )
    expect(step).toMatchObject({ dueAt: dueAt.toISOString(), isDone: null })
    expect(unhelpful!.source).toMatchObject({
      type: 'technique',
      id: 'power-breathing',
      href: expect.stringMatching(/^\//),
    })

    const edit = (note: CoachNote, body: object) => t.patch(`/api/chat/memory/${note.id}`, { as: person, body })
    expect((await edit(name!, { text: ' Robin ' })).json()).toMatchObject({ text: 'Robin' })
    expect((await edit(step!, { isDone: true })).json()).toMatchObject({ isDone: true, text: step!.text })
    expect((await edit(tone!, { text: 'Gentler' })).json()).toMatchObject({ text: 'gentler' })
    expect((await edit(tone!, { text: 'rude' })).statusCode).toBe(400)
    expect((await edit(name!, { isDone: true })).statusCode).toBe(400)
    expect((await edit(unhelpful!, { text: 'x' })).statusCode).toBe(400)
    for (const text of ['', '  ', 'x'.repeat(301)]) expect((await edit(step!, { text })).statusCode).toBe(400)

    await t.delete(`/api/chat/memory/${name!.id}`, { as: person })
    expect((await t.delete(`/api/chat/memory/${name!.id}`, { as: person })).json()).toEqual({ ok: true })
    expect((await edit(name!, { text: 'Again' })).statusCode).toBe(404)
    expect(await notesOf(person)).toHaveLength(3)
    await t.delete('/api/chat/memory', { as: person })
    expect(await notesOf(person)).toEqual([])
  })

  it('has one name, one tone, and each item once', async () => {
    const person = await t.premium()
    const item = { type: 'technique', id: 'mental-reset' } as const
    await remember(person, { kind: 'name', name: 'A' }, { kind: 'name', name: 'B' }, { kind: 'tone', tone: 'longer' })
    await remember(person, { kind: 'tone', tone: 'plainer' }, { kind: 'unhelpful', item }, { kind: 'unhelpful', item })
    expect((await notesOf(person)).map(({ text }) => text).sort()).toEqual(['B', 'Mental Reset', 'plainer'].sort())
  })

  it('includes how the latest step went', async () => {
    const person = await t.premium()
    await remember(person, { kind: 'step', text: 'first' })
    await remember(person, { kind: 'step', text: 'second' })
    await remember(person, { kind: 'step_done', isDone: false })
    expect((await notesOf(person)).map(({ text, isDone }) => [text, isDone])).toEqual([
      ['second', false],
      ['first', null],
    ])
  })

  it('cannot be read or changed by anybody else', async () => {
    const [owner, other] = [await t.premium(), await t.premium()]
    await remember(owner, { kind: 'step', text: 'mine' })
    const [note] = await notesOf(owner)
    expect((await t.patch(`/api/chat/memory/${note!.id}`, { as: other, body: { text: 'taken' } })).statusCode).toBe(404)
    await t.delete(`/api/chat/memory/${note!.id}`, { as: other })
    await t.delete('/api/chat/memory', { as: other })
    expect(await notesOf(owner)).toMatchObject([{ text: 'mine' }])
  })

  it('includes a name and a tone from the message that asks for them, until they are deleted', async () => {
    const person = await t.premium()
    await send(person, 'Please call me Juniper')
    expect(await notesOf(person)).toMatchObject([{ kind: 'name', text: 'Juniper' }])
    await t.delete('/api/chat/memory', { as: person })
    const fresh = await t.post('/api/chat/sessions', { as: person, body: {} })
    expect(fresh.json().session.messages[0].content).not.toContain('Juniper')
  })

  it('makes the coach ask about the agreed step at the next visit, once', async () => {
    const person = await t.premium()
    await send(person, 'I want to talk more at work')
    await remember(person, { kind: 'step', text: 'Say good morning to Dana' })
    await t.sql(`update coach_notes set created_at = now() - interval '20 hours' where user_id = $1`, [person.id])
    await age(person, 20)
    const back = (await t.get('/api/chat/session', { as: person })).json()
    expect(back.messages).toHaveLength(4)
    expect(back.messages[3].content).toMatch(/Say good morning to Dana/i)
    expect((await t.get('/api/chat/session', { as: person })).json()).toEqual(back)
  })

  it('makes the coach say again that it is an AI after a week away, but not after an hour', async () => {
    const person = await t.premium()
    await send(person, 'I want to talk more at work')
    await age(person, 1)
    expect((await t.get('/api/chat/session', { as: person })).json().messages).toHaveLength(3)
    await age(person, 24 * 8)
    const back = (await t.get('/api/chat/session', { as: person })).json()
    expect(back.messages).toHaveLength(4)
    expect(back.messages[3].content).toMatch(/\bAI\b/)
  })

  /** As if everything so far had been said this many hours earlier. */
  async function age({ id }: Someone, hours: number) {
    await t.sql(
      `update chat_sessions set updated_at = updated_at - make_interval(hours => $2), messages = (
         select jsonb_agg(m || jsonb_build_object('timestamp',
           to_char(((m ->> 'timestamp')::timestamptz - make_interval(hours => $2)) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
         from jsonb_array_elements(messages) m) where user_id = $1`,
      [id, hours],
    )
  }
})

describe('a step that is due', () => {
  it('is announced once, unless it is done or long past', async () => {
    const person = await t.premium()
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await remember(person, { kind: 'step', text: 'now', dueAt: inHours(-1) })
    await remember(person, { kind: 'step', text: 'long past', dueAt: inHours(-30) })
    await remember(person, { kind: 'step', text: 'later', dueAt: inHours(2) })
    await remember(person, { kind: 'step', text: 'done', dueAt: inHours(-1) }, { kind: 'step_done', isDone: true })
    const told: string[] = []
    const { announceDueSteps } = defineCoachJobs({
      db: t.connection.db,
      jobs: { define: () => {} } as never,
      onStepDue: async ({ userId, noteId }) => {
        if (userId === person.id) told.push(noteId)
      },
    })
    await announceDueSteps()
    const now = (await notesOf(person)).find(({ text }) => text === 'now')
    expect(told).toEqual([now!.id])
  })
})
