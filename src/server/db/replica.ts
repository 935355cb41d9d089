import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseAway } from './connections/lost-connections.ts'
import { postgresCode } from './connections/postgres-codes.ts'
import type { Connection } from './database.ts'
import { openDrizzle } from './transactions.ts'

/** How often the replica is asked for its position. */
const askEveryMs = 1000
/** A replica that lags further behind than this is not used. */
const maxLagMs = 5000

type OnTrouble = (error: unknown) => void

/** The same connection, with a replica for the reads that may lag. */
export function addReplica(primary: Connection, reader: Connection, onTrouble: OnTrouble): Connection {
  const isLagging = new AsyncLocalStorage<true>()
  const counts = { answered: 0, takenOver: 0 }
  const { stop, ...watch } = watchReplica(primary.pool, reader.pool, onTrouble)

  async function query(...args: Parameters<pg.Pool['query']>) {
    if (!isLagging.getStore()) return primary.pool.query(...args)
    try {
      const found = await reader.pool.query(...args)
      counts.answered += 1
      return found
    } catch (error) {
      if (!isReplicaFailure(error)) throw error
      counts.takenOver += 1
      return primary.pool.query(...args)
    }
  }

  // Behaves like the primary's pool except for single queries. Methods are bound, because a pool replaces its internal
  // lists as it works.
  const routed = Object.create(primary.pool, {
    query: { value: query },
    connect: { value: primary.pool.connect.bind(primary.pool) },
  }) as pg.Pool
  return {
    db: openDrizzle(routed),
    pool: primary.pool,
    replica: { pool: reader.pool, readFrom: (work) => isLagging.run(true, work), counts, ...watch },
    close: async () => {
      await stop()
      await reader.close()
      await primary.close()
    },
  }
}

function watchReplica(primary: pg.Pool, replica: pg.Pool, onTrouble: OnTrouble) {
  const ended = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { signal: ended.signal }).catch(() => {})
  let last = { primaryTime: 0, ourTime: 0 }
  let isInTrouble = false

  /** Everything committed before the primary's clock was read precedes its position in the log. */
  async function ask() {
    const ourTime = Date.now()
    const { rows } = await primary.query<{ now: Date; position: string }>(
      'select now() as now, pg_current_wal_insert_lsn()::text as position',
    )
    const [at] = rows
    while (at && !ended.signal.aborted) {
      const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has'
      const [answer] = (await replica.query<{ has: boolean | null }>(text, [at.position])).rows
      if (answer?.has === null) throw new Error('The database at DATABASE_REPLICA_URL is not a replica')
      if (answer?.has) {
        last = { primaryTime: at.now.getTime(), ourTime }
        isInTrouble = false
        return
      }
      await pause(50)
    }
  }

  const watching = (async () => {
    while (!ended.signal.aborted) {
      await ask().catch((error: unknown) => {
        last = { primaryTime: 0, ourTime: 0 }
        // Reported once per outage: a replica may be gone for hours.
        if (!isInTrouble && !ended.signal.aborted) onTrouble(error)
        isInTrouble = true
      })
      await pause(askEveryMs)
    }
  })()

  const lagMs = () => Date.now() - last.ourTime
  return {
    caughtUpTo: () => (lagMs() > maxLagMs ? 0 : last.primaryTime),
    lagSeconds: () => (last.ourTime === 0 ? Number.POSITIVE_INFINITY : lagMs() / 1000),
    stop: async () => {
      ended.abort()
      await watching
    },
  }
}

/** The replica is gone, shutting down, or canceled the query because of recovery. The primary can answer instead. */
function isReplicaFailure(error: unknown): boolean {
  const code = postgresCode(error)
  // A read that timed out on the replica would time out on the primary as well.
  return (isDatabaseAway(error) && code !== statementCanceled) || code === serializationFailure
}
const statementCanceled = '57014'
const serializationFailure = '40001'
