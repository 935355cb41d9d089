import type { DangerKind } from '../../coach/heard.ts'
import type { Assessment } from '../assessment.ts'
import type { Language } from '../state.ts'

/** What a message in another language sounds like to a small model that learned from native speakers. */
export type HeardForeign = {
  language: Exclude<Language, 'en'>
  /** How likely it is that somebody is in danger. */
  danger: number
  /** The likeliest kind, if somebody is. */
  kind: DangerKind
  /** How likely it is that the danger is somebody else's. */
  other: number
}

/** The likelihood from which it counts, set on writers left out of the training. */
const foreign = {
  alarm: 0.55,
  /** One careful question. */
  checkIn: 0.35,
  /** While a danger stands: it is told again, or another one. */
  again: 0.5,
  /** After a denial. */
  denied: 0.8,
  other: 0.5,
}

type Setting = {
  /** The message itself says that nothing is wrong. */
  isDenying: boolean
  /** They told us today that we misread them. */
  isDenied: boolean
  isStanding: boolean
}

/** Adds what the rules missed, which know only the plainest words of another language. */
export function joinForeign(
  read: Assessment,
  { danger, kind, other, language }: HeardForeign,
  { isDenying, isDenied, isStanding }: Setting,
): { assessment: Assessment; foundBy: 'rules' | 'listener'; evidence?: undefined } {
  const isFound = danger >= (isDenied ? foreign.denied : isStanding ? foreign.again : foreign.checkIn)
  const tier = danger >= foreign.alarm ? 'crisis' : 'checkin'
  // "I can't go on" is only a question by the rules, and may stand beside something that the ear hears as a danger.
  const isGraver = read.tier === 'none' || (read.tier === 'checkin' && tier === 'crisis')
  if (!isGraver || isDenying || !isFound) return { assessment: read, foundBy: 'rules' }
  const whose = other >= foreign.other ? 'other' : 'self'
  return {
    assessment: { tier, kind, whose, isOver: false, reasons: [`heard_${language}_${kind}`] },
    foundBy: 'listener',
  }
}
