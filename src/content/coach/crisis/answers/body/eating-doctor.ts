import { bodyFails } from '#rules/safety/standing/situation/body-fails.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

/** Found by rule and not by meaning, so they have no examples. */
const today: DangerAnswer = {
  id: 'eating-doctor-today',
  group: 'body',
  like: [],
  say: [
    'Yes, and today. Going dark before your eyes, being dizzy or a racing heart after days with hardly any food needs a doctor, not only a meal. Say how many days it’s been. If you pass out or your chest hurts, call {number}.',
    'Yes, a doctor or an emergency room today. You don’t have to be worse first. Have somebody go with you, and if you pass out or your heart won’t settle, call {number}.',
  ],
}
const soon: DangerAnswer = {
  id: 'eating-doctor-soon',
  group: 'body',
  like: [],
  say: [
    'Yes. A doctor or nurse this week, with somebody along if you like. If you feel faint, your heart races or your chest hurts, don’t wait: call {number}.',
    'I would see one, yes. You can say: "I’ve hardly been eating, and I need help with it." If you faint or your chest hurts before that, call {number}.',
  ],
}

const asksForDoctor =
  /\b(?:do|should|must|shall|would) i (?:really |actually |even |just |still )?(?:need|see|go|get|call|ring|have)\b[^.?!]{0,25}\b(?:doctors?|dr|gp|hospital|a ?& ?e|er|emergency(?: room)?|urgent care|clinic|checked|111)(?![a-z])|\b(?:doctor|gp|hospital|a&e) or (?:not|no)\b|\bis (?:it|that|this) (?:really |actually )?(?:that )?(?:bad|serious|dangerous)\b/i

/** "Do I need a doctor or not?" from somebody who hardly eats: a yes, and how soon. */
export function answerEatingDoctor(
  texts: readonly string[],
  { kind, whose, said }: SafetyState,
): ChosenAnswer | undefined {
  const asks = asksForDoctor.test(texts.at(-1) ?? '')
  if (!asks || kind !== 'eating_disorder' || whose === 'other') return undefined
  const answer = texts.some((text) => bodyFails.test(text)) ? today : soon
  const used = said.filter((id) => id.startsWith(`answers.${answer.id}.`)).length
  return used < answer.say.length ? { answer } : undefined
}
