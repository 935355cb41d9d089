import { setTimeout as wait } from 'node:timers/promises'
import { countAsDatabaseWait } from '#server/db/connections/patience.ts'

/** Longer than listening and deciding take. If something hangs longer, the next message no longer waits for it. */
const longestWaitMs = 2500
const lastTurns = new Map<string, Promise<unknown>>()

/**
 * Prepares a person's messages one after the other, so that a danger that was answered but not yet stored is known to
 * the next message. Other instances take turns through the person's lock.
 */
export async function oneTurnAtATime<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const before = lastTurns.get(userId)
  const mine = before ? waitFor(before).then(work) : work()
  const settled = mine.catch(() => {})
  lastTurns.set(userId, settled)
  try {
    return await mine
  } finally {
    if (lastTurns.get(userId) === settled) lastTurns.delete(userId)
  }
}

async function waitFor(before: Promise<unknown>) {
  const timer = new AbortController()
  const late = wait(longestWaitMs, undefined, { signal: timer.signal, ref: false }).catch(() => {})
  await countAsDatabaseWait(Promise.race([before, late])).finally(() => timer.abort())
}
