import type { ReminderKind } from '#rules/moments/facts.ts'

/** All that a locked screen shows: nobody who glances at it learns what is coming. */
export const lockedScreenWords: Record<ReminderKind, string> = {
  evening: 'Hearten: tomorrow',
  hour: 'Hearten: 1 hour',
  ten_minutes: 'Hearten: 10 minutes',
}
