import { remembered, type SafetyState } from '#rules/safety/state.ts'

/**
 * Whether nothing of a danger is still being looked back on. A careful question that came to nothing is behind somebody
 * at once; anything graver only when it is forgotten.
 */
export function isSafetyBehind(state: SafetyState | null, now: Date): boolean {
  const kept = remembered(state, now.getTime())
  return kept === null || (kept.level === 'open' && kept.tier === 'checkin')
}
