import { assess } from '#rules/safety/assess.ts'
import { type Assessment, isAlarm } from '#rules/safety/assessment.ts'
import { dangersToOneself } from '#rules/safety/danger-groups.ts'
import type { News } from '#rules/safety/standing/news/news.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'

/**
 * To the listener, "Please don't call the police" sounds like the gravest danger, often a child's. But it is a reaction
 * to our question, so the danger stays the one we already know.
 */
export function keepDangerDespitePlea(assessment: Assessment, { kind, whose }: SafetyState): Assessment {
  return isAlarm(assessment) ? { ...assessment, tier: 'crisis', kind, whose } : assessment
}

/** The listener tends to hear a child in anybody who was treated badly. Somebody who says "I'm 41" is not a child. */
export function correctForAdult(assessment: Assessment, foundBy: SafetyState['foundBy']): Assessment {
  const { kind, whose } = assessment
  const isMistaken = foundBy === 'listener' && kind === 'child_abuse' && whose === 'self'
  // Without the child, only a doubt remains, so we ask a careful question.
  return isMistaken ? { ...assessment, kind: 'partner_violence', tier: 'checkin' } : assessment
}

/**
 * Asked whether they also think about dying, somebody who hurts themselves says "not like that, just not being here for
 * it". From then on that comes first.
 */
export function deepenIfTold(
  assessment: Assessment,
  { read, current, news: { confides } }: { read: Assessment; current: SafetyState | null; news: News },
): Assessment {
  if (!isStanding(current)) return assessment
  // "My keys are in your drawer, give the plant to Aoife", from somebody who may want to die, is a goodbye.
  if (current.kind === 'suicide' && current.whose === 'other' && read.reasons.includes('other_parting'))
    return { tier: 'imminent', kind: 'suicide', whose: 'other', isOver: false, reasons: ['other_in_danger'] }
  const isOwnHarm = current.kind === 'self_harm' && current.whose === 'self'
  const isKnown = assessment.kind === 'suicide' && isAlarm(assessment)
  if (!isOwnHarm || isKnown || !confides?.includes('passive')) return assessment
  return { tier: 'crisis', kind: 'suicide', whose: 'self', isOver: false, reasons: ['wish_not_to_live'] }
}

const notMine = /\b(?:it'?s |it is |its |this is )?(?:not|never) (?:about )?me\b(?! (?:but|too))|\bnot about me\b/i
const remembered = 6

/**
 * They said a little while ago that somebody else is in danger, and not they. "Why not me, I want to die too" is no such
 * thing any more.
 */
export function saidNotMine(texts: readonly string[], read: Assessment): boolean {
  const isOwnWish = isAlarm(read) && read.whose === 'self' && read.kind !== null && dangersToOneself.has(read.kind)
  if (isOwnWish) return false
  return texts.slice(-remembered).some((text) => notMine.test(text.replaceAll(/[’‘]/g, "'")))
}

/** In their words, somebody else is in danger: "I think he wants to kill himself". */
export function isOfOther(read: Assessment): boolean {
  const ofOther = (reason: string) => reason === 'worry_about_other' || reason.startsWith('other_')
  return isAlarm(read) && read.whose === 'other' && read.reasons.some(ofOther)
}

/** Whether the message also has a sentence that is not about any danger. */
export function saysMore(message: string): boolean {
  const sentences = message.split(/[.!?\n]+/).filter((sentence) => sentence.trim().split(/\s+/).length >= 5)
  return sentences.some((sentence) => assess(sentence).tier === 'none')
}

export function notFaint({ isFaint: _faint, ...rest }: Assessment): Assessment {
  return rest
}
