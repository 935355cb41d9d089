/**
 * A countdown that is computed, never counted: a browser that slept, throttled its timers or skipped frames finds it
 * right when it wakes. Moments are wall-clock milliseconds, since other clocks stand still while a phone sleeps.
 */
export type Countdown = {
  totalMs: number
  /** Milliseconds that had already run when it was last started or paused. */
  elapsedMs: number
  /** The moment from which it runs; null while it is paused. */
  since: number | null
}

export function startCountdown(totalMs: number, now: number): Countdown {
  return { totalMs, elapsedMs: 0, since: now }
}

/** Kept between zero and the whole length: somebody may set the device's clock forward or back. */
export function elapsedAt({ totalMs, elapsedMs, since }: Countdown, now: number): number {
  const running = since === null ? 0 : Math.max(0, now - since)
  return Math.min(totalMs, elapsedMs + running)
}

/** The same countdown, seen from now on. A clock that is set back later takes nothing of it away again. */
export function advanceCountdown(countdown: Countdown, now: number): Countdown {
  if (countdown.since === null) return countdown
  return { ...countdown, elapsedMs: elapsedAt(countdown, now), since: now }
}

export function pauseCountdown(countdown: Countdown, now: number): Countdown {
  return { ...countdown, elapsedMs: elapsedAt(countdown, now), since: null }
}

export function resumeCountdown(countdown: Countdown, now: number): Countdown {
  return countdown.since === null ? { ...countdown, since: now } : countdown
}

export function isOver(countdown: Countdown, now: number): boolean {
  return elapsedAt(countdown, now) >= countdown.totalMs
}

/** Seconds left, rounded up, so that 0 means it is over. */
export function secondsLeft(countdown: Countdown, now: number): number {
  return Math.ceil((countdown.totalMs - elapsedAt(countdown, now)) / 1000)
}

/** 82 → "1:22". */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The minutes we record: rounded up, and at least one for anybody who finished. */
export function minutesSpent(elapsedMs: number): number {
  return Math.max(1, Math.ceil(elapsedMs / 60_000))
}
