import { installQuietMs } from '#rules/timings.ts'

/** What browsers hand over that can install a web app. */
export type InstallEvent = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

/** Whether "Maybe Later" was said within the last days. A time that cannot be, such as one ahead of us, holds nobody back. */
export function isDismissedLately(stored: string | null, now: number): boolean {
  if (stored === null) return false
  const age = now - (/^\d+$/.test(stored) ? Number(stored) : Date.parse(stored))
  return age >= 0 && age < installQuietMs
}
