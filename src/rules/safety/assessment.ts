import type { DangerKind } from '../coach/heard.ts'

export const safetyTiers = ['none', 'checkin', 'crisis', 'imminent'] as const
export type SafetyTier = (typeof safetyTiers)[number]

export type Whose = 'self' | 'other'

export type Assessment = {
  tier: SafetyTier
  /** What the danger is; null only where there is none. */
  kind: DangerKind | null
  /** Whether the writer is in danger, or somebody else. */
  whose: Whose
  /** What else it may be, as the listener hears it. */
  elseKind?: DangerKind
  /** They tell it as something past. */
  isOver: boolean
  /** Only the listener suspects it, in the middle of a talk, and is not very sure. */
  isFaint?: true
  /** Names of the signals behind the tier, strongest first, never words of the person. Safe to log and to store. */
  reasons: readonly string[]
}

export const noConcern: Assessment = { tier: 'none', kind: null, whose: 'self', isOver: false, reasons: [] }

/** Crisis help comes first, and no challenge or cue goes with it. */
export function isAlarm({ tier }: Pick<Assessment, 'tier'>): boolean {
  return tier === 'crisis' || tier === 'imminent'
}
