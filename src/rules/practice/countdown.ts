/**
 * A countdown that is computed rather than counted, so that it is right after a browser slept, throttled its timers or
 * skipped frames. Times are wall-clock milliseconds, because other clocks stop while a phone sleeps.
 */
export type Countdown = {
  totalMs: number
  /** Milliseconds that had already run when it was last started or paused. */
  elapsedMs: number
  /** The time since which it has been running; null while paused. */
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

/**
 * The same countdown, with the elapsed time fixed as of now, so that setting the clock back later does not undo any of
 * it.
 */
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
