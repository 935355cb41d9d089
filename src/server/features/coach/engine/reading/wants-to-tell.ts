import type { TalkState } from '../talk-state.ts'
import { countWords } from './sentences.ts'

/** Our own words for it, and how people say them back: "time to tell you more i suppose", "only being heard". */
const tellsMore =
  /\b(?:(?:time|space|room|let me|want to|wanna|like to|rather|need to|love to|just|only|prefer to|going to|gonna|i(?:'?ll| will)) (?:\w+ ){0,2}?(?:tell(?:ing)?|talk(?:ing)?|vent(?:ing)?|say(?:ing)? it|explain|rant(?:ing)?|get it out|let it out)|(?:tell(?:ing)? (?:it|you)(?: (?:more|all|the rest|about it|everything))?)|(?:just |only )?(?:being|be|to be|feel) heard|(?:just |please )?(?:listen|hear me out)|somebody to listen|someone to listen|the (?:third|last)(?: one)?|tell more)\b/i

/** Asking us to tell, or telling somebody else, is something other. */
const isOther =
  /\b(?:tell me|don'?t (?:want|feel like)|not (?:want|now|really)|do not want|what (?:do|should|can|could) i|how (?:do|should|can|could) i|(?:tell|telling|talk to|talking to|explain to|explain it to|say it to|saying it to) (?:him|her|them|my|the|someone|somebody|everyone|people)|words|sentence|step|calm)\b/i

/** Longer messages tell already, and what they tell is answered. */
const mostWords = 12

/** After we offered time to tell more: they take it. */
export function takesTimeToTell(message: string, { last }: Pick<TalkState, 'last'>): boolean {
  const text = message.replaceAll('’', "'")
  return last?.node === 'wants' && countWords(text) <= mostWords && tellsMore.test(text) && !isOther.test(text)
}
