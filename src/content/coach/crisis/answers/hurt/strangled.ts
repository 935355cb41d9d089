import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import { hurtNow } from './hurt-now.ts'

// Not from `all-answers.ts`: the server would then load every written answer before it can start.
const answer = hurtNow.find(({ id }) => id === 'strangled')

const strangled =
  /\b(?:chok(?:ed|es|ing)|strangl\w+|throttl\w+)\b|\b(?:grab\w*|held|holds?|squeez\w+|hands?|arm|press\w*|pinn\w*|hurts?|sore|marks?|bruis\w*)\b[^.?!]{0,40}\b(?:throat|neck|windpipe)\b|\b(?:throat|neck|windpipe)\b[^.?!]{0,40}\b(?:hurts?|sore|swallow\w*|raspy|hoarse|grab\w*|squeez\w+|marks?|bruis\w*)\b/i

const notStrangled =
  /\b(?:nobody|no ?one|never|not|didn['’]?t|didnt|hasn['’]?t)\b[^.?!]{0,20}\b(?:strangl\w+|chok\w+|neck|throat)\b/i

export function hasBeenStrangled(texts: readonly string[]): boolean {
  return texts.some((text) => strangled.test(text) && !notStrangled.test(text))
}

/**
 * Pressure on the neck can kill hours later, so it is answered as soon as it was named anywhere in the chat, even in passing
 * and however unlike the examples it is worded.
 */
export function answerStrangled(
  texts: readonly string[],
  { kind, whose, said }: SafetyState,
): ChosenAnswer | undefined {
  if (!answer || whose === 'other' || !dangersFromOthers.has(kind) || !hasBeenStrangled(texts)) return undefined
  return said.some((id) => id.startsWith(`answers.${answer.id}.`)) ? undefined : { answer }
}
