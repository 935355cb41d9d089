import { dayMs } from '../durations.ts'

/** The local time of a zone at an instant, expressed as if it were UTC. */
function wallMs(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instantMs)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const offsetMs = (instantMs: number, timeZone: string) =>
  wallMs(instantMs, timeZone) - Math.floor(instantMs / 1000) * 1000

/**
 * The instant at which local clocks show a time such as 2026-03-29T02:30. If the clocks go back and show it twice, the
 * first; if they go forward and skip it, the time that much later.
 */
export function instantOf(local: string, timeZone: string): Date {
  const wall = Date.parse(`${local}Z`)
  const before = offsetMs(wall - dayMs, timeZone)
  const after = offsetMs(wall + dayMs, timeZone)
  const fitting = [before, after].map((offset) => wall - offset).filter((ms) => wallMs(ms, timeZone) === wall)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wall - before)
}

/** The reverse: 2026-03-29T03:30, without seconds. */
export function localTimeOf(instant: Date, timeZone: string): string {
  return new Date(wallMs(instant.getTime(), timeZone)).toISOString().slice(0, 16)
}
