import { describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const url = '/api/reminders'
const change = (as: Someone, body: object) => t.patch(url, { as, body })
const nothingOn = { isStopped: false, byMail: false, quietHours: null, devices: [], calendarUrl: null }

describe('how somebody is reminded', () => {
  it('is off until they turn it on, one at a time', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    await t.sql('update users set email_verified = true where id = $1', [maya.id])
    expect((await t.get(url, { as: maya })).json()).toEqual(nothingOn)
    expect((await change(maya, { byMail: true })).json()).toEqual({ ...nothingOn, byMail: true })
    const quietHours = { from: '22:00', until: '07:30' }
    expect((await change(maya, { quietHours })).json()).toEqual({ ...nothingOn, byMail: true, quietHours })
    expect((await change(maya, { isStopped: true })).json()).toMatchObject({ isStopped: true, byMail: true })
    expect((await change(maya, {})).json()).toMatchObject({ isStopped: true, byMail: true, quietHours })
    expect((await change(maya, { quietHours: null, isStopped: false })).json()).toEqual({ ...nothingOn, byMail: true })
    expect((await t.get(url, { as: jonas })).json()).toEqual(nothingOn)
    expect((await t.get(url)).statusCode).toBe(401)
  })

  it('is by mail only where the address is confirmed', async () => {
    const maya = await t.someone()
    const reply = await change(maya, { byMail: true })
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'Confirm your address first. We only send reminders to an address we know is yours.',
    ])
    expect((await t.get(url, { as: maya })).json()).toEqual(nothingOn)
  })

  it.each([
    [{ quietHours: { from: '24:00', until: '07:00' } }, 'A time is written like 22:00'],
    [{ quietHours: { from: '22:00' } }, 'A time is written like 22:00'],
    [{ quietHours: { from: '22:00', until: '22:00' } }, 'Quiet hours end at another time than they begin'],
    [{ quietHours: 'night' }, 'Quiet hours have a beginning and an end'],
    [{ isStopped: 'yes' }, 'Say whether all reminders stop'],
  ])('refuses %j and says why', async (body, message) => {
    const reply = await change(await t.someone(), body)
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })
})
