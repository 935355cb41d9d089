export const safetyTiers = ['none', 'checkin', 'crisis', 'imminent'] as const
export type SafetyTier = (typeof safetyTiers)[number]

export const safetyKinds = ['self_harm', 'violence', 'abuse', 'medical', 'eating', 'other_person'] as const
export type SafetyKind = (typeof safetyKinds)[number]

export type Assessment = {
  tier: SafetyTier
  /** What the danger is about; null only where there is none. */
  kind: SafetyKind | null
  /** Names of the signals behind the tier, strongest first, never words of the person. Safe to log and to store. */
  reasons: readonly string[]
}

export const noConcern: Assessment = { tier: 'none', kind: null, reasons: [] }

/** Crisis help comes first, and no challenge or cue goes with it. */
export function isAlarm({ tier }: Pick<Assessment, 'tier'>): boolean {
  return tier === 'crisis' || tier === 'imminent'
}
