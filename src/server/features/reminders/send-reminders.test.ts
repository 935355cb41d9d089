import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mail } from '#server/platform/jobs/mailer.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { startPushService } from '#server/testing/push-service.ts'
import { type Someone, testSecret, useTestApp } from '#server/testing/test-app.ts'
import { claimDelivery, deleteOldDeliveries } from './deliveries.queries.ts'
import { createPushKeys } from './push-keys.ts'
import { createPushSender } from './push-sender.ts'
import { createSendReminders } from './send-reminders.ts'

const push = await startPushService()
afterAll(push.stop)
const t = useTestApp({ env: { PUSH_LOCAL: 'on' } })
const contactEmail = 'hello@hearten.example'

let maya: Someone
let mails: Mail[]
beforeEach(async () => {
  maya = await t.someone()
  mails = []
})
afterEach(async () => {
  push.received.length = 0
  push.answerWith(() => 201)
  await t.sql('delete from moments')
})

/** Another of the instances that look for reminders every minute. */
function instance({ allowsLocal = true } = {}) {
  const { db } = t.connection
  const log = createLogger('silent')
  const readKeys = createPushKeys({ db, secret: testSecret, log })
  const sendPush = createPushSender({ readKeys, contactEmail, allowsLocal })
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  return createSendReminders({ db, mailer, sendPush, log, appUrl: () => 'https://hearten.example' })
}
const lookAt = (now: string) => instance()(new Date(now))

async function addDevice(as: Someone = maya) {
  const device = push.newDevice()
  const reply = await t.post('/api/push/subscriptions', { as, body: { id: randomUUID(), ...device } })
  expect(reply.statusCode).toBe(201)
  return device.endpoint
}

/** Chosen long ago: whether a reminder is late is counted from the last change. */
const longAgo = (momentId: string) => t.sql(`update moments set updated_at = '2020-01-01' where id = $1`, [momentId])

const standUp = {
  title: 'The stand-up',
  startsAt: '2026-11-17T09:00',
  timeZone: 'Europe/Berlin',
  lifeArea: 'work',
  reminders: ['evening', 'hour', 'ten_minutes'],
}
async function addMoment(change: object = {}, as: Someone = maya): Promise<string> {
  const { id } = (await t.post('/api/moments', { as, body: { ...standUp, ...change } })).json()
  await longAgo(id)
  return id
}
async function changeMoment(id: string, body: object) {
  expect((await t.patch(`/api/moments/${id}`, { as: maya, body })).statusCode).toBe(200)
  await longAgo(id)
}
const set = (body: object) => t.patch('/api/reminders', { as: maya, body })
const wantMail = async () => {
  await t.sql('update users set email_verified = true where id = $1', [maya.id])
  await set({ byMail: true })
}
const titles = () => push.received.map(({ message }) => message.title)

