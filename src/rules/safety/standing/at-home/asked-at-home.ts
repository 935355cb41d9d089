import { asksWhetherToTell } from '../news/to-third.ts'

/** Direct questions of somebody who lives with the one they may have to fear, and goes on living there. */
const plain = (text: string) => text.replaceAll(/[’‘]/g, "'")

const words =
  /\b(?:what|how) (?:the hell |on earth |exactly |else )?(?:do|should|would|can|could|am|shall|to|might)\b[^.?!]{0,25}?\b(?:say|tell|put (?:it|this|that)|word|phrase|bring|start|begin|explain|ask|break|announce|mention)\b|\b(?:know|figure out|not sure|no idea|tell me|clue) (?:what|how) (?:to|i)\b[^.?!]{0,25}?\b(?:say|tell|put|word|bring|ask|start)\b|\b(?:need|want|have|give me|get) (?:\w+ ){0,3}?(?:words|a sentence|a script|something to say)\b|\bhelp me (?:say|word|tell|ask|phrase)\b/i
const whether =
  /\b(?:should|shall|would you|is it (?:a )?(?:good|bad|ok|okay|smart|stupid|better)(?: idea)? (?:to|if i)|do i|am i supposed to|thinking (?:of|about)|do you think i)\b[^.?!]{0,25}?\btell(?:ing)?\b|\btell (?:her|him|them|my \w+)\b[^.?!]{0,40}\b(?:or not|yes or no)\b/i
const when =
  /\b(?:the (?:day|night|evening) before|beforehand|in advance|last minute|on the day|(?:good|better|right) mood|(?:good|best|better|right) (?:time|moment)|when (?:do|should|would|is it)|before or after|how (?:early|soon|long before|far ahead)|sooner or later|wait (?:until|till|for)|in the (?:morning|evening) or)\b/i
const ofSaying = /\b(?:tell|telling|say|saying|ask|asking|bring(?:ing)? it up|mention\w*|mood|talk)\b/i
const isOpen = /\?|\bwhat if i\b|\bshould i\b|\bis it better\b|\bor (?:is|do|should|when|wait)\b/i

export type AskedAtHome = 'words' | 'when' | 'whether'

export function askedAtHome(message: string): AskedAtHome | undefined {
  const text = plain(message)
  if (when.test(text) && ofSaying.test(text) && isOpen.test(text)) return 'when'
  if (words.test(text)) return 'words'
  return whether.test(text) || asksWhetherToTell(text) ? 'whether' : undefined
}

const fillers =
  '(?:(?:really|some|an?|like|even|actually|just|exactly|that|this|kind|of|any|being|type|one|those|straight|up|so|what you think)\\s+)*'
const bad =
  '(?:abus\\w+|violent|domestic violence|violence|a victim|victim|a monster|monster|controlling|toxic|dangerous|bad (?:guy|man|person|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mum|mother|son)|like that|that bad|wife beater)'
const refusing = new RegExp(
  `\\b(?:not|isn'?t|ain'?t|wasn'?t|aren'?t|never)\\s+${fillers}${bad}\\b|\\b(?:wouldn'?t|don'?t|do not|would not|stop|please don'?t) call(?:ing)? (?:it|him|her|them|this|me) (?:that|an? |abus|domestic|violen)|\\b(?:abuse|violence|abusive|that|that'?s|it) (?:is |sounds |seems )?(?:such )?(?:a |an )?(?:\\w+ )?(?:big|strong|harsh|heavy|ugly) word\\b`,
  'i',
)
const notRefusing =
  /\b(?:not sure|don'?t know|idk|wonder|if it'?s|not (?:just|only)|whether)\b|\b(?:abus\w+|violence|violent|controlling|toxic|like that|that bad)\b,? ?(?:right|is he|is she|are they|or is|is it|or not|\?+$)/i

/** "It's not like that, he's not some abuser": they refuse the word, and take nothing back of what they told. */
export function refusesLabel(message: string): boolean {
  const text = plain(message)
  return refusing.test(text) && !notRefusing.test(text)
}

/** "I'm not leaving him." */
export function saysStaying(message: string): boolean {
  return /\b(?:not|never|don'?t|won'?t|can'?t|cannot|wouldn'?t|couldn'?t)\b(?: [\w']+){0,3}? (?:leav(?:e|ing)(?! the (?:house|room|phone))|divorc(?:e|ing)|break(?:ing)? up|mov(?:e|ing) out|go(?:ing)? anywhere)\b|\bi(?:'m| am)? staying\b/i.test(
    plain(message),
  )
}

/** "Why would I need papers?": they ask about a thing we had advised. */
export function asksWhatFor(message: string): boolean {
  return /\b(?:why|what)\b[^.?!]{0,20}\b(?:need|want|keep|have|pack|hide|for)\b[^.?!]{0,20}\b(?:papers?|documents?|key|keys|cash|money|bag|copy|notes?)\b|\b(?:papers?|documents?|spare key|cash|bag)\b[^.?!]{0,25}\b(?:what for|why)\b|\bwhat (?:would|do) i need (?:that|those|it) for\b/i.test(
    plain(message),
  )
}

/** One blow, and not today: "last month he grabbed my arm", "it was the one time". */
export function tellsOfOnce(message: string): boolean {
  const text = plain(message)
  const isPast =
    /\b(?:once|one time|(?:the )?only time|just the one|a (?:while|month|year|few (?:weeks|months|years)) ago|\w+ (?:weeks|months|years) ago|last (?:month|year|summer|spring|winter|fall|autumn|christmas)|back (?:in|then)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i.test(
      text,
    )
  const isStill =
    /\b(?:again|every|always|still|keeps?|tonight|today|just now|right now|yesterday|last night|this (?:morning|week)|often|sometimes|more than once|at once|not (?:once|the (?:first|only)))\b/i.test(
      text,
    )
  return isPast && !isStill
}
