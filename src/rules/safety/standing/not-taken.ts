import type { SafetyState } from '../state.ts'

/** "My meds" are another matter: whoever forgot them has not answered whether something was taken. */
const notTaken =
  /\b(?:have ?n[o']?t|have not|did ?n[o']?t|did not|never) (?:even |actually |ever )?(?:taken|took|take|swallowed|swallow) (?:any|anything|one|none|them|it|those|a single|the (?:pills|tablets))\b/i

/** Says that nothing was swallowed: the tablets are there, and they are whole. */
export function hasNotTaken(message: string): boolean {
  return notTaken.test(message.replaceAll('’', "'"))
}

const heardTaken = 'heard_overdose'

/**
 * Only the listener heard that something was taken, and they say that it was not. The tablets are still a danger, and what
 * helps is another thing: away from them, not "keep the packet for the ambulance".
 */
export function beforeAnyTaken(state: SafetyState): SafetyState | undefined {
  if (state.kind !== 'overdose' || !state.reasons.includes(heardTaken)) return undefined
  return { ...state, kind: 'suicide', tier: 'crisis', reasons: ['heard_suicide'], hasMeans: true }
}
