import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { surviveLostConnections } from './connections/lost-connections.ts'
import { limitWaits } from './connections/patience.ts'
import { keepFrequentStatements } from './statements.ts'
import { openDrizzle } from './transactions.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query needs: the database itself, or a transaction somebody else opened. */
export type Queryable = Database | Transaction

export type Connection = {
  db: Database
  pool: pg.Pool
  /** Only with DATABASE_REPLICA_URL. */
  replica?: Replica
  close: () => Promise<void>
}

/** Where reads that may lag are answered: a streaming replica, or the primary if that is unavailable. */
export type Replica = {
  pool: pg.Pool
  /** Sends single queries inside `work` to the replica; transactions always go to the primary. */
  readFrom: (work: () => void) => void
  /** The time, by the primary's clock, up to which the replica has everything; 0 if it cannot be used. */
  caughtUpTo: () => number
  lagSeconds: () => number
  /** Queries answered by the replica, and those that the primary had to take over. */
  counts: { answered: number; takenOver: number }
}

export type ConnectionOptions = {
  url: string
  maxConnections?: number
  /** How long one statement may take. Enforced by the database and, slightly later, by us, in case the database hangs. */
  statementMs?: number
  /** How long a request waits for a free connection. */
  connectMs?: number
  /** Called when an idle connection breaks. Without a listener, a restart of the database would end the process. */
  onIdleError: (error: Error) => void
}

/** Together with one statement, this stays under ten seconds, however stuck the database is. */
const defaultConnectMs = 4000
const defaultStatementMs = 5000
const graceMs = 500
/**
 * A busy process takes a while to send the next statement of a transaction, so most connections in use are waiting for
 * us. Three instances stay well below PostgreSQL's default limit of one hundred.
 */
const defaultConnections = 20
/** Longer, because some transactions send a mail before they commit. */
const idleInTransactionMs = 60_000

export function connect(options: ConnectionOptions): Connection {
  const {
    url,
    maxConnections = defaultConnections,
    statementMs = defaultStatementMs,
    connectMs = defaultConnectMs,
    onIdleError,
  } = options
  const queryMs = statementMs + graceMs
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementMs,
    query_timeout: queryMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    application_name: 'hearten',
  })
  surviveLostConnections(pool)
  keepFrequentStatements(pool)
  limitWaits(pool, { connectMs, queryMs })
  let isClosing = false
  pool.on('error', (error) => {
    // While closing, the server may still report connections that the pool has already dropped. That is expected.
    if (!isClosing) onIdleError(error)
  })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { db: openDrizzle(pool), pool, close }
}
