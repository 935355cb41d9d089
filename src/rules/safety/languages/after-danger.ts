import { type Assessment, isAlarm } from '../assessment.ts'
import type { Language, SafetyState } from '../state.ts'

/**
 * A danger was told in this language in the last day, and the talk is free again. In English that leads back to
 * coaching. In the other languages there is none, and to be told so would close the door a minute after it was opened.
 */
export function isAfterDanger(state: SafetyState | null, language: Language): boolean {
  if (!state || language === 'en' || state.language !== language || !isAlarm(state) || state.isDenied) return false
  // What was only hinted at, and answered with a no, was none.
  return state.level === 'watched' || (state.level === 'open' && state.isHinted !== true)
}

const again = 'answered_again'

/** A danger of today is there again, or they fear that it will be. */
export function toldAgain({ kind, whose }: SafetyState): Assessment {
  return { tier: 'crisis', kind, whose, isOver: false, reasons: [again] }
}

export function isToldAgain({ reasons }: Pick<Assessment, 'reasons'>): boolean {
  return reasons.includes(again)
}
