import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Recommendation } from '#contract/recommendations.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'
import { createPast } from './testing/past.ts'

const t = useTestApp()
const url = '/api/recommendations'
const past = createPast(t)

const list = async (as: Someone): Promise<Recommendation[]> => (await t.get(url, { as })).json()
const generate = async (as: Someone): Promise<Recommendation[]> => (await t.post(`${url}/generate`, { as })).json()
const refresh = async (as: Someone): Promise<Recommendation[]> => (await t.post(`${url}/refresh`, { as })).json()
const itemsOf = (all: readonly Recommendation[]) => all.map(({ type, resourceId }) => `${type} ${resourceId}`)
const actionsOf = async ({ id }: Someone) => {
  const rows = await t.sql('select action, value from resource_interactions where user_id = $1 order by created_at', [
    id,
  ])
  return rows.map(({ action, value }) => (value === null ? action : `${action} ${value}`))
}

describe('generating', () => {
  it('gives an empty account starters that say so, once', async () => {
    const person = await t.premium()
    expect(await list(person)).toEqual([])
    const made = await generate(person)
    expect(itemsOf(made)).toEqual([
      'technique power-breathing',
      'challenge say-good-morning-first',
      'lesson the-first-ten-minutes',
      'cues work-coffee-icebreaker',
    ])
    for (const one of made) {
      expect(one.reason).toMatch(/^A starter, not from your records: /)
      expect(one).toMatchObject({ dismissed: false, completed: false, helped: null, completedAt: null })
      expect(one.tags).toContain('starter')
    }
    expect(made[0]).toMatchObject({
      title: 'Power Breathing',
      href: '/energy-boost/power-breathing',
      category: 'anxiety',
      difficulty: 'beginner',
      estimatedDuration: 2,
    })
    expect(await generate(person)).toEqual(made)
    expect(await refresh(person)).toEqual(made)
    expect(await list(person)).toEqual(made)
  })

  it('goes by the records, names them, and cites only what exists', async () => {
    const person = await t.premium()
    await past.run(person, 'say-good-morning-first', { daysAgo: 3, anxietyBefore: 7, anxietyAfter: 3, outcome: 'no' })
    const stepUp = (await generate(person)).find(({ reason }) => reason.includes('the next size up'))
    expect(stepUp).toMatchObject({ type: 'challenge', category: 'social', tags: ['work', 'conversation'] })
    expect(stepUp?.reason).toContain('“Say good morning first” went well')
    await past.moods(person, [2, 2, 1, 2])
    const inLowWeek = await refresh(person)
    expect(inLowWeek.map(({ id }) => id)).not.toContain(stepUp?.id)
    const technique = inLowWeek.find(({ type }) => type === 'technique')
    expect(technique?.reason).toContain('Your 4 check-ins of the past week average 1.8')
    const missing = await t.sql(
      `select cite from resource_recommendations r, jsonb_array_elements(r.cites) cite where r.user_id = $1
       and not exists (select from mood_entries m where m.user_id = r.user_id and m.id::text = cite ->> 'id')
       and not exists (select from user_challenge_completions c where c.user_id = r.user_id and c.id = cite ->> 'id')`,
      [person.id],
    )
    expect(missing).toEqual([])
  })

  it('recommends the next rung of the ladder, also a step of one’s own', async () => {
    const person = await t.premium()
    const challengeId = randomUUID()
    const body = { title: 'Ask Ines for salt', category: 'conversation', fear: 3, matters: 8 }
    await t.put(`/api/exposure-challenges/own/${challengeId}`, { as: person, body })
    const rung = (await generate(person)).find(({ resourceId }) => resourceId === challengeId)
    expect(rung).toMatchObject({
      title: 'Ask Ines for salt',
      description: 'A step of your own.',
      href: `/challenges?challenge=${challengeId}`,
      reason: 'Your ladder puts this next, with a fear of 3 of 10.',
    })
    await t.delete(`/api/exposure-challenges/own/${challengeId}`, { as: person })
    expect(itemsOf(await refresh(person))).not.toContain(`challenge ${challengeId}`)
  })

  it('makes one list of two generates and a refresh at once', async () => {
    const person = await t.premium()
    await past.moods(person, [1, 2, 2])
    const calls = ['generate', 'generate', 'refresh', 'generate'].map((what) =>
      t.post(`${url}/${what}`, { as: person }),
    )
    for (const reply of await Promise.all(calls)) expect(reply.statusCode).toBe(200)
    const active = itemsOf(await list(person))
    expect(active.length).toBeGreaterThan(3)
    expect(new Set(active).size).toBe(active.length)
    const rows = await t.sql('select count(*)::int as count from resource_recommendations where user_id = $1', [
      person.id,
    ])
    expect(rows).toEqual([{ count: active.length }])
  })

  it('never names what was done today', async () => {
    const person = await t.premium()
    const use = { techniqueId: 'power-breathing', durationMinutes: 1, completed: false }
    await t.post('/api/techniques/usage', { as: person, body: use })
    await past.moods(person, [1, 1, 1])
    const made = itemsOf(await generate(person))
    expect(made).not.toContain('technique power-breathing')
    expect(made.some((item) => item.startsWith('technique'))).toBe(true)
  })

  it('sends nobody to a challenge on the day of a crisis', async () => {
    const person = await t.premium()
    await t.post('/api/chat/message', { as: person, body: { message: 'I want to kill myself tonight' } })
    // On a busy machine the reply may arrive before the message is stored.
    const kept = () => t.sql('select 1 from chat_messages where user_id = $1', [person.id])
    await expect.poll(async () => (await kept()).length, { timeout: 60_000 }).toBeGreaterThan(1)
    const made = await generate(person)
    expect(made.length).toBeGreaterThan(0)
    expect(made.map(({ type }) => type)).not.toContain('challenge')
  })

  it('takes up the step agreed with the coach', async () => {
    const person = await t.premium()
    await t.sql(
      `insert into coach_notes (user_id, kind, text, item) values ($1, 'step', 'Call the library', '{"type":"challenge","id":"call-the-library"}')`,
      [person.id],
    )
    const [first] = await generate(person)
    expect(first).toMatchObject({ resourceId: 'call-the-library' })
    expect(first?.reason).toMatch(/^You and WingMate agreed on this on /)
  })
})

