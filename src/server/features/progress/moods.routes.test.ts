import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const url = '/api/mood-entries'
const berlin = 'Europe/Berlin'

const checkIn = (as: Someone, change: object = {}) =>
  t.post(url, { as, body: { mood: 4, timeZone: berlin, ...change } })
const rowsOf = ({ id }: Someone) =>
  t.sql('select *, day::text, made_on::text from mood_entries where user_id = $1 order by created_at', [id])
const listOf = async (as: Someone, query = '') => (await t.get(`${url}${query}`, { as })).json()
const progressOf = async ({ id }: Someone) => (await t.sql('select * from user_progress where user_id = $1', [id]))[0]

/** Only fakes the date; timers and the database keep running. */
const setClock = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
afterEach(() => {
  vi.useRealTimers()
})

let maya: Someone
beforeAll(async () => {
  maya = await t.someone()
})

describe('checking in', () => {
  it('keeps the mood, the note and the tags for the person who sent them', async () => {
    const person = await t.someone()
    const reply = await checkIn(person, { notes: '  Went to lunch.  ', tags: ['tired', 'at-work', 'tired'] })
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({
      mood: 4,
      notes: 'Went to lunch.',
      tags: ['tired', 'at-work'],
      isEditable: true,
    })
    expect(reply.json()).not.toHaveProperty('userId')
    expect(await rowsOf(person)).toMatchObject([{ mood: 4, notes: 'Went to lunch.', time_zone: berlin }])
    expect(await listOf(person)).toEqual([reply.json()])
  })

  it('needs nothing but a mood and a time zone', async () => {
    expect((await checkIn(await t.someone())).json()).toMatchObject({ notes: null, tags: [] })
  })

  it('can be done several times a day; the latest comes first', async () => {
    const person = await t.someone()
    for (const mood of [2, 5, 3]) await checkIn(person, { mood })
    expect((await listOf(person)).map((entry: { mood: number }) => entry.mood)).toEqual([3, 5, 2])
    expect(await listOf(person, '?limit=1&offset=1')).toMatchObject([{ mood: 5 }])
  })

  it.each([
    [{ mood: 0 }, 'A mood is a whole number from 1 to 5'],
    [{ mood: 6 }, 'A mood is a whole number from 1 to 5'],
    [{ mood: 3.5 }, 'A mood is a whole number from 1 to 5'],
    [{ mood: '4' }, 'A mood is a whole number from 1 to 5'],
    [{ notes: 'x'.repeat(2001) }, 'A note can have at most 2000 characters'],
    [{ tags: ['furious'] }, 'Choose tags from the list'],
    [{ timeZone: undefined }, 'Say which time zone you are in, like Europe/Berlin'],
    [{ timeZone: 'Mars/Olympus' }, 'We don’t know that time zone. It should look like Europe/Berlin.'],
    [{ day: 'yesterday' }, 'A day is written like 2026-11-15'],
    [{ day: '2026-02-30' }, 'A day is written like 2026-11-15'],
    [{ clientId: 'twice' }, 'The check-in’s id must be a UUID'],
    [{ madeSecondsAgo: -1 }, 'The age in seconds is a whole number from 0 to 2592000'],
  ])('refuses %j and says why', async (change, message) => {
    const reply = await checkIn(maya, change)
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
    expect(await rowsOf(maya)).toEqual([])
  })

  it('takes a note of exactly 2,000 characters, and leaves out what no text can hold', async () => {
    const person = await t.someone()
    expect((await checkIn(person, { notes: 'x'.repeat(2000) })).statusCode).toBe(201)
    expect((await checkIn(person, { notes: 'a\u0000b' })).json().notes).toBe('ab')
    expect((await checkIn(person, { notes: '   ' })).json().notes).toBeNull()
  })

  it('lets nobody write for somebody else', async () => {
    const [one, other] = [await t.someone(), await t.someone()]
    await checkIn(one, { userId: other.id, user_id: other.id, id: randomUUID(), createdAt: '2020-01-01T00:00:00Z' })
    expect(await rowsOf(other)).toEqual([])
    expect(await listOf(other)).toEqual([])
  })
})

