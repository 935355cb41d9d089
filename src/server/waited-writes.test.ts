import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { memberHeader } from '#rules/access.ts'
import { type Someone, useTestApp } from './testing/test-app.ts'

const t = useTestApp()

type Write = (as: Someone, headers: Record<string, string>) => Promise<{ statusCode: number }>

/** Every request that a device may keep until it can be sent. */
async function writesOf(person: Someone): Promise<Record<string, Write>> {
  const [moodId, runId, useId, momentId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const [challenge] = (await t.get('/api/exposure-challenges', { as: person })).json()
  const started = await t.post(`/api/exposure-challenges/start/${challenge.id}`, {
    as: person,
    body: { anxietyBefore: 6 },
  })
  const { completionId } = started.json()
  const mood = { mood: 4, timeZone: 'UTC', clientId: moodId, madeSecondsAgo: 60 }
  const usage = { techniqueId: 'mental-reset', durationMinutes: 2, completed: true, rating: 5, clientId: runId }
  const finish = { anxietyAfter: 3, rating: 4, notes: 'Stayed.', madeSecondsAgo: 60 }
  const moment = { id: momentId, title: 'The stand-up', lifeArea: 'work' }
  const momentUrl = `/api/moments/${momentId}`
  return {
    mood: (as, headers) => t.post('/api/mood-entries', { as, body: mood, headers }),
    usage: (as, headers) => t.post('/api/techniques/usage', { as, body: usage, headers }),
    favorite: (as, headers) => t.put('/api/cues/favorites/work-elevator-icebreaker-1', { as, headers }),
    use: (as, headers) => t.put(`/api/cues/uses/work-elevator-icebreaker-1/${useId}`, { as, headers }),
    completion: (as, headers) =>
      t.post(`/api/exposure-challenges/complete/${completionId}`, { as, body: finish, headers }),
    moment: (as, headers) => t.post('/api/moments', { as, body: moment, headers }),
    before: (as, headers) => t.put(`${momentUrl}/before`, { as, body: { fear: 'I go blank.' }, headers }),
    after: (as, headers) =>
      t.put(`${momentUrl}/after`, { as, body: { facts: 'I spoke.', madeSecondsAgo: 60 }, headers }),
    message: (as, headers) =>
      t.post('/api/chat/message', { as, body: { message: 'Did this arrive?', clientId: moodId }, headers }),
  }
}

const countsOf = async ({ id }: Someone) => {
  const [row] = await t.sql(
    `select (select count(*)::int from mood_entries where user_id = $1) mood,
      (select count(*)::int from technique_usage where user_id = $1) usage,
      (select count(*)::int from cue_favorites where user_id = $1) favorite,
      (select count(*)::int from cue_uses where user_id = $1) use,
      (select count(*)::int from moments where user_id = $1 and completion_id is null) moment,
      (select count(*)::int from moments where user_id = $1 and completion_id is not null) done,
      (select coalesce(sum(points_earned), 0)::int from user_challenge_completions where user_id = $1) points,
      (select count(*)::int from chat_messages m join chat_sessions s on s.id = m.session_id
        where s.user_id = $1 and m.client_id is not null) message`,
    [id],
  )
  return row
}

it('is stored once if it is sent twice at once and again later', async () => {
  const maya = await t.premium()
  const writes = await writesOf(maya)
  for (const [name, write] of Object.entries(writes)) {
    const send = () => write(maya, {})
    const replies = [...(await Promise.all([send(), send(), send()])), await send()]
    for (const { statusCode } of replies) expect(statusCode, name).toBeLessThan(300)
  }
  expect(await countsOf(maya)).toMatchObject({ mood: 1, usage: 1, favorite: 1, use: 1, moment: 1, done: 1, message: 1 })
  const [challenge] = (await t.get('/api/exposure-challenges', { as: maya })).json()
  expect(await countsOf(maya)).toMatchObject({ points: challenge.points })
})

it('is not attributed to somebody else who has signed in on the device meanwhile', async () => {
  const [maya, jonas] = [await t.premium(), await t.premium()]
  const writes = await writesOf(maya)
  for (const [name, write] of Object.entries(writes)) {
    const refused = await write(jonas, { [memberHeader]: maya.id })
    expect(refused.statusCode, name).toBe(401)
  }
  expect(await countsOf(jonas)).toEqual({
    mood: 0,
    usage: 0,
    favorite: 0,
    use: 0,
    moment: 0,
    done: 0,
    points: 0,
    message: 0,
  })
  for (const [name, write] of Object.entries(writes)) {
    expect((await write(maya, { [memberHeader]: maya.id })).statusCode, name).toBeLessThan(300)
  }
})
