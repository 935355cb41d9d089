import { createPhraseList } from '../phrases/phrase-list.ts'

const longAgo = createPhraseList([
  'used to',
  '(when|while|back when|since) (i|he|she) was (a|an|in|only|#|much|still|little|young|younger|growing|at)',
  '# (years|months|decades) (ago|back|earlier|before)',
  '(a|one|last) (year|decade|long time|few years|while) (ago|back)',
  '(years|months|ages|decades|long) ago',
  '(in|during|through|throughout) (high school|middle school|college|university|uni|school|my (teens|twenties|childhood|youth|past)|the past|sixth form|19\\d\\d|20[01]\\d|202[0-5])',
  '(as|like) (a|an) (kid|child|teen|teenager|adolescent|student|young)',
  '(back then|back in|growing up|in my past|once upon|a few years back|years back|at the time|in those days|once tried|last (year|spring|summer|fall|autumn|winter))',
  '(before|until) (therapy|treatment|i got (help|better|sober|clean)|recovery|getting (sober|clean|help))',
  '(was|were|been) (so|very|really|once)? suicidal (when|before|until|back|then|at|for|as|in)',
  '(in recovery|recovered|recovering|am better now|doing (much|so|way|a lot)? ~1 better|got better|got help|therapy helped|clean|over it now|behind me|healed)',
  '(ex|ex husband|ex wife|ex boyfriend|ex girlfriend) used to',
  '(had|survived|beat|overcame|history of) ~1 (anorexia|bulimia|depression|suicidal)',
])

const stillNow = createPhraseList([
  '(still|again) (do|want|think|thinking|have|having|feel (it|that|like|suicidal)|am|wish|get|cut|cutting|happens|happening|going|does|hits|beats|hurts|doing|suicidal|there|tonight)',
  '(is|are|it|they|thoughts|feelings|urges|has|have) ~1 (back|coming back|came back|come back|returned|returning|starting again|worse|getting worse|stronger)',
  '(now|lately|today|tonight) ~3 (back|worse|again|stronger|returned|same)',
  '(again|lately|tonight|right now|these days|every (day|night)|last night|this (morning|week|evening)|yesterday|relapsed|relapsing) $',
  '(happening|feeling it|feel that way|feel like that) again',
  '(will|want to|going to|might|could|about to) (try|do it) again',
  'again (lately|now|tonight|today|this)',
])

const wantedOnce = createPhraseList(['(wanted|hoped|wished|longed) to ~2 (die|be dead|disappear|not exist)'])
const recently = createPhraseList([
  '(last night|yesterday|today|tonight|this (morning|week|evening|afternoon)|earlier|an hour ago|minutes ago|all (day|night|week)|for (days|weeks|months|a while)|lately|every ~1 (day|night|morning|week|hour)|this (month|year)|all (month|year)|still|ever since|recently|now|always)',
])

/** Told as past, and not as something that has come back. */
export function isPast(before: string, found: string, after: string): boolean {
  const sentence = `${before}${found}${after}`
  if (stillNow.has(sentence)) return false
  if (longAgo.has(sentence)) return true
  // "I have wanted to die" is not past.
  return (
    (wantedOnce.has(found) || (found.startsWith('want to ') && /(?:^| )i did $/.test(before))) &&
    !/(?:^| )(?:have|has|been) $/.test(before) &&
    !recently.has(sentence)
  )
}
