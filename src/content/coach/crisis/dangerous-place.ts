import { isAtTheEdge, isAtThePlace } from '#rules/safety/standing/situation/at-the-place.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'

/** "He's on the roof", "three feet off, feet on the edge": now every minute counts. */
export function isAtDangerousPlace(message: string, current: SafetyState | null): boolean {
  if (!isStanding(current) || current.kind !== 'suicide') return false
  return current.whose === 'other' ? isAtThePlace(message) : isAtTheEdge(message)
}

export const atDangerousPlace = { tier: 'imminent', kind: 'suicide', reasons: ['at_the_place'] } as const