describe('refreshing', () => {
  it('takes off what has expired or no longer holds, without calling it dismissed', async () => {
    const person = await t.premium()
    await past.moods(person, [1, 2, 2])
    await generate(person)
    expect((await list(person)).some(({ reason }) => reason.includes('check-ins'))).toBe(true)
    await t.sql('delete from mood_entries where user_id = $1', [person.id])
    const after = await refresh(person)
    expect(after.some(({ reason }) => reason.includes('check-ins'))).toBe(false)
    await t.sql(`update resource_recommendations set expires_at = now() - interval '1 minute' where user_id = $1`, [
      person.id,
    ])
    expect(await list(person)).toEqual([])
    const again = await refresh(person)
    expect(again.length).toBeGreaterThan(0)
    expect(await t.sql('select from resource_recommendations where user_id = $1 and dismissed', [person.id])).toEqual(
      [],
    )
  })

  it('renews the words of what stays, under the same id', async () => {
    const person = await t.premium()
    await past.moods(person, [1, 2, 2])
    const before = (await generate(person)).find(({ reason }) => reason.includes('check-ins'))
    await past.moods(person, [1, 1])
    const after = (await refresh(person)).find(({ id }) => id === before?.id)
    expect(before?.reason).toContain('Your 3 check-ins')
    expect(after?.reason).toContain('Your 5 check-ins')
    expect(after?.createdAt).toBe(before?.createdAt)
  })
})

