import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import journal from '#server/db/migrations/meta/_journal.json' with { type: 'json' }
import { type Cluster, startCluster } from './testing/cluster.ts'
import { type Person, register, sendAs } from './testing/person.ts'

/** The promise is ten seconds; a busy machine gets some more. */
const stopWithinMs = 15_000
const closers: (() => Promise<unknown>)[] = []
let cluster: Cluster
let site: string
let people: Person[]

beforeAll(async () => {
  cluster = await startCluster(closers)
  site = cluster.proxy.url
  people = []
  for (let n = 0; n < 6; n += 1) people.push(await register(site, `member${n}@example.com`))
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

describe('three instances on one database', () => {
  it('prepare it once, although all of them started at the same moment', async () => {
    const { rows } = await cluster.sql.query('select hash from drizzle.__drizzle_migrations')
    expect(rows).toHaveLength(journal.entries.length)
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(journal.entries.length)
    for (const { url } of cluster.instances) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect([...cluster.proxy.answered.values()]).toEqual([2, 2, 2])
  })

  it('know the same sessions, and end one together', async () => {
    const [first, second] = cluster.instances
    const leaving = await register(first!.url, 'leaving@example.com')
    for (const { url } of cluster.instances) expect((await leaving.get(url, '/api/user')).status).toBe(200)
    expect((await leaving.send('POST', second!.url, '/api/auth/signout')).status).toBe(200)
    for (const { url } of cluster.instances) expect((await leaving.get(url, '/api/user')).status).toBe(401)
  })

  it('count tries together: ten wrong passwords, whichever instance is asked', async () => {
    const email = people[0]?.email
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const reply = await sendAs('', 'POST', site, '/api/login', { email, password: `wrong ${n} guess` })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    for (const { url } of cluster.instances) {
      const reply = await sendAs('', 'POST', url, '/api/login', { email, password: people[0]?.password })
      expect(reply.status).toBe(429)
    }
  })

  it('send each mail once', async () => {
    const welcomes = async () => {
      const files = await readdir(cluster.outbox).catch(() => [])
      const mails = await Promise.all(files.map((name) => readFile(join(cluster.outbox, name), 'utf8')))
      return mails.map((mail) => mail.match(/^To: (member\d@example\.com)/m)?.[1]).filter(Boolean)
    }
    for (let tries = 0; tries < 100 && (await welcomes()).length < people.length; tries += 1) await wait(100)
    // Long enough for a second one to arrive, if there were one.
    await wait(1000)
    expect((await welcomes()).sort()).toEqual(people.map(({ email }) => email).sort())
  })
})

describe('a streaming replica', () => {
  let reader: Person
  let writer: Person

  beforeAll(async () => {
    const [first, second] = people
    if (!first || !second) throw new Error('There is nobody to read and write')
    reader = first
    writer = second
    await cluster.sql.query(
      `update users set subscription_status = 'active', last_wrote_at = now() - interval '1 hour'`,
    )
    await cluster.untilCaughtUp()
  })

  async function titlesSeenBy(person: Person, at = site) {
    const reply = await person.get(at, '/api/forum/posts')
    expect(reply.status).toBe(200)
    return ((await reply.json()) as { title: string }[]).map(({ title }) => title)
  }
  async function post(title: string) {
    const body = { title, content: 'Something to talk about.', category: 'social', clientId: crypto.randomUUID() }
    expect((await writer.send('POST', site, '/api/forum/posts', body)).status).toBe(201)
  }
  async function countReads(by: 'replica' | 'primary') {
    const pages = await Promise.all(cluster.instances.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
    const line = new RegExp(`database_replica_reads_total\\{by="${by}"\\} (\\d+)`)
    return pages.reduce((sum, page) => sum + Number(page.match(line)?.[1]), 0)
  }

  it('answers people who only read; whoever wrote something sees it at once, on every instance', async () => {
    await cluster.onReplica.query('select pg_wal_replay_pause()')
    const before = await countReads('replica')
    await post('Written while the replica stands still')
    expect(await titlesSeenBy(reader)).toEqual([])
    expect(await countReads('replica')).toBeGreaterThan(before)
    for (const { url } of cluster.instances)
      expect(await titlesSeenBy(writer, url)).toEqual(['Written while the replica stands still'])

    await cluster.onReplica.query('select pg_wal_replay_resume()')
    await cluster.untilCaughtUp()
    expect(await titlesSeenBy(reader)).toEqual(['Written while the replica stands still'])
  })

  it('answers every read that says it may lag, by itself', async () => {
    const before = await countReads('primary')
    const { rows } = await cluster.sql.query('select id from forum_posts')
    const paths = ['/posts', '/posts/mine', '/categories', `/posts/${rows[0].id}`, `/posts/${rows[0].id}/replies`]
    const others = [
      '/api/mood-entries',
      '/api/techniques/stats',
      '/api/notifications',
      '/api/notifications/unread-count',
    ]
    for (const path of [...paths.map((end) => `/api/forum${end}`), ...others, '/api/progress?timeZone=UTC']) {
      const answered = await countReads('replica')
      expect((await reader.get(site, path)).status, path).toBe(200)
      expect(await countReads('replica'), path).toBeGreaterThan(answered)
    }
    expect(await countReads('primary')).toBe(before)
  })

  it('is never asked who somebody is, and is asked nothing once it is far behind or gone', async () => {
    await cluster.onReplica.query('select pg_wal_replay_pause()')
    await cluster.sql.query('update users set is_account_disabled = true where email = $1', [reader.email])
    expect((await reader.get(site, '/api/notifications')).status).toBe(403)
    await cluster.sql.query('update users set is_account_disabled = false where email = $1', [reader.email])
    await post('Written while it is far behind')
    expect(await titlesSeenBy(reader)).not.toContain('Written while it is far behind')
    await wait(5500)
    expect(await titlesSeenBy(reader)).toContain('Written while it is far behind')

    await cluster.onReplica.query('select pg_wal_replay_resume()')
    await cluster.untilCaughtUp()
    const before = await countReads('replica')
    expect(await titlesSeenBy(reader)).toHaveLength(2)
    expect(await countReads('replica')).toBeGreaterThan(before)
    await cluster.stopReplica()
    for (let tries = 0; tries < 9; tries += 1) expect(await titlesSeenBy(reader)).toHaveLength(2)
  })
})

describe('an instance killed under load, and another that is told to stop', () => {
  it('lose no acknowledged write, no session and no request that follows', async () => {
    const acknowledged: string[] = []
    const refused: number[] = []
    let isOver = false

    /** Like a phone: sends the same id again until it is acknowledged. */
    async function keepWriting(person: Person) {
      while (!isOver) {
        const clientId = crypto.randomUUID()
        const body = { techniqueId: 'power-breathing', durationMinutes: 1, clientId }
        let status = 502
        while (status === 502) status = (await person.send('POST', site, '/api/techniques/usage', body)).status
        if (status === 201) acknowledged.push(clientId)
        else refused.push(status)
        await wait(25)
      }
    }
    const untilWritten = async (count: number) => {
      while (acknowledged.length < count && refused.length === 0) await wait(20)
    }
    const writing = people.map(keepWriting)
    await untilWritten(60)
    await cluster.instances[1]!.kill()
    await untilWritten(160)
    const askedAt = Date.now()
    expect(await cluster.instances[2]!.stop()).toBe(0)
    expect(Date.now() - askedAt).toBeLessThan(stopWithinMs)
    await untilWritten(220)
    isOver = true
    await Promise.all(writing)

    expect(refused).toEqual([])
    const { rows } = await cluster.sql.query('select client_id from technique_usage')
    expect(rows.map((row) => row.client_id).sort()).toEqual(acknowledged.sort())
    for (const person of people) expect((await person.get(site, '/api/user')).status).toBe(200)
  })
})
