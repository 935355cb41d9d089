import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

/**
 * How long one caller waits for the database, all connections and statements together. Each of them has a limit of its
 * own, but a request asks for several, one after the other, and their limits would add up.
 */
export type Patience = {
  leftMs: () => number
  /** What runs inside waits on this account. Time spent on anything but the database is not counted. */
  run: (work: () => void) => void
  /** The caller has an answer. What was begun on the way and still goes on has only the usual limits. */
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
    // Waits that overlap count once.
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

/** Counts a wait that is no statement of ours but may well be one of somebody else's. */
export async function waitOnAccount(until: Promise<unknown>): Promise<void> {
  const patience = current.getStore()
  patience?.startWait()
  await until.finally(() => patience?.endWait())
}

type OnClient = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: unknown) => void) => void
type Ask = (query: unknown, ...rest: unknown[]) => unknown

/** Makes waits for the pool's connections and statements end when the caller's patience does. */
export function limitWaits(pool: pg.Pool, limits: { connectMs: number; queryMs: number }): void {
  const take = pool.connect.bind(pool) as (onClient?: OnClient) => unknown

  function takeInTime(patience: Patience, onClient: OnClient) {
    // A pool calls back in the name of whoever gave the connection back.
    const answer = AsyncResource.bind(onClient)
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
