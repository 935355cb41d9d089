import type { DangerKind } from '#rules/coach/heard.ts'
import type { Assessment } from '#rules/safety/assessment.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import { type CheckIn, checkIns, plainly, plainlyHurt, plainlyUnwell } from './words/checkins.ts'

/** Which careful question fits what was said: heard, over, denied, unclear, asked about us, or another kind of harm. */
export function checkInFor({ kind, whose, isOver, isFaint, reasons }: Assessment): CheckIn {
  const isTurnedBy = (turn: string) => reasons.some((reason) => reason.startsWith(`${turn}_`))
  const isHurt = whose === 'self' && kind !== null && dangersFromOthers.has(kind)
  if (isFaint) return isHurt ? checkIns.asideHurt : checkIns.aside
  if (isTurnedBy('heard') && !isOver) return whose === 'other' ? checkIns.heardOfOther : checkIns.heard
  if (reasons.includes('bereaved')) return checkIns.bereaved
  if (whose === 'other') return checkIns.heardOfOther
  if (kind === 'partner_violence' || kind === 'sexual_assault' || kind === 'child_abuse') return checkIns.hurtBefore
  if (kind === 'eating_disorder') return checkIns.eatingBefore
  if (kind === 'medical' && !isOver) return checkIns.bodySignal
  if (kind === 'harm_to_others' && !isOver) return checkIns.anger
  if (isTurnedBy('hypothetical')) return checkIns.aboutUs
  if (isOver) return checkIns.past
  return isTurnedBy('negated') ? checkIns.denied : checkIns.unclear
}

/** The second question is asked openly: about dying only where it sounded like that. */
export function plainQuestionFor({ kind }: { kind: DangerKind }): CheckIn {
  if (dangersFromOthers.has(kind)) return plainlyHurt
  return dangersToOneself.has(kind) ? plainly : plainlyUnwell
}
