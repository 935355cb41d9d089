import { mentionsAny } from './mentions-any.ts'

/** Words that anybody who needs a doctor now would use: a body in trouble, or what caused it. */
const body =
  /\b(?:chest|heart|arms?|legs?|jaw|head|stomach|belly|throat|neck|face|lips?|tongue|hands?|skin|eyes?|blood|bleed\w*|bled|breath\w*|chok\w*|faint\w*|pass(?:ed|ing)? out|collaps\w*|unconscious|dizzy|numb\w*|seizures?|fits?|stroke|slurr\w*|swell\w*|swollen|allerg\w*|anaphyla\w*|epi ?pen|inhaler|asthma|diabet\w*|insulin|sugar|fever|temperature|vomit\w*|throw(?:ing|n|s)? up|threw up|sick|ill|pain|hurts?|hurting|ache\w*|wound\w*|cuts?|burn(?:s|ed|t)?|broken?|fell|fall(?:en|ing)?|hit|crash\w*|accident|overdos\w*|pills?|tablets?|took|taken|swallow\w*|drank|drunk|drugs?|poison\w*|pregnan\w*|baby|wak(?:e|es|ing|en)|respond\w*|blue|grey|gray|cold sweat|shak(?:e|es|ing|y)|hospital|ambulance|doctor|er|a&e|emergency)\b/i

export const mentionsBody = mentionsAny(body)
