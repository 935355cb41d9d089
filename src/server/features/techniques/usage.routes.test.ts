import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { techniqueIds } from '#content/techniques.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp()
const url = '/api/techniques/usage'
const run = { techniqueId: 'power-breathing', durationMinutes: 2, completed: true, rating: 5 }

const record = (as: Someone, change: object = {}) => t.post(url, { as, body: { ...run, ...change } })
const rowsOf = ({ id }: Someone) => t.sql('select * from technique_usage where user_id = $1', [id])

/** A person without records, whose calls are all refused. */
let nobodyYet: Someone
beforeAll(async () => {
  nobodyYet = await t.someone()
})

describe('recording a use', () => {
  it('keeps what was sent, for the person who sent it, in the work area unless told otherwise', async () => {
    const maya = await t.someone()
    const reply = await record(maya)
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({ ...run, category: 'work' })
    expect(reply.json()).not.toHaveProperty('userId')
    expect(await rowsOf(maya)).toMatchObject([
      { technique_id: 'power-breathing', duration_minutes: 2, completed: true, rating: 5, category: 'work' },
    ])
    expect((await record(maya, { category: 'dating' })).json().category).toBe('dating')
  })

  it('takes completed as false and no rating when they are left out', async () => {
    const maya = await t.someone()
    const reply = await t.post(url, { as: maya, body: { techniqueId: 'mental-reset', durationMinutes: 0 } })
    expect(reply.json()).toMatchObject({ completed: false, rating: null, durationMinutes: 0 })
  })

  it('knows every technique there is', async () => {
    const maya = await t.someone()
    for (const techniqueId of techniqueIds) expect((await record(maya, { techniqueId })).statusCode).toBe(201)
    expect(await rowsOf(maya)).toHaveLength(6)
  })

  it.each(['hot-yoga', 'constructor', 'POWER-BREATHING'])(
    'says that there is no technique "%s", and records nothing',
    async (techniqueId) => {
      const reply = await record(nobodyYet, { techniqueId })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({
        code: 'not_found',
        message: expect.stringMatching(/no technique by this name/),
      })
      expect(await rowsOf(nobodyYet)).toEqual([])
    },
  )

  it.each([
    [{ rating: 0 }, 'A rating is a whole number from 1 to 5'],
    [{ rating: 6 }, 'A rating is a whole number from 1 to 5'],
    [{ rating: 4.5 }, 'A rating is a whole number from 1 to 5'],
    [{ durationMinutes: -1 }, 'Minutes are a whole number from 0 to 1440'],
    [{ durationMinutes: 1441 }, 'Minutes are a whole number from 0 to 1440'],
    [{ durationMinutes: 1.5 }, 'Minutes are a whole number from 0 to 1440'],
    [{ techniqueId: ' ' }, 'Say which technique it was'],
    [{ techniqueId: 7 }, 'Say which technique it was'],
    [{ completed: 'yes' }, 'Completed is true or false'],
    [{ category: 'family' }, 'Choose work, dating or school'],
    [{ clientId: 'twice' }, 'The run’s id must be a UUID'],
  ])('refuses %j and says why', async (change, message) => {
    const reply = await record(nobodyYet, change)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input', message })
    expect(await rowsOf(nobodyYet)).toEqual([])
  })

  it('lets nobody write into somebody else’s records', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    await record(maya, { userId: jonas.id, user_id: jonas.id, id: randomUUID() })
    expect(await rowsOf(jonas)).toEqual([])
    expect(await rowsOf(maya)).toHaveLength(1)
  })
})

