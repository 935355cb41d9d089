import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { connect } from '#server/db/database.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { useBundledServer } from '#server/testing/bundled-server.ts'
import { startPushService } from '#server/testing/push-service.ts'
import { endServer, startServer } from '#server/testing/server-process.ts'
import { testSecret } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { createPushKeys } from './push-keys.ts'
import { createPushSender } from './push-sender.ts'
import { createSendReminders } from './send-reminders.ts'

const programs = useBundledServer()

/** Another instance on the same database, which looks for due reminders when told to. */
function instance(url: string) {
  const { db, close } = connect({ url, maxConnections: 4, onIdleError: () => {} })
  const log = createLogger('silent')
  const readKeys = createPushKeys({ db, secret: testSecret, log })
  const sendPush = createPushSender({ readKeys, contactEmail: 'hello@hearten.example', allowsLocal: true })
  const mailer = { send: async () => {} }
  return { sendDue: createSendReminders({ db, mailer, sendPush, log, appUrl: () => '' }), close }
}

it('a reminder is on the device once, whichever instance sends it, when one is killed while it does', {
  timeout: 240_000,
}, async () => {
  const push = await startPushService()
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'hearten-reminders-'))
  const db = new pg.Client({ connectionString: database.url })
  await db.connect()
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: testSecret,
    PORT: '0',
    CLIENT_DIR: '',
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
    PUSH_LOCAL: 'on',
  }
  const post = async (url: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', cookie }
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(reply.status).toBe(201)
    return reply
  }
  const done = async () => (await db.query('select 1 from reminder_deliveries where done_at is not null')).rowCount
  /** Queues the job that the scheduler queues every minute, for whichever instance takes it. */
  const handIn = async () => {
    const job = `insert into pgboss.job (name, data) values ('moment-reminders', '{}') returning id`
    return (await db.query<{ id: string }>(job)).rows[0]?.id
  }
  const stateOf = async (job: string | undefined) =>
    (await db.query<{ state: string }>('select state from pgboss.job where id = $1', [job])).rows[0]?.state

  const [first, second] = await Promise.all([startServer(programs.main, env), startServer(programs.main, env)])
  const person = { email: 'crash@example.com', password: 'correct horse battery', firstName: 'Robin' }
  const cookie = (await post(`${first.url}/api/register`, person)).headers.get('set-cookie')?.split(';')[0] ?? ''
  await post(`${first.url}/api/push/subscriptions`, { id: randomUUID(), ...push.newDevice() }, cookie)

  // The message has arrived, and the sender dies before it learns that.
  const arrived = new Promise<void>((resolve) => {
    push.answerWith(() => {
      resolve()
      return new Promise(() => {})
    })
  })
  const startsAt = new Date(Date.now() + 10 * 60_000).toISOString()
  const moment = { title: 'The stand-up', startsAt, lifeArea: 'work', reminders: ['ten_minutes'] }
  await post(`${first.url}/api/moments`, moment, cookie)
  // The second instance is paused, so that the first one surely takes the job.
  second.child.kill('SIGSTOP')
  await handIn()
  await arrived
  await endServer(first.child, 'SIGKILL')
  expect(await done()).toBe(0)

  push.answerWith(() => 201)
  second.child.kill('SIGCONT')
  const third = instance(database.url)
  const look = async () => {
    const job = await handIn()
    await Promise.all([third.sendDue(), third.sendDue()])
    await expect.poll(() => stateOf(job), { timeout: 60_000, interval: 100 }).toBe('completed')
  }
  // Until the dead instance's claim expires, nobody takes its delivery; then a living one does.
  await look()
  expect(push.received).toHaveLength(1)
  await db.query('update reminder_deliveries set claimed_until = now() where done_at is null')
  await look()
  await look()
  expect(await done()).toBe(1)

  // Sent by the dead instance and again by a living one, with the same topic, so that the second replaces the first.
  expect(push.received).toHaveLength(2)
  expect(new Set(push.received.map(({ topic }) => topic)).size).toBe(1)
  expect(new Set(push.received.map(({ message }) => message.tag)).size).toBe(1)

  await Promise.all([endServer(second.child, 'SIGTERM'), third.close()])
  await db.end()
  await push.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
