import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#rules/durations.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ env: { APP_URL: 'https://hearten.example' } })
const url = '/api/reminders/calendar'

const pathOf = (address: string) => new URL(address).pathname
const renew = async (as: Someone, body: object = {}): Promise<string> =>
  pathOf((await t.post(url, { as, body })).json().calendarUrl)
const eventsAt = async (path: string) => {
  const reply = await t.get(path)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  return new ICAL.Component(ICAL.parse(reply.body)).getAllSubcomponents('vevent')
}
const titlesAt = async (path: string) => (await eventsAt(path)).map((event) => new ICAL.Event(event).summary)
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const add = async (as: Someone, change: object): Promise<string> => {
  const body = { title: 'The stand-up', lifeArea: 'work', startsAt: inDays(2), reminders: ['hour'], ...change }
  return (await t.post('/api/moments', { as, body })).json().id
}

describe('the calendar address', () => {
  it('is not there until it is asked for', async () => {
    const maya = await t.someone()
    expect((await t.get('/api/reminders', { as: maya })).json().calendarUrl).toBeNull()
    const { calendarUrl } = (await t.post(url, { as: maya, body: {} })).json()
    expect(calendarUrl).toMatch(/^https:\/\/hearten\.example\/api\/calendar\/[\w-]{36}\.[\w-]{43}\.ics$/)
    expect((await t.get('/api/reminders', { as: maya })).json().calendarUrl).toBe(calendarUrl)
  })

  it('shows a calendar program the person’s open moments that have a time, with their alarms', async () => {
    const [maya, jonas] = [await t.premium(), await t.someone()]
    const startsAt = inDays(2)
    await add(maya, { title: 'Soon', startsAt })
    await add(maya, { title: 'Some day', startsAt: null })
    await add(maya, { title: 'Long over', startsAt: inDays(-40) })
    const done = await add(maya, { title: 'Done' })
    await t.patch(`/api/moments/${done}`, { as: maya, body: { isClosed: true } })
    await add(jonas, { title: 'His' })
    const path = await renew(maya)
    const [event, ...others] = await eventsAt(path)
    expect(others).toEqual([])
    expect(new ICAL.Event(event).summary).toBe('Soon')
    expect(new ICAL.Event(event).startDate.toUnixTime()).toBe(Math.floor(Date.parse(startsAt) / 1000))
    const [alarm] = event!.getAllSubcomponents('valarm')
    expect(alarm?.getFirstPropertyValue('description')).toBe('Hearten: 1 hour')
    await t.delete(`/api/moments/${new ICAL.Event(event).uid.split('@')[0]}`, { as: maya })
    expect(await titlesAt(path)).toEqual([])
  })

  it('stays the same when the phone asks again with the same id, and a new one ends the old', async () => {
    const maya = await t.someone()
    const id = randomUUID()
    const first = await renew(maya, { id })
    expect(await renew(maya, { id })).toBe(first)
    const second = await renew(maya)
    expect(second).not.toBe(first)
    expect((await t.get(first)).statusCode).toBe(404)
    expect(await titlesAt(second)).toEqual([])
    await t.delete(url, { as: maya })
    await t.delete(url, { as: maya })
    expect((await t.get(second)).statusCode).toBe(404)
  })

  it('cannot be guessed: not from the id, and not by somebody else with the same id', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    const id = randomUUID()
    const path = await renew(maya, { id })
    for (const wrong of [id, `${id}.ics`, `${id}.${'A'.repeat(43)}.ics`, `${randomUUID()}.${path.split('.')[1]}`, 'x'])
      expect((await t.get(`/api/calendar/${wrong}`)).statusCode, wrong).toBe(404)
    expect((await t.post(url, { as: jonas, body: { id } })).statusCode).toBe(409)
    const [row] = await t.sql('select * from reminder_settings where user_id = $1', [maya.id])
    expect(JSON.stringify(row)).not.toContain(path.split('.')[1])
    expect((await t.get('/api/user/export', { as: maya })).body).not.toContain(id)
  })

  it('has no alarms while all reminders are stopped, and nothing for a disabled account', async () => {
    const maya = await t.someone()
    await add(maya, {})
    const path = await renew(maya)
    await t.patch('/api/reminders', { as: maya, body: { isStopped: true } })
    const [event] = await eventsAt(path)
    expect(event?.getAllSubcomponents('valarm')).toEqual([])
    await t.sql('update users set is_account_disabled = true where id = $1', [maya.id])
    expect((await t.get(path)).statusCode).toBe(404)
  })
})