describe('a reminder', () => {
  it('reaches the device encrypted and signed, in neutral words, and links to the moment’s preparation', async () => {
    const endpoint = await addDevice()
    const momentId = await addMoment()
    await lookAt('2026-11-17T07:50:05Z')
    const { key } = (await t.get('/api/push/key', { as: maya })).json()
    const href = `/moments/${momentId}?phase=before`
    const topic = expect.stringMatching(/^[\w-]{32}$/)
    expect(push.received).toEqual([
      {
        endpoint,
        message: { title: 'Hearten: 10 minutes', href, tag: topic },
        topic,
        ttl: 235,
        urgency: 'high',
        key,
        claims: { aud: new URL(endpoint).origin, exp: expect.any(Number), sub: `mailto:${contactEmail}` },
      },
    ])
    expect(push.received[0]?.message.tag).toBe(push.received[0]?.topic)
    expect(JSON.stringify(push.received)).not.toContain('stand-up')
  })

  it('comes at each chosen time, to each device, and to nobody else', async () => {
    await addDevice()
    await addDevice()
    await addDevice(await t.someone())
    await addMoment()
    for (const now of ['2026-11-16T18:00:20Z', '2026-11-17T07:00:20Z', '2026-11-17T07:50:20Z']) await lookAt(now)
    const [evening, hour, minutes] = ['Hearten: tomorrow', 'Hearten: 1 hour', 'Hearten: 10 minutes']
    expect(titles()).toEqual([evening, evening, hour, hour, minutes, minutes])
  })

  // On the morning after the clocks changed, each reminder comes at its local time.
  it.each([
    ['Europe/Berlin', '2027-03-28', ['2027-03-27T18:00Z', '2027-03-28T06:00Z', '2027-03-28T06:50Z']],
    ['Europe/Berlin', '2027-10-31', ['2027-10-30T17:00Z', '2027-10-31T07:00Z', '2027-10-31T07:50Z']],
    ['America/New_York', '2027-03-14', ['2027-03-14T00:00Z', '2027-03-14T12:00Z', '2027-03-14T12:50Z']],
    ['America/New_York', '2027-11-07', ['2027-11-06T23:00Z', '2027-11-07T13:00Z', '2027-11-07T13:50Z']],
    ['Australia/Lord_Howe', '2027-04-04', ['2027-04-03T08:00Z', '2027-04-03T21:30Z', '2027-04-03T22:20Z']],
    ['Australia/Lord_Howe', '2027-10-03', ['2027-10-02T08:30Z', '2027-10-02T21:00Z', '2027-10-02T21:50Z']],
  ])('comes at its minute and once in %s, after the clocks changed on %s', async (timeZone, day, minutes) => {
    await addDevice()
    await addMoment({ startsAt: `${day}T09:00`, timeZone })
    for (const [index, minute] of minutes.entries()) {
      const at = Date.parse(minute)
      await instance()(new Date(at - 1000))
      expect(titles(), minute).toHaveLength(index)
      await instance()(new Date(at + 1000))
      await instance()(new Date(at + 61_000))
      expect(titles(), minute).toHaveLength(index + 1)
    }
    expect(titles()).toEqual(['Hearten: tomorrow', 'Hearten: 1 hour', 'Hearten: 10 minutes'])
  })

  it('comes once, however many look, how often, and at the same time', async () => {
    await addDevice()
    await wantMail()
    await addMoment()
    const now = new Date('2026-11-17T07:50:05Z')
    await Promise.all(Array.from({ length: 6 }, () => instance()(now)))
    await instance()(new Date('2026-11-17T07:51:05Z'))
    expect(titles()).toEqual(['Hearten: 10 minutes'])
    expect(mails).toHaveLength(1)
  })

  it('moves with its moment, even after a reminder for the old time went out', async () => {
    await addDevice()
    const id = await addMoment({ reminders: ['hour'] })
    await lookAt('2026-11-17T07:00:05Z')
    await changeMoment(id, { startsAt: '2026-11-17T10:00' })
    await lookAt('2026-11-17T07:01:05Z')
    expect(titles()).toHaveLength(1)
    await lookAt('2026-11-17T08:00:05Z')
    expect(titles()).toHaveLength(2)
    await changeMoment(id, { title: 'Renamed' })
    await lookAt('2026-11-17T08:01:05Z')
    expect(titles()).toHaveLength(2)
  })

  it('does not come for a moment that is deleted, closed, over, or no longer to be reminded of', async () => {
    await addDevice()
    const gone = await addMoment({ startsAt: '2026-11-17T09:00' })
    await t.delete(`/api/moments/${gone}`, { as: maya })
    await changeMoment(await addMoment(), { isClosed: true })
    await changeMoment(await addMoment(), { reminders: [] })
    await changeMoment(await addMoment(), { startsAt: null })
    await lookAt('2026-11-17T07:50:05Z')
    await lookAt('2026-11-17T08:00:05Z')
    expect(titles()).toEqual([])
  })

  it('is not sent in quiet hours, to a disabled account, or after all reminders were stopped', async () => {
    await addDevice()
    await wantMail()
    await addMoment()
    await set({ quietHours: { from: '20:00', until: '08:30' } })
    await lookAt('2026-11-17T07:00:05Z')
    expect([titles(), mails]).toEqual([[], []])
    await set({ quietHours: null, isStopped: true })
    await lookAt('2026-11-17T07:01:05Z')
    expect([titles(), mails]).toEqual([[], []])
    await set({ isStopped: false })
    await t.sql('update users set is_account_disabled = true where id = $1', [maya.id])
    await lookAt('2026-11-17T07:02:05Z')
    expect([titles(), mails]).toEqual([[], []])
    await t.sql('update users set is_account_disabled = false where id = $1', [maya.id])
    await lookAt('2026-11-17T07:03:05Z')
    expect([titles().length, mails.length]).toEqual([1, 1])
  })

  it('is not sent when the person stops all, or moves it, between the look and the sending', async () => {
    const momentId = await addMoment()
    const { db } = t.connection
    const startsAt = new Date('2026-11-17T08:00:00Z')
    const about = (target: string) => {
      const dueAt = new Date('2026-11-17T07:00:00Z')
      return claimDelivery(db, { userId: maya.id, momentId, kind: 'hour', dueAt, target }, startsAt)
    }
    expect(await about('one')).toBe(true)
    await set({ isStopped: true })
    expect(await about('two')).toBe(false)
    await set({ isStopped: false })
    expect(await about('two')).toBe(true)
    await changeMoment(momentId, { startsAt: '2026-11-17T10:00' })
    expect(await about('three')).toBe(false)
    await t.delete(`/api/moments/${momentId}`, { as: maya })
    expect(await about('four')).toBe(false)
  })
})

