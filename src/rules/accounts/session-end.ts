import type { Role } from '../access.ts'
import { dayMs, hourMs, minuteMs } from '../durations.ts'
import { adminSessionIdleMinutes, adminSessionMaxHours, sessionIdleDays, sessionMaxDays } from '../limits.ts'

const spans: Readonly<Record<Role, { idleMs: number; maxMs: number }>> = {
  member: { idleMs: sessionIdleDays * dayMs, maxMs: sessionMaxDays * dayMs },
  admin: { idleMs: adminSessionIdleMinutes * minuteMs, maxMs: adminSessionMaxHours * hourMs },
}

export type SessionTimes = { startedAt: Date; lastSeenAt: Date }

/** When a session dies if nothing more comes from it. By the role of now: who becomes an administrator is held to it at once. */
export function sessionEnd(role: Role, { startedAt, lastSeenAt }: SessionTimes): Date {
  const { idleMs, maxMs } = spans[role]
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, startedAt.getTime() + maxMs))
}

/** Noting "seen" on every request would make each read a write. What counts in minutes is noted more often. */
export function isNewsThatSeen(role: Role, lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > (role === 'admin' ? minuteMs : 5 * minuteMs)
}
