import { notTaken, takenNothing } from '../taken-back/not-taken.ts'

const drugs = '(?:tablets?|pills?|meds|medication|medicines?|painkillers?|sleepers?|capsules?)'
const tooMuch =
  '(?:more than (?:you|u|i|one|they|it|the|your|any\\w+)|too (?:many|much)|way too|all of them|the (?:whole )?lot)'
const took = new RegExp(
  [
    `\\b(?:took|taken|swallowed|necked|downed)\\b[^.?!]{0,40}\\b${drugs}\\b[^.?!]{0,40}\\b${tooMuch}`,
    `\\b(?:took|taken|swallowed|necked|downed) (?:\\w+ ){0,2}(?:a lot|lots|loads|a load|too many|way more|a lot more|handfuls?|most) (?:of |than )?(?:[\\w'’]+ ){0,3}${drugs}\\b`,
    `\\b(?:swallowed|necked|downed) (?:all|the rest) of (?:[\\w'’]+ ){0,2}${drugs}\\b`,
    `\\bhad (?:a lot|lots|loads|a load|too many|most|the rest) of (?:my|the|his|her|their|[a-z]+s) (?:\\w+ ){0,2}${drugs}\\b`,
  ].join('|'),
  'i',
)
const tablets = /\b(?:tablets?|pills?|meds|painkillers?|sleepers?|packet|bottle)\b/i
const tookThem =
  /\b(?:i|ive|i['’]ve) (?:\w+ ){0,4}?(?:took|taken|swallowed) (?:them|it all|the (?:tablets|pills|lot))\b(?! (?:out|away|to|from|off|with|and (?:put|hid|lock\w*|thr[eo]w|ga?ve|hand\w*)|upstairs|downstairs|home|back))|\b(?:they['’]?re|they are|its|it['’]?s) in me\b|\balready in me\b/i
const harmless =
  /\b(?:as (?:told|usual|always|prescribed)|every (?:day|morning|night)|vitamins?|years ago|months? ago|weeks? ago|last (?:year|month)|when i was|i used to|once|years|(?:19|20)\d\d|that (?:spring|summer|autumn|winter|fall)|since)\b/i

/** How many messages, this one included, count as now. */
const lately = 4

/** More was swallowed than was good: said in one message, or during a danger in which tablets were named. */
export function swallowedMore(texts: readonly string[], isStanding = false): boolean {
  const plain = (texts.at(-1) ?? '').replaceAll('’', "'")
  if (notTaken.test(plain) || takenNothing.test(plain)) return false
  if (took.test(plain) && isOwnDeed(plain) && !harmless.test(plain)) return true
  return isStanding && tookThem.test(plain) && texts.slice(-lately).some((text) => tablets.test(text))
}

/** "My friend took a lot of pills" is told elsewhere. */
function isOwnDeed(message: string): boolean {
  const before = message.slice(0, message.search(took))
  return !/\b(?:he|she|they|friend|brother|sister|mum|mom|dad|son|daughter|kid|husband|wife|boyfriend|girlfriend|roommate|dog|cat)(?:['’]?s| has| have| just)*\s*$/i.test(
    before,
  )
}

const hear = String.raw`(?:\bi(?:['’]?(?:m|ve|d))?\b[^.?!]{0,24}\b(?:hear|hearing)|\b(?:keep|been|keeps) hearing)`
const dear = '(?:mother|mum|mom|mam|father|dad|wife|husband|brother|sister|nan|gran\\w*|son|daughter)'
const ofVoice = new RegExp(
  [
    String.raw`${hear} (?:\w+ ){0,4}?(?:voices?|whisper\w*)\b(?! (?:note|mail|message|memo|break|crack|shak|on the|through the (?:door|wall)))`,
    String.raw`${hear} (?:my (?:\w+ )?${dear}|her|him|them)\b[^.?!]{0,12}[.,]? ?(?:behind me|as (?:though|if) (?:she|he|they)|when (?:nobody|no ?one)|though (?:nobody|no ?one))`,
    `${hear} my (?:dead|late) ${dear}`,
  ].join('|'),
  'i',
)

/** A voice that nobody else hears. After a death many people hear it, so by itself it is only asked about. */
export function hearsVoice(text: string): boolean {
  return ofVoice.test(text) && !/\bmy (?:own )?voice\b|\bno voices?\b|\bnext room\b|\bvoices? of\b/i.test(text)
}

/** It wants something of them. */
export const byVoice =
  /\b(?:she|he|it|they|voices?|mother|father)\b (?:\w+ ){0,2}(?:tells?|told|telling|says|said|saying|wants|orders?|asks|calls) (?:me |us )?(?:(?:not )?to )?['"‘“]?(?:(?:come|go|step|jump|walk|follow|hurt|kill|cut|trust|die|take|leave|do)\b)|['"‘“](?:come|go|jump|step|do it|follow)\b[^'"’”]{0,30}['"’”]|\b(?:being|am) told to\b|\bdo as (?:i['’]?m|i am|im) told\b/i

export function isToldByVoice(text: string): boolean {
  return byVoice.test(text)
}

const fearForBaby =
  /\b(?:scared|afraid|terrified|frightened|worried) (?:that )?(?:i['’]?(?:ll|m going to|m gonna)|ill|i will|i might|i could|of what i|im going to|im gonna)\b[^.?!]{0,40}\b(?:shake|shook|hurt|drop|harm|throw|hit|lose it|snap|do)\b|\b(?:pictures?|images?|thoughts?|flashes)\b[^.?!]{0,24}\b(?:of|about) (?:me )?(?:shaking|dropping|hurting|throwing|smothering|drowning|stabbing|harming|squeezing)\b|\b(?:held|gripped|grabbed|squeezed|shook|put) (?:her|him|the baby|it) (?:\w+ ){0,2}(?:too |so )(?:tight\w*|hard|rough\w*)\b|\bnot lose it with (?:a|the|my|her|him)\b|\bi (?:nearly|almost) (?:shook|dropped|threw|hurt|hit) (?:her|him|the baby)\b/i

const noPictures =
  /\b(?:don['’]?t|dont|do not|no|never|not|without|haven['’]?t) (?:\w+ ){0,3}(?:pictures?|thoughts?|images?)\b|\bnothing about hurting\b/i

/** They are afraid of what they may do to their small child. */
export function fearsToHurtBaby(text: string): boolean {
  return fearForBaby.test(text) && !noPictures.test(text)
}

const mine =
  /\b(?:it['’]?s|its|it is) (?:more |all |really |actually )?me\b(?! (?:and|or|who|that|too|trying|being|here|tonight|alone|now|with|at|in|on|home))|\bi(?:['’]?m| am) the one\b(?! who)|(?:^|[.!?]\s*)from me\b|\bme,? not (?:her|him|them|she|he)\b|\bthere(?:['’]?s| is) no them\b|\bit['’]?s me (?:who|that) (?:is|took|wants)\b/i

/** We took it to be about somebody else. */
export function saysItIsMe(text: string): boolean {
  return mine.test(text)
}
