import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import type { DangerAnswer } from '../danger-answer.ts'

const handOver: DangerAnswer = {
  id: 'means-what-about',
  group: 'own',
  like: [],
  say: [
    'Away from you, and not by you alone. Tell the person who is coming or on the phone where they are, and let that person take them. Until then, be in another room with the door shut.',
    'Somebody else should hold them tonight. Say it in one sentence: "I need you to take these from me." Until somebody is there, stay out of the room they’re in.',
  ],
}

const asks =
  /\b(?:what|and) (?:about|do i do (?:with|about)|should i do (?:with|about)|to do with|happens (?:to|with)) (?:the|my|these|those|all the|all my) (?:\w+ ){0,2}(?:things?|tablets?|pills?|meds|medication|insulin|knife|knives|blades?|razors?|rope|gun|rifle|pistol|stuff|ones)\b|\bdo i (?:bring|take|leave|give|hand) (?:it|them)(?: over| here| there| behind| with me)?(?:$|[ ,.?])/i

/** "What about the tablets?" */
export function answerAboutMeans(
  texts: readonly string[],
  { kind, whose, hasMeans }: SafetyState,
): ChosenAnswer | undefined {
  const isOwn = whose === 'self' && (kind === 'suicide' || kind === 'self_harm')
  return isOwn && hasMeans && asks.test(texts.at(-1) ?? '') ? { answer: handOver } : undefined
}
