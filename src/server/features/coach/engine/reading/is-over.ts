import type { Turn } from '../../turn.ts'
import type { TalkState } from '../talk-state.ts'

/** Stated outright. Without these, the coach would go on preparing somebody for a date that is over. */
const saidOver =
  /\b(?:it|that|this|the \w+|everything) (?:is|was|'s) (?:already |all )?(?:over|done|behind me)\b|\b(?:already|has|had|have|just) happened\b|\bit (?:already )?happened\b|\b(?:it|that|the \w+|they|everything|this) (?:all )?went (?:\w+ )?(?:ok|okay|fine|well|great|good|bad|badly|alright|all right|wrong|better|worse|horribly|terribly|smoothly)\b|\b(?:i(?:'m| am) )?back(?: home| now)?[.,!]/i

/** Only a hint: "I couldn't sleep last night" may be about tomorrow. */
const saidBefore = /\b(?:last night|yesterday|this morning|earlier today|last week|the other day)\b/i
const over = 0.4
const overByHint = 0.15

/** Something is still to come, whatever has already happened. */
const saidComing =
  /\b(?:tomorrow|tonight|tmrw|tmr|next (?:week|month|time)|in (?:an? |\d+ )(?:min\w*|hour|hours|day|days|week)|later today|this (?:afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|coming up|about to)\b/i

export function saysComing(message: string): boolean {
  return saidComing.test(message)
}

/** What they talk about has already happened, according to this message or earlier ones on the same subject. */
export function isOver({ heard, message }: Turn, { isOver: wasOver }: Pick<TalkState, 'isOver'>): boolean {
  if (saidComing.test(message)) return false
  if (saidOver.test(message) || wasOver) return true
  const before = heard?.joined ?? heard?.alone
  const intent = before?.intent.find(({ name }) => name === 'post_event_rumination' || name === 'rejection')
  return (intent?.p ?? 0) >= (saidBefore.test(message) ? overByHint : over) || before?.need[0]?.name === 'letgo'
}
