import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Connection, connect } from '../../db/database.ts'
import { openShakyLine } from '../../testing/shaky-line.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLogger } from '../operations/logger.ts'
import { createJobs, type Jobs } from './jobs.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const open: { connection: Connection; jobs: Jobs }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const { jobs } of open) await jobs.stop()
  for (const { connection } of open) await connection.close()
  await database.drop()
})

function instance(statementMs = 5000, url = database.url): Jobs {
  const connection = connect({ url, maxConnections: 4, statementMs, onIdleError: () => {} })
  const jobs = createJobs(connection.pool, createLogger('silent'))
  open.push({ connection, jobs })
  return jobs
}

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 300 && !isTrue(); tries += 1) await wait(50)
}

describe('jobs', () => {
  it('run once each although two instances listen, and a failed one is tried again', async () => {
    const runs = new Map<number, string[]>()
    let failures = 0
    const [first, second] = [instance(), instance()]
    const define = (jobs: Jobs, name: string) =>
      jobs.define<{ n: number }>({
        name: 'counted',
        run: async ({ n }) => {
          runs.set(n, [...(runs.get(n) ?? []), name])
        },
      })
    const send = define(first, 'first')
    define(second, 'second')
    const sendShaky = first.define<{ n: number }>({
      name: 'shaky',
      retryDelaySeconds: 1,
      run: async ({ n }) => {
        failures += 1
        if (failures < 3) throw new Error('not yet')
        runs.set(n, ['recovered'])
      },
    })
    await Promise.all([first.start(), second.start()])
    await sendShaky({ n: 99 })
    for (let n = 0; n < 12; n += 1) await send({ n })
    await until(() => runs.size === 13)
    await wait(300)
    for (let n = 0; n < 12; n += 1) expect(runs.get(n), `job ${n}`).toHaveLength(1)
    expect(runs.get(99)).toEqual(['recovered'])
    expect(failures).toBe(3)
  })

  it('recur on schedule, and only those that may be due are computed', async () => {
    const [first, second] = [instance(), instance()]
    let runs = 0
    for (const jobs of [first, second])
      jobs.define<object>({
        name: 'every minute',
        schedule: '* * * * *',
        run: async () => {
          runs += 1
        },
      })
    first.define<object>({ name: 'not now', schedule: '0 0 * * *', run: async () => {} })
    await first.start({ work: false })
    const { pool } = open[0]!.connection
    // An impossible time: computing this one fails, and with it the check of all others.
    await pool.query(`update pgboss.schedule set cron = '61 25 * * *' where name = 'not now'`)
    await pool.query('update pgboss.version set cron_on = null')
    await second.start()
    await expect.poll(() => runs, { timeout: 45_000 }).toBe(1)
  })

  it('start although a process that was killed a moment ago still locks their table', async () => {
    const late = instance(3000)
    late.define<object>({ name: 'held up', run: async () => {} })
    const holder = connect({ url: database.url, statementMs: 60_000, onIdleError: () => {} })
    const client = await holder.pool.connect()
    await client.query('begin')
    await client.query('lock table pgboss.queue in access exclusive mode')
    const starting = late.start({ work: false })
    await wait(7000)
    await client.query('rollback')
    client.release()
    await holder.close()
    await expect(starting).resolves.toBeUndefined()
  })

  it('start although the database cannot be reached at first', async () => {
    const line = await openShakyLine(database.url)
    const late = instance(3000, line.url)
    late.define<object>({ name: 'cut off', run: async () => {} })
    line.cut()
    const starting = late.start({ work: false })
    await wait(700)
    line.mend()
    await expect(starting).resolves.toBeUndefined()
    await late.stop()
    await line.close()
  })
})
