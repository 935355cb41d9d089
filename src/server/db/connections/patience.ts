import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

/**
 * How long one caller waits for the database, over all connections and statements. Each has its own limit, but a
 * request makes several in a row, and their limits would add up.
 */
export type Patience = {
  leftMs: () => number
  /** Database waits inside `work` count toward the limit. Other time does not. */
  run: (work: () => void) => void
  /** The caller has been answered. Work that continues afterwards only has the usual limits. */
  end: () => void
  startWait: () => void
  endWait: () => void
}

const current = new AsyncLocalStorage<Patience>()

export function createPatience(totalMs: number): Patience {
  let spentMs = 0
  let waits = 0
  let since = 0
  let isOver = false
  const patience: Patience = {
    leftMs() {
      if (isOver) return Number.POSITIVE_INFINITY
      return totalMs - spentMs - (waits > 0 ? performance.now() - since : 0)
    },
    run: (work) => current.run(patience, work),
    end() {
      isOver = true
    },
    // Overlapping waits count once.
    startWait() {
      if (waits === 0) since = performance.now()
      waits += 1
    },
    endWait() {
      waits -= 1
      if (waits === 0) spentMs += performance.now() - since
    },
  }
  return patience
}

/** Counts a wait for something other than a statement of ours, such as somebody else's statement. */
export async function countAsDatabaseWait(until: Promise<unknown>): Promise<void> {
  const patience = current.getStore()
  patience?.startWait()
  await until.finally(() => patience?.endWait())
}

type OnClient = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: unknown) => void) => void
type Ask = (query: unknown, ...rest: unknown[]) => unknown

/** Ends waits for connections and statements when the caller's patience ends. */
export function limitWaits(pool: pg.Pool, limits: { connectMs: number; queryMs: number }): void {
  const take = pool.connect.bind(pool) as (onClient?: OnClient) => unknown

  function takeInTime(patience: Patience, onClient: OnClient) {
    // The pool calls back in the async context of whoever returned the connection, which is another caller's.
    // `AsyncResource.bind` would do the same, and takes as long as the rest of this function.
    const context = new AsyncResource('connection')
    const answer: OnClient = (...found) => context.runInAsyncScope(onClient, undefined, ...found)
    patience.startWait()
    let hasGivenUp = false
    let timer: NodeJS.Timeout | undefined
    const leftMs = patience.leftMs()
    if (leftMs < limits.connectMs)
      timer = setTimeout(() => {
        hasGivenUp = true
        patience.endWait()
        answer(new Error('timeout exceeded when trying to connect'))
      }, leftMs)
    take((error, client, release) => {
      if (hasGivenUp) return release?.()
      clearTimeout(timer)
      patience.endWait()
      answer(error, client, release)
    })
  }

  const connect = (onClient?: OnClient) => {
    const patience = current.getStore()
    if (!patience) return take(onClient)
    if (onClient) return takeInTime(patience, onClient)
    return new Promise((resolve, reject) => {
      takeInTime(patience, (error, client) => (error ? reject(error) : resolve(client)))
    })
  }
  pool.connect = connect as typeof pool.connect

  pool.on('connect', (client) => {
    const ask: Ask = client.query.bind(client)
    const askInTime: Ask = (query, ...rest) => {
      const patience = current.getStore()
      if (!patience) return ask(query, ...rest)
      patience.startWait()
      const asked = inTime(query, patience.leftMs())
      const onAnswer = rest.at(-1)
      if (typeof onAnswer === 'function') {
        const counted = (...answer: unknown[]) => {
          patience.endWait()
          onAnswer(...answer)
        }
        return ask(asked, ...rest.slice(0, -1), counted)
      }
      return (ask(asked, ...rest) as Promise<unknown>).finally(patience.endWait)
    }
    client.query = askInTime as typeof client.query
  })

  function inTime(query: unknown, leftMs: number) {
    if (leftMs >= limits.queryMs) return query
    const asked = typeof query === 'string' ? { text: query } : query
    return { ...(asked as object), query_timeout: Math.max(1, leftMs) }
  }
}
