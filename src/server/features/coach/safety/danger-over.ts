import { remembered, type SafetyState } from '#rules/safety/state.ts'

/**
 * Whether we will not ask about a danger again. A careful question that led to nothing is over at once; anything graver
 * only when it is forgotten after a day.
 */
export function isDangerOver(state: SafetyState | null, now: Date): boolean {
  const kept = remembered(state, now.getTime())
  return kept === null || (kept.level === 'open' && kept.tier === 'checkin')
}
