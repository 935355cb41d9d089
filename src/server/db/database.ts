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

/** Where reads that may lag are answered: a streaming replica, and the primary whenever that cannot. */
export type Replica = {
  pool: pg.Pool
  /** Single queries of whatever runs inside go to the replica; transactions never do. */
  readFrom: (work: () => void) => void
  /** The moment, by the primary's clock, up to which the replica is known to hold everything; 0 when it is of no use. */
  caughtUpTo: () => number
  lagSeconds: () => number
  /** Queries answered there, and those the primary had to take over. */
  counts: { answered: number; takenOver: number }
}

export type ConnectionOptions = {
  url: string
  maxConnections?: number
  /** As long as one statement may take, by the database's clock; a little longer by ours, for one that hangs. */
  statementMs?: number
  /** How long a request waits for a free connection. */
  connectMs?: number
  /** Told when an idle connection breaks. Without a listener a restart of the database would end the process. */
  onIdleError: (error: Error) => void
}

/** Waiting for a connection and for one statement stays under ten seconds together, however stuck the database is. */
const defaultConnectMs = 4000
const defaultStatementMs = 5000
const graceMs = 500
/**
 * A busy process is slow to ask the next question of a transaction, and holds its connection meanwhile: most of those
 * in use are waiting for us. Three instances stay well below the hundred that PostgreSQL takes by itself.
 */
const defaultConnections = 20
/** Longer: some of ours send a mail before they commit. */
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
    // The pool counts a connection as closed before the other side has noticed.
    if (!isClosing) onIdleError(error)
  })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { db: openDrizzle(pool), pool, close }
}
