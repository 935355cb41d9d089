import type { DangerKind } from '../coach/heard.ts'
import type { Assessment } from './assessment.ts'
import { dangersToOneself } from './danger-groups.ts'
import { isOfLure } from './lured/reasons.ts'
import { isStanding, type SafetyState } from './state.ts'

export const bodily: readonly DangerKind[] = ['overdose', 'medical']
const ofChildren: readonly DangerKind[] = ['partner_violence', 'sexual_assault']

/** Only the listener heard the other danger, or it was only hinted at, and now it is told what it is about. */
export function isLureInstead(current: SafetyState | null, assessment: Pick<Assessment, 'reasons'>): boolean {
  const isDoubtful = current?.foundBy === 'listener' || current?.isHinted === true
  return isStanding(current) && isDoubtful && isOfLure(assessment) && !current.hasMeans && !isOfLure(current)
}

/**
 * Which kind of danger it is after a new message. Harm to the body (an overdose, say) stays first until a doctor has
 * seen it.
 */
export function kindAfter(current: SafetyState | null, { kind, ...rest }: Assessment): DangerKind {
  if (!current) return kind ?? 'suicide'
  if (kind === null || isAnswer(rest)) return current.kind
  if (isLureInstead(current, rest)) return kind
  const isLookedAfter = current.known.some((fact) => fact === 'in_care' || fact === 'help_coming')
  if (isStanding(current) && bodily.includes(current.kind) && !isLookedAfter) return current.kind
  // Whoever wants to die because of a threat hears about that first.
  if (isStanding(current) && current.whose === 'self' && dangersToOneself.has(current.kind) && isOfLure(rest))
    return current.kind
  return current.kind === 'child_abuse' && ofChildren.includes(kind) ? 'child_abuse' : kind
}

/** A bare yes or no answers our question and brings nothing new. */
export function isAnswer({ reasons }: Pick<Assessment, 'reasons'>): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason.startsWith('answered_'))
}
