import type { DangerKind } from '../../../coach/heard.ts'
import type { SafetyState } from '../../state.ts'
import type { News } from '../news/news.ts'

/** What people shout when they are mortified or cross: "kill me now", "I'll murder him". */
const shouted: readonly DangerKind[] = ['suicide', 'self_harm', 'harm_to_others']

/**
 * "She's going to kill me" is mostly said over a forgotten dinner. Whoever says that it was a way of speaking, or that we
 * misread them, is believed where nothing but such words was read. Nobody is who named a thing they might use, wished not
 * to wake up, or has done something.
 */
export function isFigureOfSpeech(state: SafetyState, { deniesOutright, isFigure }: News): boolean {
  const { reasons, kind, whose, tier, means, hasMeans, isPassive, isSure, foundBy } = state
  if (deniesOutright === true && reasons.length > 0 && reasons.every((reason) => reason === 'threat_to_me')) return true
  // What both heard plainly, the rules and the listener, was more than a way of speaking.
  const isDoubtful = foundBy === 'listener' || isSure !== true
  const isShouted = shouted.includes(kind) && whose === 'self' && tier !== 'imminent' && isDoubtful
  return isFigure === true && isShouted && !means && !hasMeans && !isPassive
}
