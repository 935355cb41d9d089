import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { createJobStatements, retryForAWhile } from './job-statements.ts'

/** Work that may outlive the request: stored in the database, retried, and done by any free instance. */
export type Job<Data extends object> = {
  name: string
  run: (data: Data) => Promise<void>
  /** How many retries after the first failure; delays grow from `retryDelaySeconds`. */
  retryLimit?: number
  retryDelaySeconds?: number
  /** A cron line, for work that recurs. */
  schedule?: string
}

export type Jobs = {
  define: <Data extends object>(job: Job<Data>) => (data: Data) => Promise<void>
  /** Whether there is a job with that name. */
  isDefined: (name: string) => boolean
  /** With `work: false`, this instance only queues jobs, and others run them. */
  start: (options?: { work: boolean }) => Promise<void>
  stop: () => Promise<void>
  /** Reports the result and duration of each run. */
  watch: (onRun: OnRun) => void
  /** How many are waiting, running or given up, by name. */
  countByState: () => Promise<{ name: string; state: string; count: number }[]>
  /** Deletes queued and stored jobs about a person who has left. */
  forgetPerson: (userId: string) => Promise<void>
}

type OnRun = (run: { name: string; outcome: 'done' | 'failed'; seconds: number }) => void

/** Finished jobs are deleted soon, because their data contains people's ids. */
const keepFinishedSeconds = 60 * 60
const giveUpStoppingMs = 2500

export function createJobs(pool: pg.Pool, log: Logger): Jobs {
  const statements = createJobStatements(pool, log)
  const boss = new PgBoss({
    db: statements,
    schema: 'pgboss',
    archiveCompletedAfterSeconds: keepFinishedSeconds,
    archiveFailedAfterSeconds: 14 * 24 * keepFinishedSeconds,
    deleteAfterSeconds: 24 * keepFinishedSeconds,
  })
  boss.on('error', (err) => log.error({ err }, 'the job queue reported an error'))
  const defined = new Map<string, Job<object>>()
  const watchers: OnRun[] = []
  /** Ids of workers, by the name of their job. */
  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  return {
    define(job) {
      defined.set(job.name, job as unknown as Job<object>)
      return async (data) => {
        await boss.send(job.name, data)
        wake(job.name)
      }
    },

    isDefined: (name) => defined.has(name),

    async start({ work } = { work: true }) {
      await takingTurns(pool, () =>
        statements.whileStarting(async () => {
          await boss.start()
          for (const job of defined.values()) await createQueue(boss, job)
        }),
      )
      if (!work) return
      await Promise.all(
        [...defined.values()].map(async (job) => {
          workers.set(job.name, await listen(boss, job, { log, watchers, wake }))
        }),
      )
    },

    watch: (onRun) => void watchers.push(onRun),

    async countByState() {
      const { rows } = await pool.query<{ name: string; state: string; count: number }>(
        `select name, state::text as state, count(*)::integer as count from pgboss.job
         where state in ('created', 'retry', 'active', 'failed') and name = any($1) group by name, state`,
        [[...defined.keys()]],
      )
      return rows
    },

    async forgetPerson(userId) {
      for (const table of ['job', 'archive'])
        await pool.query(`delete from pgboss.${table} where data->>'userId' = $1`, [userId])
    },

    async stop() {
      statements.stop()
      await boss.stop({ graceful: true, wait: true, timeout: giveUpStoppingMs, close: false })
    },
  }
}

const setUpLock = 4_327_837
const takeTurnsMs = 120_000

/** Instances that start together would otherwise block each other while creating the queues. */
async function takingTurns(pool: pg.Pool, work: () => Promise<void>) {
  const client = await retryForAWhile(() => pool.connect())
  try {
    // Other instances may take longer than a normal statement may.
    await client.query('set statement_timeout = 0')
    const lock = { text: 'select pg_advisory_lock($1)', values: [setUpLock], query_timeout: takeTurnsMs }
    await client.query(lock)
    await client.query('reset statement_timeout')
    await work()
    await client.query('select pg_advisory_unlock($1)', [setUpLock])
    client.release()
  } catch (error) {
    // Closing the connection releases the lock in any state.
    client.release(true)
    throw error
  }
}

async function createQueue(boss: PgBoss, job: Job<object>) {
  await boss.createQueue(job.name, {
    name: job.name,
    policy: 'standard',
    retryLimit: job.retryLimit ?? 5,
    retryDelay: job.retryDelaySeconds ?? 5,
    retryBackoff: true,
  })
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'UTC' })
}

type Listening = { log: Logger; watchers: readonly OnRun[]; wake: (name: string) => void }

/** Jobs queued by this instance run at once; polling is for those of other instances, and for retries. */
const lookEverySeconds = 2

async function listen(boss: PgBoss, job: Job<object>, { log, watchers, wake }: Listening): Promise<string> {
  return boss.work(job.name, { batchSize: 1, pollingIntervalSeconds: lookEverySeconds }, async ([one]) => {
    if (!one) return
    // There may be more, so it polls again at once.
    wake(job.name)
    const startedAt = performance.now()
    const tell = (outcome: 'done' | 'failed') => {
      for (const watcher of watchers)
        watcher({ name: job.name, outcome, seconds: (performance.now() - startedAt) / 1000 })
    }
    try {
      await job.run(one.data as object)
      tell('done')
    } catch (err) {
      tell('failed')
      log.warn({ err, job: job.name }, 'job failed, it will be tried again')
      throw err
    }
  })
}
