import { useEffect, useReducer } from 'react'
import { newId } from '#client/platform/request/new-id.ts'
import type { Technique } from '#content/techniques.ts'
import { idle, reduceRun } from './run.ts'

/** Often enough that no second is shown late; the time itself comes from the clock. */
const tickMs = 250

export function useRun({ duration, steps }: Technique) {
  const [run, dispatch] = useReducer(reduceRun, idle)
  const isTicking = run.status === 'running' && run.countdown.since !== null

  useEffect(() => {
    if (!isTicking) return
    const tick = () => dispatch({ type: 'tick', now: Date.now() })
    const timer = setInterval(tick, tickMs)
    // Timers of a hidden tab run late; a tick on return shows the right time at once.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isTicking])

  return {
    run,
    start: () =>
      dispatch({
        type: 'start',
        now: Date.now(),
        id: newId(),
        totalMs: duration * 60_000,
        steps: steps.length,
      }),
    pause: () => dispatch({ type: 'pause', now: Date.now() }),
    resume: () => dispatch({ type: 'resume', now: Date.now() }),
    complete: () => dispatch({ type: 'complete', now: Date.now() }),
    step: (by: 1 | -1) => dispatch({ type: 'step', by }),
    stop: () => dispatch({ type: 'stop' }),
    again: () => dispatch({ type: 'again' }),
  }
}

export type RunControls = ReturnType<typeof useRun>
