import { installQuietMs } from '#rules/timings.ts'

/** The event of browsers that can install a web app. */
export type InstallEvent = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

/** Whether "Maybe Later" was pressed within the last days. An impossible time, such as one in the future, is ignored. */
export function isDismissedLately(stored: string | null, now: number): boolean {
  if (stored === null) return false
  const age = now - (/^\d+$/.test(stored) ? Number(stored) : Date.parse(stored))
  return age >= 0 && age < installQuietMs
}
