import { describe, expect, it } from 'vitest'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const base = '/api/moments'

async function momentOf(as: Someone): Promise<string> {
  const body = { title: 'The stand-up', startsAt: '2026-11-17T09:00:00Z', lifeArea: 'work' }
  return (await t.post(base, { as, body })).json().id
}

describe('before', () => {
  const said = {
    fear: 'I go blank.',
    certaintyBefore: 70,
    safetyHabitId: 'hold-phone',
    lines: ['Still on the login page.', { text: 'Who has the keys?', cueId: 'work-elevator-icebreaker-1' }],
  }
  const prepared = {
    fear: 'I go blank.',
    certaintyBefore: 70,
    safetyHabitId: 'hold-phone',
    safetyHabit: 'Holding my phone or looking at it',
    lines: [
      { text: 'Still on the login page.', cueId: null },
      { text: 'Who has the keys?', cueId: 'work-elevator-icebreaker-1' },
    ],
  }

  it('holds the prediction, the habit to leave out and the lines, however often it is sent', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    for (const _ of ['first', 'retry']) {
      const reply = await t.put(`${base}/${id}/before`, { as: maya, body: said })
      expect(reply.json()).toMatchObject({ before: prepared, after: null, closedAt: null })
    }
  })

  it('is replaced as a whole by what was sent last; empty means skipped', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    await t.put(`${base}/${id}/before`, { as: maya, body: said })
    const skipped = (await t.put(`${base}/${id}/before`, { as: maya, body: {} })).json()
    expect(skipped.before).toEqual({
      fear: null,
      certaintyBefore: null,
      safetyHabitId: null,
      safetyHabit: null,
      lines: [],
    })
  })

  it.each([
    [{ certaintyBefore: 101 }, 'How sure you are is a whole number from 0 to 100'],
    [{ lines: ['a', 'b', 'c', 'd'] }, 'Take at most 3 lines with you'],
    [{ lines: [''] }, 'A line is some words, or a line of the library'],
    [{ fear: 'x'.repeat(501) }, 'What you fear can have at most 500 characters'],
    [{ safetyHabitId: 'juggle' }, 'That habit is not on the list. Choose another, or write it in your own words.'],
  ])('refuses %o and says why', async (change, message) => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    const reply = await t.put(`${base}/${id}/before`, { as: maya, body: change })
    expect([reply.statusCode, reply.json().message]).toEqual([400, message])
  })

  it('accepts half an emoji and invisible characters', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    const body = { fear: 'Help \ud83d', lines: ['Hi \ud83d', 'a\u0000b'] }
    expect((await t.put(`${base}/${id}/before`, { as: maya, body })).statusCode).toBe(200)
  })
})

describe('after', () => {
  const said = {
    facts: 'I spoke for a minute. Two people asked something.',
    outcome: 'partly',
    certaintyAfter: 30,
    habitDropped: 'yes',
    wentWell: 'I answered both.',
    learnt: 'Pauses are shorter than they feel.',
    tryNext: null,
  }

  it('closes the moment, and says it once however often it is sent', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    const send = async (body: object) => (await t.put(`${base}/${id}/after`, { as: maya, body })).json()
    const first = await send(said)
    expect(first).toMatchObject({ after: said, closedAt: expect.any(String) })
    expect(await send(said)).toEqual(first)
    const more = await send({ ...said, facts: 'Kim said thanks later.' })
    expect(more).toMatchObject({ closedAt: first.closedAt, after: { facts: 'Kim said thanks later.' } })
  })

  it('closes by the hour at which it was written on a device without a network', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    await t.sql(`update moments set created_at = now() - interval '1 day' where id = $1`, [id])
    const twoHours = 2 * 60 * 60
    await t.put(`${base}/${id}/after`, { as: maya, body: { ...said, madeSecondsAgo: twoHours } })
    const [row] = await t.sql(
      'select round(extract(epoch from now() - closed_at) / 60)::int as ago from moments where id = $1',
      [id],
    )
    expect(row).toEqual({ ago: 120 })
  })

  it('is never before the moment was added, whatever the device says', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    await t.put(`${base}/${id}/after`, { as: maya, body: { madeSecondsAgo: 9999 } })
    expect(await t.sql('select closed_at = created_at as same from moments where id = $1', [id])).toEqual([
      { same: true },
    ])
  })
})

describe('the calendar file', () => {
  it('holds the title and the time, and nothing that was written about it', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    await t.put(`${base}/${id}/before`, { as: maya, body: { fear: 'I go blank.', lines: ['Hello there.'] } })
    const reply = await t.get(`${base}/${id}/calendar.ics`, { as: maya })
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(reply.headers['content-disposition']).toContain('.ics')
    expect(reply.body).toContain('SUMMARY:The stand-up\r\n')
    expect(reply.body).toContain('DTSTART:20261117T090000Z\r\n')
    expect(reply.body).not.toMatch(/blank|Hello/)
  })

  it('needs a time', async () => {
    const maya = await t.someone()
    const id = await momentOf(maya)
    await t.patch(`${base}/${id}`, { as: maya, body: { startsAt: null } })
    const reply = await t.get(`${base}/${id}/calendar.ics`, { as: maya })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
  })
})

describe('who may', () => {
  it('is everybody with an account, for their own; a visitor signs in first, a disabled account is refused', async () => {
    for (const person of [await t.someone(), await t.premium(), await t.admin()]) {
      const id = await momentOf(person)
      expect((await t.put(`${base}/${id}/before`, { as: person, body: {} })).statusCode).toBe(200)
      expect((await t.put(`${base}/${id}/after`, { as: person, body: {} })).statusCode).toBe(200)
    }
    expect((await t.get(base)).statusCode).toBe(401)
    expect((await t.post(base, { body: {} })).statusCode).toBe(401)
    const refused = await t.get(base, { as: await t.disabled() })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_disabled'])
  })

  it('is nobody else, an administrator included', async () => {
    const [maya, admin] = [await t.someone(), await t.admin()]
    const id = await momentOf(maya)
    for (const reply of [
      await t.get(`${base}/${id}`, { as: admin }),
      await t.put(`${base}/${id}/before`, { as: admin, body: { fear: 'Theirs.' } }),
      await t.put(`${base}/${id}/after`, { as: admin, body: { facts: 'Theirs.' } }),
      await t.get(`${base}/${id}/calendar.ics`, { as: admin }),
      await t.delete(`${base}/${id}`, { as: admin }),
    ])
      expect(reply.statusCode).toBe(404)
    expect((await t.get(base, { as: maya })).json()).toMatchObject([{ id, before: null, after: null }])
  })
})
