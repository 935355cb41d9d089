import type { SafetyState } from '../../state.ts'

/** What a body does that has had too little food for too long. */
export const bodyFails =
  /\b(?:faint\w*|wobbl\w*|black(?:ed)? out|went black|passed out|pass(?:ing)? out|dizzy|light-?headed|collapsed?|heart (?:\w+ ){0,4}(?:race|flutter\w*|races|racing|mad|pounding|skip\w*|weird|odd|funny|goes|went)|nearly went over|chest (?:hurts|pain))\b/i

/** "I blacked out by my locker yesterday", from somebody who hardly eats: a doctor has to see them, however they play it down. */
export function failsUnfed(message: string, current: SafetyState | null): boolean {
  if (!bodyFails.test(message) || current?.whose === 'other') return false
  return current?.kind === 'eating_disorder'
}
