import { meansTakenBack } from '#rules/safety/standing/taken-back/means-taken-back.ts'
import { isStanding, type SafetyState } from '#rules/safety/state.ts'

/** "Sorry, no knife. The car keys, then.": takes up in words that the thing we named was never meant. */
function sorryNotThat(message: string, before: SafetyState | null, after: SafetyState): string | undefined {
  if (!isStanding(before) || !before.means || !meansTakenBack(message).includes(before.means)) return undefined
  const isOther = after.means !== undefined && after.means !== before.means
  return `Sorry, no ${before.means}.${isOther ? ` The ${after.means}, then.` : ' I had that wrong.'}`
}

/** "Hurt somebody? No. Me.": we had asked about the wrong danger. */
function sorryNotOthers(message: string, before: SafetyState | null, after: SafetyState): string | undefined {
  const hasAskedWrongly = before?.kind === 'harm_to_others' && before.whose === 'self' && after.kind === 'suicide'
  return hasAskedWrongly && /\b(?:no|not|never|nobody)\b/i.test(message)
    ? 'Sorry, I asked the wrong question. It’s you this is about.'
    : undefined
}

/** What we had wrong, in one sentence before the reply. */
export function sorryFirst(message: string, before: SafetyState | null, after: SafetyState): string | undefined {
  return sorryNotThat(message, before, after) ?? sorryNotOthers(message, before, after)
}

const inVehicle =
  /\b(?:in|behind the wheel of) (?:the|my|a) (?:\w+ )?(?:car|van|truck|jeep)\b|\bengine (?:is |still )?(?:running|on)\b|\bbehind the wheel\b/i

/** Starts the reply to somebody at the water or at a height. */
export function moveBackFirst(message: string): string {
  return inVehicle.test(message)
    ? 'Before anything else, turn the engine off, get out, and leave the keys behind. Walk back from there, to where there are people. Then write to me.'
    : 'Before anything else, move well back from there, please. Then write to me.'
}

/** Starts the reply if we had wrongly assumed that something was done. */
export const sorryNothingWasDone = 'I read that wrong, and I am sorry: nothing has been done.'
