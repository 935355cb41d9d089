import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { keepFrequentStatements } from './statements.ts'

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
  /** Told when an idle connection breaks. Without a listener a restart of the database would end the process. */
  onIdleError: (error: Error) => void
}

export function connect({ url, maxConnections = 10, onIdleError }: ConnectionOptions): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    application_name: 'hearten',
  })
  keepFrequentStatements(pool)
  let isClosing = false
  pool.on('error', (error) => {
    // The pool counts a connection as closed before the other side has noticed.
    if (!isClosing) onIdleError(error)
  })
  const close = () => {
    isClosing = true
    return pool.end()
  }
  return { db: drizzle(pool), pool, close }
}

/** PostgreSQL's own error code, which Drizzle wraps one level down. */
export function postgresCode(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

export const uniqueViolation = '23505'
export const foreignKeyViolation = '23503'