describe('a run with an id of the device', () => {
  it('is one record when it is sent again, and answers with the rating it has by now', async () => {
    const maya = await t.someone()
    const clientId = randomUUID()
    const first = (await record(maya, { clientId })).json()
    await t.patch(`${url}/${first.id}`, { as: maya, body: { rating: 2 } })
    const again = await record(maya, { clientId })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual({ ...first, rating: 2 })
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it('is one record when ten requests race', async () => {
    const maya = await t.someone()
    const clientId = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => record(maya, { clientId })))
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it('is rated by that id too, and dated by when it was done', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    const clientId = randomUUID()
    const { createdAt } = (await record(maya, { clientId, madeSecondsAgo: 3600 })).json()
    expect(Date.now() - Date.parse(createdAt)).toBeGreaterThan(3_599_000)
    expect(Date.now() - Date.parse(createdAt)).toBeLessThan(3_660_000)
    const rate = (as: Someone) => t.patch(`${url}/${clientId}`, { as, body: { rating: 2 } })
    expect((await rate(jonas)).statusCode).toBe(404)
    expect((await Promise.all([rate(maya), rate(maya)])).map((reply) => reply.json().rating)).toEqual([2, 2])
    expect(await rowsOf(maya)).toMatchObject([{ rating: 2 }])
  })

  it('is not accepted for another technique', async () => {
    const maya = await t.someone()
    const clientId = randomUUID()
    await record(maya, { clientId })
    const other = await record(maya, { clientId, techniqueId: 'mental-reset' })
    expect([other.statusCode, other.json().code]).toEqual([409, 'conflict'])
    expect(await rowsOf(maya)).toHaveLength(1)
  })

  it('belongs to one person: the same id on another account is another run', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    const clientId = randomUUID()
    const [hers, his] = [(await record(maya, { clientId })).json(), (await record(jonas, { clientId })).json()]
    expect(his.id).not.toBe(hers.id)
  })

  it('is needed for that: without one every call is a session of its own', async () => {
    const maya = await t.someone()
    await record(maya)
    await record(maya)
    expect(await rowsOf(maya)).toHaveLength(2)
  })
})

describe('changing the rating', () => {
  it('changes the record and nothing else in it', async () => {
    const maya = await t.someone()
    const before = (await record(maya)).json()
    const reply = await t.patch(`${url}/${before.id}`, {
      as: maya,
      body: { rating: 3, completed: false, durationMinutes: 99 },
    })
    expect(reply.json()).toEqual({ ...before, rating: 3 })
  })

  it('answers for somebody else’s record as for a missing one, and leaves it', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    const { id } = (await record(maya)).json()
    const foreign = await t.patch(`${url}/${id}`, { as: jonas, body: { rating: 1 } })
    const missing = await t.patch(`${url}/${randomUUID()}`, { as: jonas, body: { rating: 1 } })
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, 'That session isn’t in your records.'])
    expect(missing.json().message).toBe(foreign.json().message)
    expect(await rowsOf(maya)).toMatchObject([{ rating: 5 }])
  })

  it.each([0, 6, 2.5, null, '5'])('refuses a rating of %j', async (rating) => {
    const reply = await t.patch(`${url}/${randomUUID()}`, { as: nobodyYet, body: { rating } })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'A rating is a whole number from 1 to 5'])
  })

  it('refuses an id that is not an id', async () => {
    const reply = await t.patch(`${url}/1`, { as: nobodyYet, body: { rating: 3 } })
    expect(reply.statusCode).toBe(400)
  })
})

describe('who may', () => {
  const calls: [name: string, send: (as?: Someone) => ReturnType<typeof t.get>][] = [
    ['record', (as) => t.post(url, { as, body: run })],
    ['rate', (as) => t.patch(`${url}/${randomUUID()}`, { as, body: { rating: 3 } })],
    ['read the figures', (as) => t.get('/api/techniques/stats', { as })],
  ]

  it.each(calls)('%s: a visitor is asked to sign in, a disabled account is refused', async (_name, send) => {
    const visitor = await send()
    expect(`${visitor.statusCode}: ${visitor.body}`).toMatch(/^401: .*Unauthorized/)
    const disabled = await send(await t.disabled())
    expect([disabled.statusCode, disabled.json().code]).toEqual([403, 'account_disabled'])
  })

  it('free and premium members alike', async () => {
    for (const member of [await t.someone(), await t.premium(), await t.admin()]) {
      expect((await record(member)).statusCode).toBe(201)
      expect((await t.get('/api/techniques/stats', { as: member })).json().total.sessions).toBe(1)
    }
  })
})
