import { isAtTheMeans } from '#rules/safety/languages/at-the-means.ts'
import { isAtTheEdge, isAtThePlace } from '#rules/safety/standing/situation/at-the-place.ts'
import { isStanding, type Language, type SafetyState } from '#rules/safety/state.ts'

/** "He's on the roof", "three feet off, feet on the edge", in another language the open drawer: every minute counts. */
export function isAtDangerousPlace(message: string, current: SafetyState | null, language: Language): boolean {
  if (!isStanding(current) || current.kind !== 'suicide') return false
  if (current.whose === 'self' && current.means !== undefined && isAtTheMeans(message, language)) return true
  return current.whose === 'other' ? isAtThePlace(message) : isAtTheEdge(message)
}

export const atDangerousPlace = { tier: 'imminent', kind: 'suicide', reasons: ['at_the_place'] } as const
