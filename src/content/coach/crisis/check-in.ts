import type { DangerKind } from '#rules/coach/heard.ts'
import type { Assessment } from '#rules/safety/assessment.ts'
import { dangersFromOthers, dangersToOneself } from '#rules/safety/danger-groups.ts'
import { groomingHint, piecesAskedAbout, scamHint } from '#rules/safety/lured/reasons.ts'
import { type CheckIn, checkIns, plainly, plainlyHurt, plainlyUnwell } from './words/checkins.ts'
import { mayBeScam, metOnline } from './words/online.ts'

/** The careful question that fits what was said. */
export function checkInFor({ kind, whose, isOver, isFaint, reasons }: Assessment): CheckIn {
  const hasReason = (start: string) => reasons.some((reason) => reason.startsWith(`${start}_`))
  const isHurt = whose === 'self' && kind !== null && dangersFromOthers.has(kind)
  if (reasons.includes(piecesAskedAbout)) return metOnline
  if (reasons.includes(scamHint)) return mayBeScam
  if (reasons.includes(groomingHint) && whose === 'self') return checkIns.online
  if (isFaint) return isHurt ? checkIns.asideHurt : checkIns.aside
  if (hasReason('heard') && !isOver) return whose === 'other' ? checkIns.heardOfOther : checkIns.heard
  if (reasons.includes('bereaved')) return checkIns.bereaved
  if (whose === 'other') return checkIns.heardOfOther
  if (kind === 'partner_violence' || kind === 'sexual_assault' || kind === 'child_abuse') return checkIns.hurtBefore
  if (kind === 'eating_disorder') return checkIns.eatingBefore
  if (kind === 'medical' && !isOver) return checkIns.bodySignal
  if (kind === 'harm_to_others' && !isOver) return checkIns.anger
  if (hasReason('hypothetical')) return checkIns.aboutUs
  if (isOver) return checkIns.past
  return hasReason('negated') ? checkIns.denied : checkIns.unclear
}

/** The second careful question asks plainly, and about dying only if it sounded like that. */
export function plainQuestionFor({ kind }: { kind: DangerKind }): CheckIn {
  if (dangersFromOthers.has(kind)) return plainlyHurt
  return dangersToOneself.has(kind) ? plainly : plainlyUnwell
}
