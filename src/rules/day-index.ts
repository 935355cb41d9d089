import { dayMs } from './durations.ts'

/** Which of `length` entries belongs to this day of the person's own calendar. The next day gets the next entry. */
export function dayIndex(now: Date, length: number): number {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / dayMs
  return ((day % length) + length) % length
}
