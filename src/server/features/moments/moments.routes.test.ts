import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openMomentsMax } from '#rules/moments/facts.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/moments'
const standUp = { title: 'The stand-up', startsAt: '2026-11-17T09:00:00Z', lifeArea: 'work' }

const add = (as: Someone, change: object = {}) => t.post(base, { as, body: { ...standUp, ...change } })
const addId = async (as: Someone, change: object = {}) => (await add(as, change)).json().id as string
const listOf = async (as: Someone, query = '') => (await t.get(`${base}${query}`, { as })).json()
const titlesOf = async (as: Someone, query = '') =>
  (await listOf(as, query)).map(({ title }: { title: string }) => title)

describe('adding a moment', () => {
  it('takes what, when and where, and leaves the rest open', async () => {
    const maya = await t.someone()
    const reply = await add(maya)
    expect(reply.statusCode).toBe(201)
    const made = {
      id: expect.any(String),
      title: 'The stand-up',
      startsAt: '2026-11-17T09:00:00.000Z',
      timeZone: 'UTC',
      lifeArea: 'work',
      who: null,
      reminders: [],
      before: null,
      after: null,
      challenge: null,
      closedAt: null,
      createdAt: expect.any(String),
    }
    expect(reply.json()).toEqual(made)
    expect(await listOf(maya)).toEqual([made])
    expect((await t.get(`${base}/${reply.json().id}`, { as: maya })).json()).toEqual(made)
  })

  it('may be some time this week, with people in it and reminders chosen once', async () => {
    const maya = await t.someone()
    const reminders = ['hour', 'hour', 'evening']
    const reply = await add(maya, { startsAt: null, who: ' Kim ', lifeArea: 'other', reminders })
    expect(reply.json()).toMatchObject({
      startsAt: null,
      who: 'Kim',
      lifeArea: 'other',
      reminders: ['hour', 'evening'],
    })
  })

  it.each([['id'], ['clientId']])(
    'is one moment when the phone sends the same %s again, also at once',
    async (name) => {
      const maya = await t.someone()
      const id = randomUUID()
      const replies = await Promise.all(Array.from({ length: 6 }, () => add(maya, { [name]: id })))
      for (const reply of replies) expect([reply.statusCode, reply.json().id]).toEqual([201, id])
      await t.patch(`${base}/${id}`, { as: maya, body: { title: 'Moved' } })
      expect((await add(maya, { [name]: id })).json().title).toBe('Moved')
      expect(await titlesOf(maya)).toEqual(['Moved'])
    },
  )

  it('does not clash with somebody else’s moment of the same id', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    const id = randomUUID()
    await add(maya, { id })
    expect((await add(jonas, { id, title: 'Mine' })).statusCode).toBe(201)
    expect([await titlesOf(maya), await titlesOf(jonas)]).toEqual([['The stand-up'], ['Mine']])
  })

  it.each([
    [{ title: ' \u200b' }, 'Say what is coming up'],
    [{ title: 'x'.repeat(121) }, 'The title can have at most 120 characters'],
    [{ lifeArea: 'home' }, 'Choose work, dating, school or other'],
    [{ lifeArea: undefined }, 'Choose work, dating, school or other'],
    [{ startsAt: 'tomorrow' }, 'A start is written like 2026-11-17T09:00:00Z, or 2026-11-17T09:00 with a time zone'],
    [{ startsAt: '9999-01-01T00:00:00Z' }, 'That date is too far away. Check the year.'],
    [{ timeZone: 'Mars/Base' }, 'We don’t know that time zone. It should look like Europe/Berlin.'],
    [{ reminders: ['week'] }, 'Choose the evening before, an hour or ten minutes'],
    [{ id: 'mine' }, 'The moment’s id must be a UUID'],
  ])('refuses %o and says why', async (change, message) => {
    const maya = await t.someone()
    const reply = await add(maya, change)
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
    expect(await listOf(maya)).toEqual([])
  })

  it('reads a local time in the given time zone, across changes of the clocks', async () => {
    const maya = await t.premium()
    const startIn = async (startsAt: string, timeZone: string) =>
      (await add(maya, { startsAt, timeZone })).json().startsAt
    expect(await startIn('2026-11-17T09:00', 'Europe/Berlin')).toBe('2026-11-17T08:00:00.000Z')
    expect(await startIn('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
    expect(await startIn('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
    expect(await startIn('2026-11-17T09:00:00+05:30', 'Asia/Kolkata')).toBe('2026-11-17T03:30:00.000Z')
  })
})

describe('the list', () => {
  it('has the open ones by their time, those without one last, then the closed', async () => {
    const maya = await t.premium()
    const done = await addId(maya, { title: 'Done' })
    await t.patch(`${base}/${done}`, { as: maya, body: { isClosed: true } })
    await add(maya, { title: 'Some day', startsAt: null })
    await add(maya, { title: 'Later', startsAt: '2026-11-19T09:00:00Z' })
    await add(maya, { title: 'Soon' })
    expect(await titlesOf(maya)).toEqual(['Soon', 'Later', 'Some day', 'Done'])
    expect(await titlesOf(maya, '?state=open')).toEqual(['Soon', 'Later', 'Some day'])
    expect(await titlesOf(maya, '?state=closed')).toEqual(['Done'])
    expect(await titlesOf(maya, '?limit=1&offset=1')).toEqual(['Later'])
  })
})

describe('how many are open at a time', () => {
  const isRefused = { statusCode: 403 }

  it('is three for free, also for requests that race, and closing or deleting one makes room', async () => {
    const maya = await t.someone()
    const ids = [await addId(maya), await addId(maya)]
    const race = await Promise.all(Array.from({ length: 4 }, () => add(maya)))
    expect(race.filter((reply) => reply.statusCode === 201)).toHaveLength(1)
    const refused = race.find((reply) => reply.statusCode !== 201)!
    expect(refused).toMatchObject(isRefused)
    expect(refused.json()).toMatchObject({ requiresUpgrade: true, message: expect.stringContaining('Close one') })
    await t.put(`${base}/${ids[0]}/after`, { as: maya, body: {} })
    expect((await add(maya)).statusCode).toBe(201)
    await t.delete(`${base}/${ids[1]}`, { as: maya })
    const again = { id: randomUUID() }
    expect((await add(maya, again)).statusCode).toBe(201)
    expect((await add(maya, again)).statusCode).toBe(201)
    expect(await add(maya)).toMatchObject(isRefused)
  })

  it('keeps a closed one closed when three others are open', async () => {
    const maya = await t.someone()
    const id = await addId(maya)
    await t.patch(`${base}/${id}`, { as: maya, body: { isClosed: true } })
    for (let i = 0; i < 3; i++) await add(maya)
    expect(await t.patch(`${base}/${id}`, { as: maya, body: { isClosed: false } })).toMatchObject(isRefused)
  })

  it('has no such limit for members, and what they added stays theirs when the membership ends', async () => {
    const maya = await t.premium()
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push(await addId(maya))
    await t.sql(`update users set subscription_status = 'free', has_used_trial = true where id = $1`, [maya.id])
    const refused = await add(maya)
    expect([refused.statusCode, refused.json().trialExpired]).toEqual([403, true])
    expect(await listOf(maya)).toHaveLength(5)
    expect((await t.put(`${base}/${ids[4]}/after`, { as: maya, body: { facts: 'Fine.' } })).statusCode).toBe(200)
    expect((await t.get('/api/user/export', { as: maya })).json().moments).toHaveLength(5)
  })

  it('has a maximum even so', async () => {
    const maya = await t.premium()
    await t.sql(
      `insert into moments (id, user_id, title, time_zone, life_area)
       select gen_random_uuid(), $1, 'x', 'UTC', 'work' from generate_series(1, $2)`,
      [maya.id, openMomentsMax],
    )
    expect((await add(maya)).statusCode).toBe(409)
  })
})

describe('changing a moment', () => {
  it('changes what is sent and leaves the rest', async () => {
    const maya = await t.someone()
    const id = await addId(maya, { who: 'Kim', reminders: ['hour'] })
    const change = async (body: object) => (await t.patch(`${base}/${id}`, { as: maya, body })).json()
    expect(await change({})).toMatchObject({ ...standUp, startsAt: '2026-11-17T09:00:00.000Z', who: 'Kim' })
    expect(await change({ startsAt: '2026-11-18T10:00', timeZone: 'Europe/Berlin' })).toMatchObject({
      startsAt: '2026-11-18T09:00:00.000Z',
      who: 'Kim',
      reminders: ['hour'],
    })
    expect(await change({ startsAt: null, who: '', reminders: [] })).toMatchObject({
      title: 'The stand-up',
      startsAt: null,
      who: null,
      reminders: [],
    })
  })

  it('closes without a word, and opens again', async () => {
    const maya = await t.someone()
    const id = await addId(maya)
    const change = async (isClosed: boolean) =>
      (await t.patch(`${base}/${id}`, { as: maya, body: { isClosed } })).json()
    const closed = await change(true)
    expect(closed).toMatchObject({ closedAt: expect.any(String), after: null })
    expect((await change(true)).closedAt).toBe(closed.closedAt)
    expect((await change(false)).closedAt).toBeNull()
  })

  it('is gone once it is deleted, with everything about it', async () => {
    const maya = await t.someone()
    const id = await addId(maya)
    expect((await t.delete(`${base}/${id}`, { as: maya })).json()).toEqual({ id })
    expect(await t.sql('select 1 from moments where id = $1', [id])).toEqual([])
    const calls = [t.get, t.delete, t.patch].map((send) => send(`${base}/${id}`, { as: maya, body: {} }))
    for (const reply of await Promise.all(calls)) expect(reply.statusCode).toBe(404)
  })
})
