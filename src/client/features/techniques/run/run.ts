import {
  advanceCountdown,
  type Countdown,
  elapsedAt,
  isOver,
  pauseCountdown,
  resumeCountdown,
  startCountdown,
} from '#rules/practice/countdown.ts'

export type RunningRun = { status: 'running'; id: string; countdown: Countdown; step: number; steps: number }
export type FinishedRun = { status: 'finished'; id: string; elapsedMs: number }
/** One run of an activity: before, during, after. */
export type Run = IdleRun | RunningRun | FinishedRun
/** `isReturn` is set after Stop or Do Again. */
type IdleRun = { status: 'idle'; isReturn: boolean }

export const idle: IdleRun = { status: 'idle', isReturn: false }
const backAtStart: IdleRun = { status: 'idle', isReturn: true }

export type RunEvent =
  | { type: 'start'; now: number; id: string; totalMs: number; steps: number }
  | { type: 'tick' | 'pause' | 'resume' | 'complete'; now: number }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'stop' | 'again' }

/** The next state of a run. An event that does not fit, such as a second press of Complete Early, changes nothing. */
export function reduceRun(run: Run, event: RunEvent): Run {
  if (event.type === 'start') return run.status === 'running' ? run : begin(event)
  if (event.type === 'again') return run.status === 'finished' ? backAtStart : run
  if (run.status !== 'running') return run
  switch (event.type) {
    case 'tick':
      return isOver(run.countdown, event.now)
        ? finish(run, event.now)
        : { ...run, countdown: advanceCountdown(run.countdown, event.now) }
    case 'pause':
      return { ...run, countdown: pauseCountdown(run.countdown, event.now) }
    case 'resume':
      return { ...run, countdown: resumeCountdown(run.countdown, event.now) }
    case 'step':
      return { ...run, step: Math.min(run.steps - 1, Math.max(0, run.step + event.by)) }
    case 'complete':
      return finish(run, event.now)
    case 'stop':
      return backAtStart
  }
}

function begin({ id, now, totalMs, steps }: Extract<RunEvent, { type: 'start' }>): RunningRun {
  return { status: 'running', id, countdown: startCountdown(totalMs, now), step: 0, steps }
}

function finish({ id, countdown }: RunningRun, now: number): FinishedRun {
  return { status: 'finished', id, elapsedMs: elapsedAt(countdown, now) }
}
