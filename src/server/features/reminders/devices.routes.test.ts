import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { pushDevicesMax } from '#rules/moments/reminders.ts'
import { startPushService } from '#server/testing/push-service.ts'
import { type Someone, useTestApp } from '#server/testing/test-app.ts'

const push = await startPushService()
afterAll(push.stop)
const t = useTestApp()
const url = '/api/push/subscriptions'

/** What a browser would register, with an address that looks public. */
function browser() {
  const { keys } = push.newDevice()
  return { endpoint: `https://push.example.com/${randomUUID()}`, keys }
}
const add = (as: Someone, body: object) => t.post(url, { as, body })
const remove = (as: Someone, body: object) => t.delete(url, { as, body })
const devicesOf = async (as: Someone): Promise<{ id: string; endpoint: string }[]> =>
  (await t.get('/api/reminders', { as })).json().devices
const endpointsOf = async (as: Someone) => (await devicesOf(as)).map(({ endpoint }) => endpoint)

describe('adding a device', () => {
  it('stores what a browser sends, and lists it', async () => {
    const maya = await t.someone()
    const [id, one] = [randomUUID(), browser()]
    const reply = await add(maya, { id, ...one, expirationTime: null })
    expect(reply.statusCode).toBe(201)
    const device = { id, device: expect.any(String), endpoint: one.endpoint, createdAt: expect.any(String) }
    expect(reply.json()).toEqual(device)
    expect(await devicesOf(maya)).toEqual([device])
  })

  it.each([['id'], ['clientId']])('is one device when the same %s is sent again, also at once', async (name) => {
    const maya = await t.someone()
    const [id, one, renewed] = [randomUUID(), browser(), browser()]
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(maya, { [name]: id, ...one })))
    for (const reply of replies) expect([reply.statusCode, reply.json().id]).toEqual([201, id])
    await add(maya, { [name]: id, ...renewed })
    expect(await endpointsOf(maya)).toEqual([renewed.endpoint])
  })

  it('is one device when a browser comes with no id, or another one', async () => {
    const maya = await t.someone()
    const one = browser()
    const first = (await add(maya, one)).json().id
    expect((await add(maya, one)).json().id).toBe(first)
    await add(maya, { id: randomUUID(), ...one })
    expect(await devicesOf(maya)).toHaveLength(1)
  })

  it(`takes ${pushDevicesMax} of one person, also when they come at once, and then says so`, async () => {
    const maya = await t.someone()
    const replies = await Promise.all(Array.from({ length: pushDevicesMax + 3 }, () => add(maya, browser())))
    const refused = replies.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.json().message).toBe('You have 10 devices with reminders. Remove one to make room.')
    const [known] = await devicesOf(maya)
    expect((await add(maya, { id: known?.id, ...browser() })).statusCode).toBe(201)
    await remove(maya, { id: known?.id })
    expect((await add(maya, browser())).statusCode).toBe(201)
  })

  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.8/x',
    'https://8.8.8.8/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://db.internal/x',
    'https://push.example.com:8443/x',
    'https://user:word@push.example.com/x',
    'file:///etc/passwd',
    'push.example.com',
    'https://push.example.com/\u0000',
    'https://push.example.com/\ud800',
    '',
  ])('refuses the address %j', async (endpoint) => {
    const maya = await t.someone()
    const reply = await add(maya, { ...browser(), endpoint })
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'A push address is a public one that begins with https',
    ])
    expect(await devicesOf(maya)).toEqual([])
  })

  it.each([
    { p256dh: Buffer.alloc(65, 9).toString('base64url') },
    { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url') },
    { auth: Buffer.alloc(12, 9).toString('base64url') },
    { p256dh: 'x' },
    { auth: undefined },
  ])('refuses keys with which nothing can be encrypted: %j', async (change) => {
    const { endpoint, keys } = browser()
    const reply = await add(await t.someone(), { endpoint, keys: { ...keys, ...change } })
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'The keys are not those of a push subscription'])
  })
})

describe('whose device it is', () => {
  it('depends on the owner: the same id of somebody else is another device', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    const [id, hers, his] = [randomUUID(), browser(), browser()]
    await add(maya, { id, ...hers })
    expect((await remove(jonas, { id })).json()).toEqual({ wasThere: false })
    expect((await remove(jonas, { endpoint: hers.endpoint })).json()).toEqual({ wasThere: false })
    await add(jonas, { id, ...his })
    expect([await endpointsOf(maya), await endpointsOf(jonas)]).toEqual([[hers.endpoint], [his.endpoint]])
    expect((await t.post(url, { body: browser() })).statusCode).toBe(401)
    expect((await t.delete(url, { body: { id } })).statusCode).toBe(401)
  })

  it('passes to whoever signs in on the same browser, but not to somebody who only knows its address', async () => {
    const [maya, jonas] = [await t.someone(), await t.someone()]
    const one = browser()
    await add(maya, one)
    expect((await add(jonas, { ...browser(), endpoint: one.endpoint })).statusCode).toBe(409)
    expect(await endpointsOf(maya)).toEqual([one.endpoint])
    expect((await add(jonas, one)).statusCode).toBe(201)
    expect([await endpointsOf(maya), await endpointsOf(jonas)]).toEqual([[], [one.endpoint]])
  })

  it('ends with its session, wherever that is ended', async () => {
    const maya = await t.someone()
    const phone = { ...maya, cookie: await t.signIn(maya) }
    const [atDesk, inPocket] = [browser(), browser()]
    await add(maya, atDesk)
    await add(phone, inPocket)
    await t.post('/api/auth/signout', { as: phone })
    expect(await endpointsOf(maya)).toEqual([atDesk.endpoint])
  })
})

it('refuses an address longer than any push service has', async () => {
  const endpoint = `https://push.example.com/${'x'.repeat(1000)}`
  expect((await add(await t.someone(), { ...browser(), endpoint })).statusCode).toBe(400)
})

describe('removing a device', () => {
  it('is safe to repeat, by id or by address', async () => {
    const maya = await t.someone()
    const [one, other] = [browser(), browser()]
    const { id } = (await add(maya, one)).json()
    await add(maya, other)
    expect((await remove(maya, { id })).json()).toEqual({ wasThere: true })
    expect((await remove(maya, { id })).json()).toEqual({ wasThere: false })
    expect((await remove(maya, { endpoint: other.endpoint })).json()).toEqual({ wasThere: true })
    expect(await devicesOf(maya)).toEqual([])
    expect((await remove(maya, { endpoint: 'https://push.example.com/\u0000' })).statusCode).toBe(400)
    const unnamed = await remove(maya, {})
    expect([unnamed.statusCode, unnamed.json().message]).toEqual([400, 'Say which device'])
  })
})
