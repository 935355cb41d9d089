import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { logProblem } from '#client/platform/log.ts'
import type { MoodEntry } from '#contract/progress.ts'
import { type OutboxItem, readOutbox, removeItem, subscribeToOutbox } from './outbox.ts'
import { isRefusal, sendItem } from './send-item.ts'

const retryMs = 30_000

type Handlers = {
  onSettled: (item: OutboxItem, entry: MoodEntry | null) => void
  /** It can never be recorded as it is, and was taken out. */
  onRefused: (error: unknown) => void
  /** It waits. True when there is no use in trying again on this screen. */
  onFailed: (error: unknown) => boolean
}

/** One at a time in this tab, whichever screen asks. */
let lane: Promise<unknown> = Promise.resolve()

/** What waits on this device for one person, sent whenever there is a chance. */
export function useOutbox(userId: string, handlers: Handlers) {
  const items = useSyncExternalStore(subscribeToOutbox, readOutbox)
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })

  const flush = useCallback(() => {
    lane = lane.then(async () => {
      const isSent = await sendAll(userId, latest.current)
      setWaiting(!isSent)
    })
  }, [userId])

  useEffect(() => {
    flush()
    const onVisible = () => !document.hidden && flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [flush])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(flush, retryMs)
    return () => clearInterval(timer)
  }, [isWaiting, flush])

  return { items: items.filter((item) => item.userId === userId), isWaiting, flush }
}

/** False when something still waits. */
async function sendAll(userId: string, { onSettled, onRefused, onFailed }: Handlers): Promise<boolean> {
  for (;;) {
    const item = readOutbox().find((one) => one.userId === userId)
    if (!item) return true
    try {
      // Shown as recorded before it leaves the outbox: in between, it would be gone from under somebody's fingers.
      onSettled(item, await sendItem(item))
      removeItem(item.clientId)
    } catch (error) {
      if (!isRefusal(error)) {
        if (!onFailed(error)) logProblem('A check-in waits on this device.', error)
        return false
      }
      removeItem(item.clientId)
      onRefused(error)
    }
  }
}
