import { setTimeout as wait } from 'node:timers/promises'
import { waitOnAccount } from '#server/db/connections/patience.ts'

/** Longer than listening and thinking take; whatever hangs for longer holds up nobody else. */
const longestWaitMs = 2500
const lastTurns = new Map<string, Promise<unknown>>()

/**
 * A person's messages are prepared one after the other: a danger that was answered before it could be written down is
 * known to the message after it. Other instances take turns by the person's lock.
 */
export async function afterOwnTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
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
  await waitOnAccount(Promise.race([before, late])).finally(() => timer.abort())
}
