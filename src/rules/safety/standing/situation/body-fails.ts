import type { SafetyState } from '../../state.ts'

/** What a body does that has had too little food for too long. */
export const bodyFails =
  /\b(?:faint\w*|wobbl\w*|black(?:ed)? out|went black|passed out|pass(?:ing)? out|dizzy|light-?headed|collapsed?|heart (?:\w+ ){0,4}(?:race|flutter\w*|races|racing|mad|pounding|skip\w*|weird|odd|funny|goes|went)|nearly went over|chest (?:hurts|pain))\b/i

/** "I blacked out by my locker yesterday", from somebody who hardly eats: a doctor has to see them, however they play it down. */
export function failsUnfed(message: string, current: SafetyState | null): boolean {
  if (!bodyFails.test(message) || current?.whose === 'other') return false
  return current?.kind === 'eating_disorder'
}

const emptied =
  /\b(?:bottles?|packets?|packs?|strips?|boxe?s?|blister\w*)\b[^.?!]{0,30}\b(?:empty|emptied|all gone)\b|\bempty (?:\w+ )?(?:bottles?|packets?|packs?|strips?|boxe?s?|blister\w*)\b/i
const givesWay =
  /\b(?:he|she|they|mama|mum|mom|mam|dad|hes|shes|theyre|(?:he|she)['’]s|they['’]re)\b[^.?!]{0,30}\b(?:talk(?:s|ing) (?:\w+ )?slow\w*|slurr\w*|drows\w*|won['’]?t wake|wont wake|can['’]?t stay awake|keeps? (?:shutting|closing) (?:his|her|their) eyes|nodding off|barely (?:awake|breathing))\b|\b(?:hands?|skin|lips?|face) (?:is|are|feels?|looks?|gone) (?:\w+ )?(?:cold|blue|gr[ea]y|clammy)\b|\bcan['’]?t (?:wake|keep) (?:him|her|them)\b/i

/** Of somebody they are afraid for: an empty bottle, slow speech. Whoever waits to be sure waits too long. */
export function hasTakenSomething(message: string): boolean {
  return emptied.test(message) || givesWay.test(message)
}
