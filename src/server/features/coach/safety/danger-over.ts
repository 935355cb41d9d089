import { remembered, type SafetyState } from '#rules/safety/state.ts'

/**
 * Whether there is no danger left to come back to. A careful question that led to nothing is over at once; anything
 * graver only when it is forgotten.
 */
export function isDangerOver(state: SafetyState | null, now: Date): boolean {
  const kept = remembered(state, now.getTime())
  return kept === null || (kept.level === 'open' && kept.tier === 'checkin')
}
