import { useEffect, useState } from 'react'
import { breathTotalSeconds } from '#rules/practice/breathing.ts'
import {
  type Countdown,
  elapsedAt,
  isOver,
  pauseCountdown,
  resumeCountdown,
  startCountdown,
} from '#rules/practice/countdown.ts'

const totalMs = breathTotalSeconds * 1000

export type BreathingState = 'ready' | 'running' | 'paused' | 'done'

/** Five breaths that can be paused and stopped, driven only by the clock. */
export function useBreathing() {
  const [countdown, setCountdown] = useState<Countdown | null>(null)
  const [isDone, setDone] = useState(false)
  const since = countdown?.since ?? null

  useEffect(() => {
    if (!countdown || since === null) return
    const finish = () => {
      if (!isOver(countdown, Date.now())) return
      setCountdown(null)
      setDone(true)
    }
    const timer = setTimeout(finish, totalMs - elapsedAt(countdown, Date.now()))
    // A phone that slept fires its timers late or never.
    document.addEventListener('visibilitychange', finish)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', finish)
    }
  }, [countdown, since])

  const state: BreathingState = countdown ? (since === null ? 'paused' : 'running') : isDone ? 'done' : 'ready'
  return {
    state,
    /** Before and after, the disc is open. */
    readElapsedMs: () => (countdown ? elapsedAt(countdown, Date.now()) : totalMs),
    start: () => setCountdown(startCountdown(totalMs, Date.now())),
    pause: () => setCountdown((running) => running && pauseCountdown(running, Date.now())),
    resume: () => setCountdown((paused) => paused && resumeCountdown(paused, Date.now())),
    stop: () => {
      setCountdown(null)
      setDone(false)
    },
  }
}
