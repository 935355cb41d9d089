import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../../db/connections/lost-connections.ts'
import { mayBeDue, type Recurring } from './may-be-due.ts'

type Rows = { rows: unknown[] }

/** The statement with which pg-boss marks jobs as done or failed. It does not wait for it and ignores its failure. */
const marksEnd = /UNNEST\(\$2::uuid\[\]\)/
/** The statement with which its scheduler reads all recurring jobs. */
const asksWhatRecurs = /^SELECT \* FROM pgboss\.schedule$/
const tryAgainMs = 1000
/** After this, the job counts as abandoned and is run again; marking it would be too late. */
const giveUpAfterMs = 15 * 60_000
const nothingMarked: Rows = { rows: [{ count: '0' }] }

/**
 * Runs pg-boss's statements. The end of a job is recorded even if the database is away: we keep trying, since an
 * unrecorded job would run again. Permanent failures are logged, because throwing them would end the process.
 */
export function createJobStatements(pool: pg.Pool, log: Logger) {
  const stopping = new AbortController()
  let isStarting = false

  async function noteEnd(text: string, values: unknown[]): Promise<Rows> {
    const giveUpAt = Date.now() + giveUpAfterMs
    for (;;) {
      try {
        return await pool.query(text, values)
      } catch (err) {
        const isWorthWaiting = isDatabaseAway(err) && Date.now() < giveUpAt && !stopping.signal.aborted
        if (!isWorthWaiting) {
          log.error({ err }, 'the end of a job could not be recorded, so the job will run again')
          return nothingMarked
        }
        await wait(tryAgainMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  return {
    executeSql(text: string, values: unknown[] = []): Promise<Rows> {
      if (marksEnd.test(text)) return noteEnd(text, values)
      const ask = () => pool.query(text, values)
      const asked = isStarting ? retryForAWhile(ask) : ask()
      return asksWhatRecurs.test(text) ? asked.then(onlyDue) : asked
    },
    /** Retries each statement inside `work`, because pg-boss itself can only be started once. */
    async whileStarting(work: () => Promise<void>) {
      isStarting = true
      await work().finally(() => {
        isStarting = false
      })
    },
    /** Ends all waiting, so that the process can stop. */
    stop: () => stopping.abort(),
  }
}

/**
 * pg-boss computes for each job when it was last due, at four milliseconds each and without a pause, which would block
 * all requests every half minute. We leave out what cannot be due now.
 */
function onlyDue({ rows }: { rows: Recurring[] }): Rows {
  const now = new Date()
  return { rows: rows.filter((recurring) => mayBeDue(recurring, now)) }
}

const startTries = 12
const startPauseMs = 500

/**
 * A killed predecessor may keep a table locked for some seconds, and a busy machine may be slow to connect. Neither
 * should prevent the start.
 */
export async function retryForAWhile<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step()
    } catch (error) {
      if (tries === startTries || !isDatabaseAway(error)) throw error
      await wait(startPauseMs)
    }
  }
}
