import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/test-app.ts'

const t = useTestApp({ hasShakyLine: true, statementMs: 1500, hasJobs: true })

/** Runs on a connection of its own, not the app's. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { connectionString = '' } = t.connection.pool.options
  const client = new pg.Client({ connectionString })
  await client.connect()
  return work(client).finally(() => client.end())
}
const endBackends = (client: pg.Client) =>
  client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'hearten'`,
  )
const rename = (as: Awaited<ReturnType<typeof t.someone>>) =>
  t.patch('/api/user', { as, body: { firstName: 'Ada', lastName: 'Vale' } })

/** Repeats until it works again, however long the machine takes. */
async function untilRenamed(as: Awaited<ReturnType<typeof t.someone>>) {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await rename(as)).statusCode === 200) return
    await wait(50)
  }
  throw new Error('Writing did not come back')
}

afterEach(() => {
  t.line.thaw()
  t.line.mend()
})

describe('a database that goes away during a write', () => {
  it('is answered with 503 and when to come back, and the next write works', async () => {
    const person = await t.someone()
    await beside(async (client) => {
      await client.query('begin')
      await client.query('select 1 from users where id = $1 for update', [person.id])
      const writing = rename(person)
      await wait(200)
      await endBackends(client)
      const reply = await writing
      expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    })
    await untilRenamed(person)
  })

  it('is survived between two statements of a transaction, and at its begin', async () => {
    const work = () =>
      t.connection.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await beside(endBackends)
        await wait(50)
        await tx.execute(sql`select 2`)
      })
    await expect(work()).rejects.toThrow()
    // More rounds than the pool has connections: if one were never returned, the pool would run out.
    for (let round = 0; round < 12; round += 1) {
      await t.connection.pool.query('select 1').catch(() => {})
      const waiting = t.connection.db.transaction((tx) => tx.execute(sql`select 1`)).catch(() => {})
      t.line.cut()
      await waiting
      t.line.mend()
    }
    await untilRenamed(await t.someone())
    expect(t.connection.pool.totalCount - t.connection.pool.idleCount).toBeLessThan(8)
  })

  it('leaves the jobs at work', async () => {
    t.line.cut()
    await wait(500)
    t.line.mend()
    const person = await t.someone()
    expect((await t.waitForMail(person.email)).to).toBe(person.email)
  })
})

describe('a database that stops answering', () => {
  it('holds nobody for long, in a transaction or outside, and its connections are not used again', async () => {
    const person = await t.someone()
    const slow = t.connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      t.line.freeze()
      await tx.execute(sql`select 2`)
    })
    await expect(slow).rejects.toThrow()
    const reply = await t.get('/api/user', { as: person })
    expect(reply.statusCode).toBe(503)
    t.line.thaw()
    await untilRenamed(person)
  })

  it('ends a statement that takes too long, and says to try again', async () => {
    const person = await t.someone()
    await beside(async (client) => {
      await client.query('begin')
      await client.query('select 1 from users where id = $1 for update', [person.id])
      expect((await rename(person)).statusCode).toBe(503)
    })
    expect((await rename(person)).statusCode).toBe(200)
  })

  it('keeps nobody in danger waiting as long as everybody else', async () => {
    const person = await t.premium()
    await t.post('/api/chat/message', { as: person, body: { message: 'Hello' } })
    t.line.freeze()
    const order: string[] = []
    const ask = async (name: string, message: string, headers: Record<string, string> = {}) => {
      const reply = await t.post('/api/chat/message', { as: person, body: { message }, headers })
      order.push(name)
      return reply
    }
    const [calm, urgent, streamed] = await Promise.all([
      ask('calm', 'I have a date tomorrow'),
      ask('urgent', 'I want to kill myself tonight'),
      ask('urgent', 'I want to kill myself tonight', { accept: 'text/event-stream' }),
    ])
    expect(order).toEqual(['urgent', 'urgent', 'calm'])
    expect(calm.statusCode).toBe(503)
    expect(urgent.json().session.messages.at(-1).safety).toBe('imminent')
    expect(streamed.body).toContain('findahelpline')
  })
})
