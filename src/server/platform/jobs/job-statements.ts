import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../../db/connections/lost-connections.ts'
import { mayBeDue, type Recurring } from './may-be-due.ts'

type Rows = { rows: unknown[] }

/** How pg-boss marks jobs as done or failed. It does not wait for this statement and is not told when it fails. */
const marksEnd = /UNNEST\(\$2::uuid\[\]\)/
/** How its clock asks for everything that recurs. */
const asksWhatRecurs = /^SELECT \* FROM pgboss\.schedule$/
const tryAgainMs = 1000
/** After this, the job counts as abandoned and is handed out again; marking it would come too late. */
const giveUpAfterMs = 15 * 60_000
const nothingMarked: Rows = { rows: [{ count: '0' }] }

/**
 * Asks what pg-boss wants asked. The end of a job is noted even if the database is away at that moment: it waits for
 * it, since a job not noted as done would be done again. What fails for good is logged; thrown, it would end the process.
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
      const asked = isStarting ? patiently(ask) : ask()
      return asksWhatRecurs.test(text) ? asked.then(onlyDue) : asked
    },
    /** Each statement of what runs inside is tried again: pg-boss itself can be started only once. */
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
 * pg-boss works out for each of them when it was last due, in four milliseconds each and all in one go: every half minute
 * nobody would be answered for as long as that takes. What surely is not due now it need not hear of.
 */
function onlyDue({ rows }: { rows: Recurring[] }): Rows {
  const now = new Date()
  return { rows: rows.filter((recurring) => mayBeDue(recurring, now)) }
}

const startTries = 12
const startPauseMs = 500

/**
 * What a killed predecessor was doing may hold a table for some seconds, and a machine that has many things to start
 * may take as long for a connection. Neither is a reason not to start.
 */
export async function patiently<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step()
    } catch (error) {
      if (tries === startTries || !isDatabaseAway(error)) throw error
      await wait(startPauseMs)
    }
  }
}
