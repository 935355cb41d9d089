import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import { isStalked } from '#rules/safety/standing/situation/circumstance.ts'
import { wantsNothingLeft } from '#rules/safety/standing/situation/leaves-nothing.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'
import type { Lines } from './parts.ts'
import { asked, hurried } from './words/leaving-nothing.ts'

export function isHurtByOthers({ kind, whose }: Pick<SafetyState, 'kind' | 'whose'>): boolean {
  return whose === 'self' && dangersFromOthers.has(kind)
}

/** Whoever reads the phone must find no number on it. A danger of this minute comes first, though. */
export function hidesNumbers(state: SafetyState, isUrgent: boolean): boolean {
  return state.isPhoneRead === true && isHurtByOthers(state) && !isUrgent
}

/**
 * "He's coming, delete": the whole reply is how to do it. Somebody who may hurt themselves hears it too, but is not
 * left with that alone.
 */
export function isInHurry(message: string, state: SafetyState): boolean {
  // Whoever is watched from outside has to keep what was sent to them, and is not about to be seen.
  return wantsNothingLeft(message) === 'hurried' && !isStalked(state) && (isHurtByOthers(state) || !isStanding(state))
}

/** The same for somebody of whom no danger is known: they are told how to do it, and asked nothing. */
export function answerLeavingNothing(message: string, turn: number) {
  const wish = wantsNothingLeft(message)
  if (!wish) return undefined
  return { text: oneOf(wish === 'hurried' ? hurried : asked, turn), options: [], resources: [], said: [] }
}

function oneOf({ lines }: Lines, turn: number): string {
  const line = lines[turn % lines.length] ?? ''
  return typeof line === 'string' ? line : line.text
}
