import type { SafetyState } from '../../state.ts'
import type { News } from '../news/news.ts'

/**
 * "She's going to kill me" is mostly said over a forgotten dinner. Whoever says that it was a way of speaking, or that we
 * misread them, is believed where nothing but such words was read.
 */
export function isFigureOfSpeech({ reasons }: SafetyState, { deniesOutright }: News): boolean {
  return deniesOutright === true && reasons.length > 0 && reasons.every((reason) => reason === 'threat_to_me')
}
