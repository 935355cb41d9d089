import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/lost-connections.ts'

type Rows = { rows: unknown[] }

/** How pg-boss marks the jobs it names as done or failed. Nothing of it waits for this, nor hears of its failure. */
const marksEnd = /UNNEST\(\$2::uuid\[\]\)/
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

  async function noteEnd(text: string, values: unknown[]): Promise<Rows> {
    const giveUpAt = Date.now() + giveUpAfterMs
    for (;;) {
      try {
        return await pool.query(text, values)
      } catch (err) {
        const isWorthWaiting = isDatabaseAway(err) && Date.now() < giveUpAt && !stopping.signal.aborted
        if (!isWorthWaiting) {
          log.error({ err }, 'the end of a job could not be noted, it will be done again')
          return nothingMarked
        }
        await wait(tryAgainMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  return {
    executeSql: (text: string, values: unknown[] = []): Promise<Rows> =>
      marksEnd.test(text) ? noteEnd(text, values) : pool.query(text, values),
    /** From here on nothing is waited for. */
    stop: () => stopping.abort(),
  }
}
