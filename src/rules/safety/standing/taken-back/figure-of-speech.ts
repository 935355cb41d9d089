import type { DangerKind } from '../../../coach/heard.ts'
import type { SafetyState } from '../../state.ts'
import type { News } from '../news/news.ts'

/** Dangers that people invoke when they are mortified or cross: "kill me now", "I'll murder him". */
const shouted: readonly DangerKind[] = ['suicide', 'self_harm', 'harm_to_others']

/**
 * "She's going to kill me" is mostly said over a forgotten dinner. We believe people who say that it was a figure of
 * speech or that we misread them, as long as nothing but such words was read. We do not if they named something they
 * might use, wished not to wake up, or have done something.
 */
export function isFigureOfSpeech(state: SafetyState, { deniesOutright, isFigure, stance, facts }: News): boolean {
  const { reasons, kind, whose, tier, means, hasMeans, isPassive, isSure, foundBy } = state
  if (deniesOutright === true && reasons.length > 0 && reasons.every((reason) => reason === 'threat_to_me')) return true
  const isOfStalking = reasons.length > 0 && reasons.every((reason) => /stalking_or_coercion$/.test(reason))
  if (isFigure === true && isOfStalking) return true
  // If both the rules and the listener heard it clearly, they also have to say how they are: "just how we talk. I'm fine".
  const saysFine = stance === 'fine' || stance === 'denial' || facts.includes('safe')
  const isDoubtful = foundBy === 'listener' || isSure !== true || saysFine
  const isShouted = shouted.includes(kind) && whose === 'self' && tier !== 'imminent' && isDoubtful
  // "I cut myself last night" is no figure of speech, and "I was mostly kidding" does not undo it.
  const isDeed = kind === 'self_harm' && foundBy === 'rules' && reasons.includes('self_injury')
  return isFigure === true && isShouted && !isDeed && !means && !hasMeans && !isPassive
}