describe('the day it is about', () => {
  it('is today on the person’s own calendar, on both sides of their midnight', async () => {
    const person = await t.someone()
    setClock('2027-01-10T22:59:59Z')
    expect((await checkIn(person)).json()).toMatchObject({ day: '2027-01-10', createdAt: '2027-01-10T22:59:59.000Z' })
    setClock('2027-01-10T23:00:00Z')
    expect((await checkIn(person)).json().day).toBe('2027-01-11')
    expect((await checkIn(person, { timeZone: 'America/New_York' })).json().day).toBe('2027-01-10')
  })

  it('can be one of the seven days before, not an earlier one, and not tomorrow', async () => {
    const person = await t.someone()
    setClock('2027-01-10T12:00:00Z')
    expect((await checkIn(person, { day: '2027-01-03' })).json()).toMatchObject({ day: '2027-01-03', isEditable: true })
    const early = await checkIn(person, { day: '2027-01-02' })
    expect([early.statusCode, early.json().message]).toEqual([
      400,
      'You can check in for today and the 7 days before it.',
    ])
    const late = await checkIn(person, { day: '2027-01-11' })
    expect([late.statusCode, late.json().message]).toEqual([
      400,
      'That day has not come yet. Check the date on this device.',
    ])
    expect(await rowsOf(person)).toMatchObject([{ day: '2027-01-03', made_on: '2027-01-10' }])
  })

  it('counts seven days by the calendar where the clocks change in between', async () => {
    const person = await t.someone()
    setClock('2027-03-31T22:30:00Z')
    expect((await checkIn(person, { day: '2027-03-25' })).statusCode).toBe(201)
    expect((await checkIn(person, { day: '2027-03-24' })).statusCode).toBe(400)
  })

  it('may be tomorrow’s by a device a few minutes ahead', async () => {
    const person = await t.someone()
    setClock('2027-01-10T22:50:00Z')
    expect((await checkIn(person, { day: '2027-01-11' })).json()).toMatchObject({ day: '2027-01-11' })
    setClock('2027-01-10T22:40:00Z')
    expect((await checkIn(person, { day: '2027-01-11' })).statusCode).toBe(400)
  })

  it('is the day it was made, however long it waited on the device', async () => {
    const person = await t.someone()
    setClock('2027-01-20T07:00:00Z')
    const tenDays = 10 * 24 * 60 * 60
    const entry = (await checkIn(person, { madeSecondsAgo: tenDays })).json()
    expect(entry).toMatchObject({ day: '2027-01-10', createdAt: '2027-01-10T07:00:00.000Z', isEditable: false })
    expect((await checkIn(person, { madeSecondsAgo: tenDays, day: '2027-01-03' })).statusCode).toBe(201)
    expect((await checkIn(person, { madeSecondsAgo: tenDays, day: '2027-01-02' })).statusCode).toBe(400)
  })
})

