import type { SafetyState } from '../../state.ts'

const notNow =
  /\b(?:will not|won'?t|wont|not (?:going to|gonna)|never would)\b(?: (?:do|take|use|try|touch|hurt|kill|act on) (?:it|them|any|anything|that|those|myself))?(?: now)? (?:tonight|today|this evening|right now)\b|\bnot (?:for )?tonight\b|\bi(?:'?m| am)? (?:will not|won'?t|wont|not (?:going to|gonna)) (?:do (?:it|anything)|take (?:them|any|it)|hurt myself|kill myself)\b/i
const takenBack = /\b(?:why|tomorrow|later|soon|but|unless|if|until|i think|maybe|promise nothing)\b/i

/**
 * "I have taken nothing and I will not tonight": the thoughts remain, but it is no longer urgent. People who are told
 * to call an ambulance in every reply stop answering.
 */
export function lessUrgentIfNotNow(state: SafetyState, message: string): SafetyState {
  if (state.tier !== 'imminent' || state.kind !== 'suicide' || state.whose !== 'self' || state.hasPlace) return state
  const sentences = message.replaceAll('’', "'").split(/[.!?\n]+/)
  const isSaid = sentences.some((sentence) => notNow.test(sentence) && !takenBack.test(sentence))
  return isSaid ? { ...state, tier: 'crisis' } : state
}
