import type pg from 'pg'
import { postgresCode } from './postgres-codes.ts'

const gaveUpWaiting = 'Query read timeout'

type Ask = (...args: unknown[]) => unknown

/**
 * A pool only listens to idle connections. If one breaks while in use and nobody listens, the process ends, so every
 * connection gets a permanent listener. Whoever uses it notices by the failing statement. A connection on which a
 * statement timed out is closed: any further statement, even a rollback, would queue behind the one that hangs.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const ask: Ask = client.query.bind(client)
    const askOrClose: Ask = (...args) => {
      const answer = ask(...args)
      if (!(answer instanceof Promise)) return answer
      return answer.catch((error: unknown) => {
        // Called through the prototype, because the type of a pooled client hides `end`.
        if (error instanceof Error && error.message === gaveUpWaiting) void (client as unknown as pg.Client).end()
        throw error
      })
    }
    client.query = askOrClose as typeof client.query
  })
}

/**
 * PostgreSQL error classes for a lost connection (08), exhausted resources such as disk or connections (53), and a
 * server that shuts down or was told to cancel a statement (57); also a lock timeout (55P03), an idle transaction that
 * was ended (25P03), and a server that has become a replica (25006).
 */
const awayCodes = /^(08|53|57|55P03|25P03|25006)/
const awayErrors = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
const awayWords = /Connection terminated|not queryable|Query read timeout|timeout exceeded when trying to connect/

/** A temporary failure: the same call may well work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  const code = postgresCode(error)
  if (code && (awayCodes.test(code) || awayErrors.test(code))) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (awayWords.test(at.message)) return true
  }
  return false
}
