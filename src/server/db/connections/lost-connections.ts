import type pg from 'pg'
import { postgresCode } from './postgres-codes.ts'

const gaveUpWaiting = 'Query read timeout'

type Ask = (...args: unknown[]) => unknown

/**
 * A pool listens to its connections only while they are idle. One that breaks in somebody's hands would find nobody
 * listening, and the process would end; so each has a listener for life. Whoever holds it hears of it by the statement
 * that fails.
 *
 * A connection whose answer was not waited for is closed: the next statement on it, even the rollback, would stand in
 * line behind the one that hangs.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const ask: Ask = client.query.bind(client)
    const askOrClose: Ask = (...args) => {
      const answer = ask(...args)
      if (!(answer instanceof Promise)) return answer
      return answer.catch((error: unknown) => {
        // By its prototype: the types of what the pool hands out leave `end` to the pool.
        if (error instanceof Error && error.message === gaveUpWaiting) void (client as unknown as pg.Client).end()
        throw error
      })
    }
    client.query = askOrClose as typeof client.query
  })
}

/**
 * PostgreSQL's classes for a lost connection (08), exhausted resources such as disk and places (53), and a server that
 * ends or has been told to stop a statement (57); a lock that did not come (55P03), a transaction left open (25P03), and
 * a server that has become a replica (25006).
 */
const awayCodes = /^(08|53|57|55P03|25P03|25006)/
const awayErrors = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
const awayWords = /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect/

/** Nobody's mistake: the same call may well work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const code = postgresCode(error)
  if (code && (awayCodes.test(code) || awayErrors.test(code))) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (awayWords.test(at.message)) return true
  }
  return false
}