describe('changing and deleting', () => {
  it('changes what is sent, leaves the rest, and takes a note away', async () => {
    const person = await t.someone()
    const entry = (await checkIn(person, { notes: 'Loud room.', tags: ['tired'] })).json()
    const change = (body: object) => t.patch(`${url}/${entry.id}`, { as: person, body })
    expect((await change({ mood: 2 })).json()).toEqual({ ...entry, mood: 2 })
    expect((await change({ tags: [] })).json()).toEqual({ ...entry, mood: 2, tags: [] })
    expect((await change({})).json()).toEqual({ ...entry, mood: 2, tags: [] })
    expect((await change({ notes: '', day: '2020-01-01', createdAt: '2020-01-01T00:00:00Z' })).json()).toEqual({
      ...entry,
      mood: 2,
      tags: [],
      notes: null,
    })
    expect(await progressOf(person)).toMatchObject({ average_mood: 2 })
  })

  it('deletes, and the progress forgets it too', async () => {
    const person = await t.someone()
    const entry = (await checkIn(person, { mood: 5 })).json()
    const reply = await t.delete(`${url}/${entry.id}`, { as: person })
    expect([reply.statusCode, reply.json()]).toEqual([200, { id: entry.id }])
    expect(await rowsOf(person)).toEqual([])
    expect(await progressOf(person)).toMatchObject({ check_in_streak: 0, average_mood: 3, last_check_in: null })
    expect((await t.delete(`${url}/${entry.id}`, { as: person })).statusCode).toBe(404)
  })

  it('is possible until midnight where the check-in was made, back-dated or not', async () => {
    const person = await t.someone()
    setClock('2027-01-10T12:00:00Z')
    const today = (await checkIn(person)).json()
    const backDated = (await checkIn(person, { day: '2027-01-05' })).json()
    setClock('2027-01-10T22:59:59Z')
    for (const { id } of [today, backDated])
      expect((await t.patch(`${url}/${id}`, { as: person, body: { mood: 3 } })).statusCode).toBe(200)
    setClock('2027-01-10T23:00:00Z')
    for (const { id } of [today, backDated]) {
      const change = await t.patch(`${url}/${id}`, { as: person, body: { mood: 1 } })
      const removal = await t.delete(`${url}/${id}`, { as: person })
      expect([change.statusCode, removal.statusCode]).toEqual([409, 409])
      expect(change.json().message).toMatch(/on the day it was made/)
    }
    expect((await rowsOf(person)).map(({ mood }) => mood)).toEqual([3, 3])
    expect((await listOf(person)).map((entry: { isEditable: boolean }) => entry.isEditable)).toEqual([false, false])
  })

  it('counts by the day it was decided on, where the change waited on a device overnight', async () => {
    const person = await t.someone()
    setClock('2027-01-10T20:00:00Z')
    const [kept, gone] = [(await checkIn(person)).json(), (await checkIn(person)).json()]
    setClock('2027-01-11T08:00:00Z')
    const elevenHours = 11 * 60 * 60
    const body = { mood: 1, timeZone: berlin, madeSecondsAgo: elevenHours }
    expect((await t.patch(`${url}/${kept.id}`, { as: person, body })).json()).toMatchObject({
      mood: 1,
      isEditable: false,
    })
    const late = await t.delete(`${url}/${gone.id}?timeZone=${berlin}`, { as: person })
    const intime = await t.delete(`${url}/${gone.id}?timeZone=${berlin}&madeSecondsAgo=${elevenHours}`, { as: person })
    expect([late.statusCode, intime.statusCode]).toEqual([409, 200])
    expect(await rowsOf(person)).toMatchObject([{ mood: 1 }])
  })

  it('is possible where the traveller is by now, while their day lasts', async () => {
    const person = await t.someone()
    setClock('2027-01-10T10:30:00Z')
    const entry = (await checkIn(person, { timeZone: 'Pacific/Auckland' })).json()
    expect(entry.day).toBe('2027-01-10')
    setClock('2027-01-11T05:00:00Z')
    expect((await t.patch(`${url}/${entry.id}`, { as: person, body: { mood: 2 } })).statusCode).toBe(409)
    const inHonolulu = { mood: 2, timeZone: 'Pacific/Honolulu' }
    expect((await t.patch(`${url}/${entry.id}`, { as: person, body: inHonolulu })).json()).toMatchObject({
      mood: 2,
      isEditable: true,
    })
    expect((await t.delete(`${url}/${entry.id}?timeZone=Pacific/Honolulu`, { as: person })).statusCode).toBe(200)
  })

  it('answers for somebody else’s check-in as for a missing one, and leaves it', async () => {
    const [one, other] = [await t.someone(), await t.someone()]
    const { id } = (await checkIn(one)).json()
    for (const path of [`${url}/${id}`, `${url}/${randomUUID()}`]) {
      const change = await t.patch(path, { as: other, body: { mood: 1 } })
      const removal = await t.delete(path, { as: other })
      expect([change.statusCode, removal.statusCode]).toEqual([404, 404])
      expect(removal.json().message).toBe('That isn’t one of your check-ins. It may have been deleted.')
    }
    expect(await rowsOf(one)).toMatchObject([{ mood: 4 }])
    expect((await t.patch(`${url}/1`, { as: one, body: {} })).statusCode).toBe(400)
  })
})

describe('who may', () => {
  const calls: [name: string, send: (as?: Someone) => ReturnType<typeof t.get>][] = [
    ['list', (as) => t.get(url, { as })],
    ['check in', (as) => t.post(url, { as, body: { mood: 3, timeZone: berlin } })],
    ['change', (as) => t.patch(`${url}/${randomUUID()}`, { as, body: { mood: 3 } })],
    ['delete', (as) => t.delete(`${url}/${randomUUID()}`, { as })],
    ['read the progress', (as) => t.get('/api/progress', { as })],
    [
      'set goals',
      (as) => t.put('/api/progress/weekly-goals', { as, body: { checkIns: 1, techniques: 1, challenges: 1 } }),
    ],
  ]

  it.each(calls)('%s: a visitor is asked to sign in, a disabled account is refused', async (_name, send) => {
    expect((await send()).statusCode).toBe(401)
    const disabled = await send(await t.disabled())
    expect([disabled.statusCode, disabled.json().code]).toEqual([403, 'account_disabled'])
  })

  it.each(calls)('%s: free and premium members alike', async (_name, send) => {
    for (const member of [await t.someone(), await t.premium()])
      expect([401, 403]).not.toContain((await send(member)).statusCode)
  })
})
