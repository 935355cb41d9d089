import type { Role } from '../access.ts'
import { dayMs, hourMs, minuteMs } from '../durations.ts'
import { adminSessionIdleMinutes, adminSessionMaxHours, sessionIdleDays, sessionMaxDays } from '../limits.ts'

const spans: Readonly<Record<Role, { idleMs: number; maxMs: number }>> = {
  member: { idleMs: sessionIdleDays * dayMs, maxMs: sessionMaxDays * dayMs },
  admin: { idleMs: adminSessionIdleMinutes * minuteMs, maxMs: adminSessionMaxHours * hourMs },
}

export type SessionTimes = { startedAt: Date; lastSeenAt: Date }

/**
 * When a session ends if no further request comes. The current role decides, so a new administrator gets the shorter
 * limits at once.
 */
export function sessionEnd(role: Role, { startedAt, lastSeenAt }: SessionTimes): Date {
  const { idleMs, maxMs } = spans[role]
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, startedAt.getTime() + maxMs))
}

/**
 * Whether "last seen" is old enough to be written again: on every request it would turn each read into a write.
 * Sessions that end after minutes are updated more often.
 */
export function isLastSeenStale(role: Role, lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > (role === 'admin' ? minuteMs : 5 * minuteMs)
}
