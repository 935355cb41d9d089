import type { Understanding } from '#rules/coach/understanding.ts'
import { turnAround } from './turned-around.ts'
import { isSayable } from './unsayable.ts'

/** Ours to have: "your presentation", where a party is "the party". */
const owned =
  /\b(?:presentation|talk|speech|pitch|demo|interview|date|call|first day|review|exam|viva|defense|defence|class|shift|toast|performance|audition|appointment|haircut|report|thesis|message|text|e-?mail)\b/

/** The slots as they fit into a sentence of ours: {event} "your presentation", {when} "on Friday", {who} "your manager". */
export function slotPhrases({ slots }: Pick<Understanding, 'slots'>): { event?: string; when?: string; who?: string } {
  const event = phrase(slots.event, 5)
  const when = phrase(slots.when, 4)
  const who = phrase(slots.who, 4)
  return {
    ...(event ? { event: withArticle(event) } : {}),
    ...(when && startsLikeTime.test(when) ? { when } : {}),
    ...(who && !/^(?:you|yourself)$/.test(who) ? { who: withOwner(who) } : {}),
  }
}

const startsLikeTime =
  /^(?:on|in|at|tomorrow|today|tonight|this|next|last|right now|now|yesterday|after|before|over|every|later|soon)\b/i

function phrase(slot: string | undefined, maxWords: number): string | undefined {
  if (!slot) return undefined
  const text = turnAround(slot)
  const isShort = text.split(' ').length <= maxWords && text.length <= 40
  return isShort && /^[\p{L}\p{N}' :-]+$/u.test(text) && isSayable(text) ? text : undefined
}

function withArticle(event: string): string {
  const bare = event.replace(/^(?:a|an|the|this|that|your)\s+/, '')
  if (event.startsWith('your ')) return event
  return owned.test(bare) ? `your ${bare}` : `the ${bare}`
}

function withOwner(who: string): string {
  if (/^(?:your|the|a|an|this|that|some|two|three|people|strangers|someone|him|her|them|everyone)\b/.test(who))
    return who
  // A name needs nothing in front of it.
  return /^\p{Lu}/u.test(who) ? who : `your ${who}`
}