describe('completing and dismissing', () => {
  it('moves a completed one to the completed ones, once, also when sent again', async () => {
    const person = await t.premium()
    const [first] = await generate(person)
    const send = () => t.post(`${url}/${first?.id}/complete`, { as: person })
    for (const reply of await Promise.all([send(), send()])) {
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toMatchObject({ id: first?.id, completed: true, dismissed: false })
    }
    const all = await list(person)
    expect(all.at(-1)).toMatchObject({ id: first?.id, completed: true })
    expect(all.filter(({ completed }) => completed)).toHaveLength(1)
    expect(await actionsOf(person)).toEqual(['completed'])
    expect(itemsOf(await generate(person))).not.toContain(`${first?.type} ${first?.resourceId}`)
  })

  it('counts as completed what the person has done since, without a word from them', async () => {
    const person = await t.premium()
    await generate(person)
    const use = { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 }
    await t.post('/api/techniques/usage', { as: person, body: use })
    await past.start(person, 'say-good-morning-first')
    await t.put('/api/learn/lessons/the-first-ten-minutes/feedback', { as: person, body: { helpful: true } })
    const states = () => list(person).then((all) => all.map(({ type, completed }) => `${type} ${completed}`).sort())
    expect(await states()).toEqual(['challenge false', 'cues false', 'lesson true', 'technique true'])
    await past.finish(person)
    expect(await states()).toEqual(['challenge true', 'cues false', 'lesson true', 'technique true'])
    await generate(person)
    expect((await states()).filter((state) => state.endsWith('true'))).toHaveLength(3)
    expect(await actionsOf(person)).toEqual(['completed', 'completed', 'completed'])
  })

  it('lets a dismissed one vanish everywhere, and keeps it away for a while', async () => {
    const person = await t.premium()
    const [first] = await generate(person)
    const send = () => t.post(`${url}/${first?.id}/dismiss`, { as: person })
    for (const reply of await Promise.all([send(), send()])) expect(reply.json()).toMatchObject({ dismissed: true })
    expect((await list(person)).map(({ id }) => id)).not.toContain(first?.id)
    expect(await actionsOf(person)).toEqual(['dismissed'])
    const resting = `${first?.type} ${first?.resourceId}`
    expect(itemsOf(await generate(person))).not.toContain(resting)
    expect(itemsOf(await refresh(person))).not.toContain(resting)
    const late = await t.post(`${url}/${first?.id}/complete`, { as: person })
    expect([late.statusCode, late.json().message]).toEqual([404, 'This recommendation is no longer here.'])
  })

  it('learns: a kind that was sent away comes with less weight, one that helped with more', async () => {
    const priorityOf = async (person: Someone) =>
      (await refresh(person)).find(({ reason }) => reason.includes('check-ins of the past week'))?.priority ?? 0
    const [neutral, helped, annoyed] = [await t.premium(), await t.premium(), await t.premium()]
    for (const person of [neutral, helped, annoyed]) await past.moods(person, [1, 2, 2])
    const act = async (person: Someone, what: string) => {
      const one = (await generate(person)).find(({ reason }) => reason.includes('check-ins of the past week'))
      await t.post(`${url}/${one?.id}/${what}`, { as: person })
      return one?.id
    }
    const completedId = await act(helped, 'complete')
    const answer = await t.put(`${url}/${completedId}/helped`, { as: helped, body: { helped: 'yes' } })
    expect(answer.json()).toMatchObject({ helped: 'yes', completed: true })
    await act(annoyed, 'dismiss')
    const [usual, more, less] = [await priorityOf(neutral), await priorityOf(helped), await priorityOf(annoyed)]
    expect(more).toBeGreaterThan(usual)
    expect(less).toBeLessThan(usual)
    expect(await actionsOf(helped)).toEqual(['completed', 'helped 1'])
  })

  it('notes what was opened, and takes an answer only for what is done', async () => {
    const person = await t.premium()
    const [first] = await generate(person)
    expect((await t.post(`${url}/${first?.id}/open`, { as: person })).statusCode).toBe(200)
    const early = await t.put(`${url}/${first?.id}/helped`, { as: person, body: { helped: 'no' } })
    expect([early.statusCode, early.json().message]).toEqual([409, 'This can be answered once it is marked complete.'])
    const wrong = await t.put(`${url}/${first?.id}/helped`, { as: person, body: { helped: 'hugely' } })
    expect(wrong.statusCode).toBe(400)
    expect(await actionsOf(person)).toEqual(['opened'])
  })
})

describe('who may come', () => {
  it('asks a visitor to sign in and a free member to upgrade, and says when a trial is over', async () => {
    for (const path of [url, '/api/insights']) expect((await t.get(path)).statusCode).toBe(401)
    const visitor = await t.post(`${url}/generate`)
    expect([visitor.statusCode, visitor.json().error]).toEqual([401, 'Unauthorized'])
    const free = await t.someone()
    expect((await t.post(`${url}/generate`, { as: free })).json()).toMatchObject({ requiresUpgrade: true })
    await t.sql(`update users set has_used_trial = true, trial_end_date = now() - interval '1 day' where id = $1`, [
      free.id,
    ])
    expect((await t.post(`${url}/generate`, { as: free })).json()).toMatchObject({ trialExpired: true })
    expect((await t.get(url, { as: free })).statusCode).toBe(403)
  })

  it('lets nobody touch another member’s', async () => {
    const [owner, other] = [await t.premium(), await t.premium()]
    const [first] = await generate(owner)
    for (const what of ['complete', 'dismiss', 'open'])
      expect((await t.post(`${url}/${first?.id}/${what}`, { as: other })).statusCode, what).toBe(404)
    const answer = await t.put(`${url}/${first?.id}/helped`, { as: other, body: { helped: 'no' } })
    expect(answer.statusCode).toBe(404)
    expect(await list(other)).toEqual([])
    const use = { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 }
    await t.post('/api/techniques/usage', { as: other, body: use })
    expect((await list(owner))[0]).toMatchObject({ id: first?.id, dismissed: false, completed: false })
    expect(await actionsOf(owner)).toEqual([])
    expect((await t.post(`${url}/not-an-id/complete`, { as: owner })).statusCode).toBe(400)
  })

  it('leaves out what has left the library', async () => {
    const person = await t.premium()
    await generate(person)
    await t.sql(
      `update resource_recommendations set resource_id = 'fax-etiquette' where user_id = $1 and type = 'lesson'`,
      [person.id],
    )
    expect((await list(person)).map(({ type }) => type)).not.toContain('lesson')
  })
})
