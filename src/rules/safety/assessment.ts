import type { DangerKind } from '../coach/heard.ts'

export const safetyTiers = ['none', 'checkin', 'crisis', 'imminent'] as const
export type SafetyTier = (typeof safetyTiers)[number]

export type Whose = 'self' | 'other'

export type Assessment = {
  tier: SafetyTier
  /** The kind of danger; null only if there is none. */
  kind: DangerKind | null
  /** Who is in danger: the writer, or somebody else. */
  whose: Whose
  /** A second kind the danger could be, according to the listener. */
  elseKind?: DangerKind
  /** They tell it as something past. */
  isOver: boolean
  /** Only the listener suspects a danger, it is mid-chat, and it is not very sure. */
  isFaint?: true
  /** Names of the signals behind the tier, strongest first, never words of the person. Safe to log and to store. */
  reasons: readonly string[]
}

export const noConcern: Assessment = { tier: 'none', kind: null, whose: 'self', isOver: false, reasons: [] }

/** Crisis help comes first, and nothing else (no challenge, no cue) is offered with it. */
export function isAlarm({ tier }: Pick<Assessment, 'tier'>): boolean {
  return tier === 'crisis' || tier === 'imminent'
}