it('is remembered as sent for a week, and then no longer', async () => {
  await addDevice()
  await addMoment({ reminders: ['hour'] })
  await lookAt('2026-11-17T07:00:05Z')
  const remembered = async (age: string) => {
    await t.sql(`update reminder_deliveries set due_at = now() - $1::interval`, [age])
    await deleteOldDeliveries(t.connection.db)
    return (await t.sql('select 1 from reminder_deliveries')).length
  }
  expect(await remembered('6 days')).toBe(1)
  expect(await remembered('8 days')).toBe(0)
})

describe('mail', () => {
  it('says no more than the locked screen, and leads to the moment and to the way out', async () => {
    await wantMail()
    const momentId = await addMoment({ who: 'Kim' })
    await lookAt('2026-11-17T07:50:05Z')
    const [mail] = mails
    expect(mail).toMatchObject({ to: maya.email, subject: 'Hearten: 10 minutes' })
    expect(mail?.text).toContain(`https://hearten.example/moments/${momentId}?phase=before`)
    expect(mail?.text).toContain('https://hearten.example/account#reminders')
    expect(JSON.stringify(mail)).not.toMatch(/stand-up|Kim/)
    expect(mail?.headers?.['Message-ID']).toMatch(/^<[\w-]{32}@reminders\.hearten>$/)
    expect(push.received).toEqual([])
  })

  it('goes only where it was asked for, and never to an address that is no longer confirmed', async () => {
    await addMoment()
    await lookAt('2026-11-17T07:50:05Z')
    await wantMail()
    await t.sql('update users set email_verified = false where id = $1', [maya.id])
    await lookAt('2026-11-17T07:51:05Z')
    expect(mails).toEqual([])
  })
})

describe('a push service', () => {
  it.each([404, 410])('that answers %d has its device removed', async (status) => {
    await addDevice()
    await addMoment()
    push.answerWith(() => status)
    await lookAt('2026-11-17T07:00:05Z')
    expect((await t.get('/api/reminders', { as: maya })).json().devices).toEqual([])
  })

  it.each([429, 503])('that answers %d is asked again at the next look', async (status) => {
    await addDevice()
    await addMoment()
    push.answerWith(() => status)
    await lookAt('2026-11-17T07:00:05Z')
    push.answerWith(() => 201)
    await lookAt('2026-11-17T07:01:05Z')
    await lookAt('2026-11-17T07:02:05Z')
    expect(titles()).toEqual(['Hearten: 1 hour', 'Hearten: 1 hour'])
    expect((await t.get('/api/reminders', { as: maya })).json().devices).toHaveLength(1)
  })

  it.each([400, 302])('that answers %d is neither asked again nor followed', async (status) => {
    await addDevice()
    await addMoment()
    push.answerWith(() => status)
    await lookAt('2026-11-17T07:00:05Z')
    await lookAt('2026-11-17T07:01:05Z')
    expect(titles()).toHaveLength(1)
  })

  it('inside our own network is never called, whatever the table says', async () => {
    await addDevice()
    await addMoment()
    await instance({ allowsLocal: false })(new Date('2026-11-17T07:00:05Z'))
    expect(push.received).toEqual([])
    expect((await t.get('/api/reminders', { as: maya })).json().devices).toEqual([])
  })

  it('whose name resolves into our own network is not called either', async () => {
    // Checked when connecting: whoever owns a name can change where it leads at any time.
    const inside = [{ address: '127.0.0.1', family: 4 }]
    vi.spyOn(dns, 'lookup').mockImplementation(((
      _name: string,
      _options: object,
      done: (...found: unknown[]) => void,
    ) => done(null, inside)) as typeof dns.lookup)
    const send = createPushSender({
      readKeys: createPushKeys({ db: t.connection.db, secret: testSecret, log: createLogger('silent') }),
      contactEmail,
      allowsLocal: false,
    })
    const { keys } = push.newDevice()
    const message = { payload: {}, topic: 'x', ttlSeconds: 1, isUrgent: false }
    expect(await send({ endpoint: 'https://push.example.com/', ...keys }, message)).toBe('gone')
  })
})
