import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const url = '/api/mood-entries'

const checkIn = (as: Someone, change: object) =>
  t.post(url, { as, body: { mood: 4, timeZone: 'Europe/Berlin', ...change } })
const rowsOf = ({ id }: Someone) => t.sql('select id from mood_entries where user_id = $1', [id])

describe('a check-in with an id of the device', () => {
  it('is one record when it is sent again, and answers as it stands by now', async () => {
    const person = await t.someone()
    const clientId = randomUUID()
    const first = (await checkIn(person, { clientId })).json()
    await t.patch(`${url}/${first.id}`, { as: person, body: { mood: 1 } })
    const again = await checkIn(person, { clientId, madeSecondsAgo: 60 })
    expect([again.statusCode, again.json()]).toEqual([201, { ...first, mood: 1 }])
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('is one record when ten requests race, and one day in the streak', async () => {
    const person = await t.someone()
    const clientId = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => checkIn(person, { clientId })))
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.json().id}`)).size).toBe(1)
    expect(await rowsOf(person)).toHaveLength(1)
    const [progress] = await t.sql('select * from user_progress where user_id = $1', [person.id])
    expect(progress).toMatchObject({ check_in_streak: 1, average_mood: 4 })
  })

  it('is changed and deleted by that id too, twice as well as once', async () => {
    const person = await t.someone()
    const clientId = randomUUID()
    await checkIn(person, { clientId })
    const change = () => t.patch(`${url}/${clientId}`, { as: person, body: { mood: 2, notes: 'Later' } })
    const changed = await Promise.all([change(), change()])
    expect(changed.map((reply) => reply.json())).toMatchObject([
      { mood: 2, notes: 'Later', clientId },
      { mood: 2, clientId },
    ])
    const stranger = await t.someone()
    expect((await t.delete(`${url}/${clientId}`, { as: stranger })).statusCode).toBe(404)
    const removed = [
      await t.delete(`${url}/${clientId}`, { as: person }),
      await t.delete(`${url}/${clientId}`, { as: person }),
    ]
    expect(removed.map((reply) => reply.statusCode)).toEqual([200, 404])
    expect(await rowsOf(person)).toEqual([])
  })

  it('belongs to one person: the same id on another account is another check-in', async () => {
    const [one, other] = [await t.someone(), await t.someone()]
    const clientId = randomUUID()
    expect((await checkIn(one, { clientId })).json().id).not.toBe((await checkIn(other, { clientId })).json().id)
  })
})
