import type { DangerKind } from '#rules/coach/heard.ts'
import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import { isOfLure } from '#rules/safety/lured/reasons.ts'
import { isNewParent, isOwnChild, isStalked, isUnderOneRoof } from '#rules/safety/standing/situation/circumstance.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { KindWords } from '../../parts.ts'
import { assaultWords } from './assault.ts'
import { babyWords } from './baby.ts'
import { childWords } from './child.ts'
import { controlledWords } from './controlled.ts'
import { eatingWords } from './eating.ts'
import { extortedAdultWords, extortedWords } from './extorted.ts'
import { friendEatingWords, friendVoicesWords, friendWords } from './friend.ts'
import { friendBodyWords, friendChildWords, friendHurtWords, friendThreatWords } from './friend-hurt.ts'
import { groomedWords, luredFriendWords } from './groomed.ts'
import { harmToOthersWords } from './harm-to-others.ts'
import { homeWords, threatenedWords } from './home.ts'
import { medicalWords } from './medical.ts'
import { overdoseWords } from './overdose.ts'
import { ownChildWords } from './own-child.ts'
import { pressedAdultWords, pressedWords } from './pressed.ts'
import { psychosisWords } from './psychosis.ts'
import { selfHarmWords } from './self-harm.ts'
import { stalkedWords } from './stalked.ts'
import { suicideWords } from './suicide.ts'
import { underOneRoofWords } from './under-one-roof.ts'

export const ownWords: Readonly<Record<DangerKind, KindWords>> = {
  suicide: suicideWords,
  self_harm: selfHarmWords,
  overdose: overdoseWords,
  partner_violence: homeWords,
  sexual_assault: assaultWords,
  child_abuse: childWords,
  harm_to_others: harmToOthersWords,
  psychosis: psychosisWords,
  eating_disorder: eatingWords,
  medical: medicalWords,
}

export const othersWords: Readonly<Record<DangerKind, KindWords>> = {
  suicide: friendWords,
  self_harm: friendWords,
  overdose: friendBodyWords,
  partner_violence: friendHurtWords,
  sexual_assault: friendHurtWords,
  child_abuse: friendChildWords,
  harm_to_others: friendThreatWords,
  psychosis: friendVoicesWords,
  eating_disorder: friendEatingWords,
  medical: friendBodyWords,
}

type Known = Pick<SafetyState, 'kind' | 'whose' | 'reasons' | 'isControlled' | 'lure' | 'circumstances'>

/** The danger that stands is the one on the screen, and not another that was told the same day. */
function isLured({ kind, reasons, lure }: Known): boolean {
  const isHeard = reasons.every((reason) => /^(?:heard|answered|earlier)_/.test(reason))
  return lure !== undefined && dangersFromOthers.has(kind) && (isHeard || isOfLure({ reasons }))
}

function luredWords({ kind, whose, lure }: Known): KindWords {
  if (whose === 'other') return luredFriendWords
  if (lure === 'groomed') return groomedWords
  if (lure === 'pressed') return kind === 'child_abuse' ? pressedWords : pressedAdultWords
  return kind === 'child_abuse' ? extortedWords : extortedAdultWords
}

export function wordsFor(known: Known): KindWords {
  const { kind, whose, reasons, isControlled } = known
  if (isLured(known)) return luredWords(known)
  if (isOwnChild(known)) return ownChildWords
  if (isUnderOneRoof(known)) return underOneRoofWords
  if (isStalked(known)) return stalkedWords
  if (isNewParent(known) && known.kind === 'harm_to_others') return babyWords
  if (whose === 'other') return othersWords[kind]
  if (kind === 'partner_violence' && isControlled) return controlledWords
  // A stranger's threat needs other words than violence at home.
  const isThreat = reasons.some((reason) => /threat_|stalking/.test(reason))
  return kind === 'partner_violence' && isThreat ? threatenedWords : ownWords[kind]
}
