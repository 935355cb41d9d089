import { plainWords, turnAround } from './turned-around.ts'
import { isSayable } from './unsayable.ts'

const announced =
  /\b(?:i'll|i will|i'm going to|i am going to|i could|i can|i might|let me|going to) (?:maybe |probably |definitely |at least )?(.+)$/
const vague =
  /^(?:try|do|use|give|see|start|have a go|think)(?: (?:it|that|this|one|them|those|the|a|out|to|my|both|first|second|try|go|shot|ones?))*$/
const times =
  /\s+(?:today|tonight|tomorrow|later|now|soon|then|on|this|next|the|morning|afternoon|evening|night|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i guess|maybe)$/i

const mostWords = 8

/** "I'll text her tonight" is a step of their own: "text her". Nothing where they only take up ours. */
export function ownStep(message: string): string | undefined {
  let deed = announced.exec(plainWords(message).join(' '))?.[1]?.trim() ?? ''
  for (let cut = deed.replace(times, ''); cut !== deed; cut = deed.replace(times, '')) deed = cut
  const count = deed.split(' ').length
  if (vague.test(deed) || count < 2 || count > mostWords) return undefined
  const step = turnAround(deed)
  return /^[\p{L}' -]+$/u.test(step) && isSayable(step) ? step : undefined
}
