import type { Turn } from '../../turn.ts'
import { isQuestion } from './direct-question.ts'
import { countWords } from './sentences.ts'

const sent =
  /\b(?:sent it|i (?:just |have |finally )?sent (?:it|that|the (?:text|message|email|one))|it'?s sent|hit send|pressed send)\b/i
const regrets = /\b(?:wish|shouldn'?t|should not|regret|by accident|wrong|oh no|mistake|haven'?t|not|if)\b/i
/** Longer messages also tell something else, and that is answered. */
const mostWords = 14

/** "Ok, sent it": there is nothing left to plan. */
export function hasSent({ message }: Turn): boolean {
  return sent.test(message) && !regrets.test(message) && countWords(message) <= mostWords && !isQuestion(message)
}
