import type { Assessment } from '#rules/safety/assessment.ts'
import { type CheckIn, checkIns } from './checkin-words.ts'

/** Which check-in fits what was said: over, denied, unclear, asked about us, or about another kind of harm. */
export function checkInFor({ kind, reasons }: Assessment): CheckIn {
  const turnedBy = (turn: string) => reasons.some((reason) => reason.startsWith(`${turn}_`))
  if (kind === 'other_person') return checkIns.bereaved
  if (kind === 'abuse') return checkIns.hurtBefore
  if (kind === 'eating') return checkIns.eatingBefore
  if (kind === 'medical') return checkIns.bodySignal
  if (kind === 'violence') return checkIns.anger
  if (turnedBy('hypothetical')) return checkIns.aboutUs
  if (turnedBy('past') || reasons.includes('self_injury_past')) return checkIns.past
  return turnedBy('negated') ? checkIns.denied : checkIns.unclear
}
