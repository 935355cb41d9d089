import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import { isControlled } from '#rules/safety/standing/situation/controlled.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

/** Found by rule and not by meaning, so it has no examples. */
const answer: DangerAnswer = {
  id: 'thinks-of-telling',
  group: 'hurt',
  like: [],
  say: [
    'That sounds like a good person to tell. It can be one sentence, in person: "Things are a bit off at home. You don’t have to do anything, I only want somebody to know."',
    'Yes, I would tell that person. Face to face, where nobody reads along. You can say as little as you like, and nothing has to follow from it.',
    'You thought of that yourself, and it’s a good idea. You can begin small: "Can I tell you something, and you just listen?"',
  ],
}

const might =
  /\b(?:maybe|might|could|thinking (?:of|about)|perhaps|would|i'?d|i'?ll|suppose|get it)\b[^.?!]{0,30}\b(?:tell(?:ing)?|talk(?:ing)? to|say(?:ing)? (?:something|it|sth)|speak(?:ing)? to|mention)\b/i
const whom =
  /\b(?:her|him|them|my (?:\w+ ){0,2}(?:mate|friend|sister|brother|mum|mom|dad|aunt\w*|cousin|colleague|coworker|neighbou?r|boss|manager|doctor|gp)|somebody|someone)\b/i

/** "Maybe I'd tell her": the step that helps most, and it was their own idea. Not for telling the one they fear. */
export function answerThinksOfTelling(
  texts: readonly string[],
  { kind, whose, said }: SafetyState,
): ChosenAnswer | undefined {
  // A teacher has to pass it on, so a child must not hear that nothing follows.
  if (kind === 'child_abuse') return undefined
  const message = (texts.at(-1) ?? '').replaceAll(/[’‘]/g, "'")
  if (!isControlled(texts) || whose === 'other' || !dangersFromOthers.has(kind)) return undefined
  if (!might.test(message) || !whom.test(message) || /\b(?:husband|wife|boyfriend|girlfriend|partner)\b/i.test(message))
    return undefined
  return said.some((id) => id.startsWith(`answers.${answer.id}.`)) ? undefined : { answer }
}
