import { notTaken, takenNothing } from '../taken-back/not-taken.ts'

const things =
  '(?:tablets?|pills?|meds|medication|medicine|painkillers?|sleepers?|capsules?|stuff|things|them|it|those)'
const tooMuch =
  '(?:(?:a lot |way |far |lots )?more(?: of \\w+)?(?: than|\\b)|too (?:many|much)|a lot|lots|loads|a load|handfuls?|all of|the lot|the whole|the rest of|most of)'
const took = new RegExp(
  `\\b(?:took|taken|swallowed|necked|downed|had)\\b[^.?!]{0,40}\\b${things}\\b[^.?!]{0,50}\\b${tooMuch}|\\b(?:took|taken|swallowed|necked|downed)\\b[^.?!]{0,24}\\b${tooMuch}[^.?!]{0,30}\\b(?:tablets?|pills?|meds|medication|painkillers?|sleepers?)\\b|\\bhad (?:a lot|lots|loads|all|too many|most|the rest) of (?:my|the|his|her|their|[a-z]+s) (?:\\w+ ){0,2}(?:tablets?|pills?|meds|painkillers?|sleepers?)\\b`,
  'i',
)
const tablets = /\b(?:tablets?|pills?|meds|painkillers?|sleepers?|packet|bottle)\b/i
const tookThem =
  /\b(?:i|ive|i['’]ve) (?:\w+ ){0,4}?(?:took|taken|swallowed) (?:them|it all|the (?:tablets|pills|lot))\b|\b(?:they['’]?re|they are|its|it['’]?s) in me\b|\balready in me\b/i
const harmless =
  /\b(?:prescri\w+|as (?:told|usual|always)|every (?:day|morning|night)|vitamins?|years ago|months? ago|weeks? ago|last (?:year|month|week)|nobody|he|she|they) (?:\w+ ){0,2}/i

/** More was swallowed than was good: said in one message, or the tablets were named before. */
export function swallowedMore(texts: readonly string[]): boolean {
  const message = texts.at(-1) ?? ''
  const plain = message.replaceAll('’', "'")
  if (notTaken.test(plain) || takenNothing.test(plain)) return false
  if (took.test(plain) && !harmless.test(plain.slice(0, plain.search(took) + 1)) && isOwnDeed(plain)) return true
  return tookThem.test(plain) && texts.slice(-4).some((text) => tablets.test(text)) && tellsOfMuch(texts)
}

/** "My friend took a lot of pills" is told elsewhere. */
function isOwnDeed(message: string): boolean {
  const before = message.slice(0, message.search(took))
  return !/\b(?:he|she|they|friend|brother|sister|mum|mom|dad|son|daughter|kid|husband|wife|boyfriend|girlfriend|roommate|dog|cat)(?:['’]?s| has| have| just)*\s*$/i.test(
    before,
  )
}

function tellsOfMuch(texts: readonly string[]): boolean {
  return texts.slice(-4).some((text) => new RegExp(tooMuch, 'i').test(text) || /\b(?:supposed|meant) to\b/i.test(text))
}

const ofVoice =
  /\bhear(?:s|ing|d)? (?:\w+ ){0,4}?(?:voices?|whisper\w*)\b|\bhear(?:s|ing|d)? (?:my (?:\w+ )?(?:mother|mum|mom|mam|father|dad|wife|husband|brother|sister|nan|gran\w*|son|daughter)|her|him|them)\b[^.?!]{0,12}[.,]? ?(?:behind me|as (?:though|if)|in the room|when (?:nobody|no ?one)|though (?:nobody|no ?one))|\b(?:dead|late) (?:mother|mum|mom|mam|father|dad|wife|husband|brother|sister|nan|gran\w*|son|daughter)['’]?s? (?:voice|(?:talk|speak)\w*)\b|\bhear(?:s|ing|d)? my (?:dead|late)\b|\bthe voice\b|\bvoices? in my head\b/i

/** A voice that nobody else hears. After a death many people hear it, so by itself it is only asked about. */
export function hearsVoice(text: string): boolean {
  return (
    ofVoice.test(text) &&
    !/\bvoice (?:mail|note|message|memo|call|over|actor|teacher)\b|\bthe voice (?:on|of the|in the (?:lift|elevator|train))\b/i.test(
      text,
    )
  )
}

/** It wants something of them. */
export const byVoice =
  /\b(?:she|he|it|they|voices?|mother|father)\b (?:\w+ ){0,2}(?:tells?|told|telling|says|said|saying|wants|orders?|asks|calls) (?:me |us )?(?:(?:not )?to )?['"‘“]?(?:(?:come|go|step|jump|walk|follow|hurt|kill|cut|trust|die|take|leave|do)\b)|['"‘“](?:come|go|jump|step|do it|follow)\b[^'"’”]{0,30}['"’”]|\b(?:being|am) told to\b|\bdo as (?:i['’]?m|i am|im) told\b/i

export function isToldByVoice(text: string): boolean {
  return byVoice.test(text)
}

const fearForBaby =
  /\b(?:scared|afraid|terrified|frightened|worried) (?:that )?(?:i['’]?(?:ll|m going to|m gonna)|ill|i will|i might|i could|of what i|im going to|im gonna)\b[^.?!]{0,40}\b(?:shake|shook|hurt|drop|harm|throw|hit|lose it|snap|do)\b|\b(?:pictures?|images?|thoughts?|flashes)\b[^.?!]{0,24}\b(?:of|about) (?:me )?(?:shaking|dropping|hurting|throwing|smothering|drowning|stabbing|harming|squeezing)\b|\b(?:held|gripped|grabbed|squeezed|shook|put) (?:her|him|the baby|it) (?:\w+ ){0,2}(?:too |so )(?:tight\w*|hard|rough\w*)\b|\bnot lose it with (?:a|the|my|her|him)\b|\bi (?:nearly|almost) (?:shook|dropped|threw|hurt|hit) (?:her|him|the baby)\b/i

/** They are afraid of what they may do to their small child. */
export function fearsToHurtBaby(text: string): boolean {
  return fearForBaby.test(text)
}

const mine =
  /\b(?:it['’]?s|its|it is|that['’]?s|thats|this is) (?:more |all |really |actually )?me\b(?! (?:and|or|who|that|too|trying|being|here|tonight|alone|now|with|at|in|on|home))|\bi(?:['’]?m| am) the one\b(?! who)|(?:^|[.!?]\s*)from me\b|\bme,? not (?:her|him|them|she|he)\b|\bthere(?:['’]?s| is) no them\b|\bit['’]?s me (?:who|that) (?:is|took|wants)\b/i

/** We took it to be about somebody else. */
export function saysItIsMe(text: string): boolean {
  return mine.test(text)
}
