import { createPhraseList } from '../phrases/phrase-list.ts'
import { ofThings } from './pieces.ts'

const picture =
  '(pic|pics|picture|pictures|photo|photos|vid|vids|video|videos|clip|clips|recording|recordings|recorded|screenshot|' +
  'screenshots|footage|image|images|nude|nudes|dickpic|dickpics)'
const send =
  '(send|sends|sending|post|posts|posting|share|shares|sharing|leak|leaks|leaking|show|shows|showing|expose|exposes|' +
  'exposing|upload|uploads|uploading|spread|spreads|spreading|release|releases|publish|forward|forwards|put|tag|tags|email)'
const everyone =
  '(everyone|all|mates|world|story|grandparents|in laws|friends|family|school|mom|dad|parents|followers|contacts|class|classmates|team|work|boss|colleagues|' +
  'coworkers|husband|wife|girlfriend|boyfriend|partner|kids|online|internet|insta|instagram|facebook|fb|snap|snapchat|' +
  'tiktok|twitter|group chat|people|public|church|sister|brother|teacher|teachers|nan|grandma|employer|linkedin)'

const anyPicture = createPhraseList([picture])
const intimate = createPhraseList([
  '(nude|nudes|dickpic|dickpics|naked|topless|undressed|underwear|undies|boxers|bra|dick|cock|penis|boobs|tits|breasts|privates|intimate|sex|sexual|sexy|sext|sexts|sexting|wank|wanking|jerking|masturbating|explicit|spicy|porn)',
  '(private|dirty) (part|parts|pic|pics|picture|pictures|photo|photos|video|videos)',
  '(without|no|off) (my)? ~1 (clothes|top|shirt)',
  '(clothes|top|shirt) off',
  '(in the|my) shower',
  '(myself|me|things|stuff|it) on (cam|camera|webcam)',
])
const will = '(will|would|going to|about to|wants to|threatens to|gonna|can)'
const threat = createPhraseList([
  `(threatens|threatened|threatening|threaten|threats|threat) ~3 ${send}`,
  `${will} ~2 ${send} ~8 ${everyone}`,
  `(say|says|said) ~1 (they|he|she) ~1 ${send} ~6 ${everyone}`,
  `${send} ~6 ${everyone} ~2 (if|unless) i ~1 (block|tell|do not|stop|leave|report|break)`,
  `(threatens|threatened|threatening|threaten) ~3 (tell|tells|telling) ~3 ${everyone}`,
  `${will} ~2 (out me|ruin (me|my|your))`,
  `(unless|or|or else|otherwise|if i (do not|not)) ~10 ${send} ~6 ${everyone}`,
  `(or|otherwise|or else) (it|they|everything|the ~1|my ~1) ~1 (goes|go|gets|get|will|ends) ~4 ${everyone}`,
  `(or|otherwise|or else) ~2 ${everyone} ~2 (see|sees|gets|get|finds out|find out|will see|will get|will know)`,
  '(has|have|got|took|screenshot|screenshots|screenshotted|showed|shows|sent) ~9 (friends|followers|follower|following|contact|contacts) list',
])
const threatens = createPhraseList(['(threatens|threatened|threatening|threaten|threats)'])
/** Says not to whom: only together with what they want, and with what kind of picture it is. */
const vagueThreat = createPhraseList([
  `${will} ~2 (post|leak|expose|share|upload|publish|spread) ~4`,
  `(unless|or|or else|otherwise) ~6 (post|posts|leak|leaks|expose|exposes|share|shares|upload|uploads|spread|spreads) ~4`,
])
const blackmail = createPhraseList([
  '(blackmail|blackmails|blackmailed|blackmailing|sextortion|sextorted|extort|extorting|extorted|ransom|revenge porn)',
])
const money =
  '(money|cash|#|pounds|dollars|euros|quid|bucks|bitcoin|btc|crypto|gift card|gift cards|giftcards|steam cards|paypal|cashapp|venmo)'
const demand = createPhraseList([
  '(unless|if) i (do not|not)? ~2 (pay|send|give|buy|show|transfer|meet|go on|do|get back|obey)',
  `(wants|want|wanted|asks|asking|asked|demands|demanding|demanded|needs) ~4 ${money}`,
  '(wants|want|wanted|asks|asking|asked|demands|demanding) ~3 (more|another|worse) ~2',
  `(pay|paid|paying|send|sent|sending|gave|give|transferred|transfer) ~4 ${money}`,
  '(pay|paid|paying) (him|her|them|up|it)',
  '(pay|send more|send another) ~3 or ',
])
const forMoney = createPhraseList([
  `(wants|want|wanted|asks|asking|asked|demands|demanding|demanded) ~3 ${money}`,
  '(unless|if) i ~2 pay',
  '(pay|paid|paying) (him|her|them|up)',
])
const given = createPhraseList([
  `(i|he|she|we) ~1 (sent|send|gave|showed|took|made) ~5 (${picture}|it|one|some)`,
  `${picture} (of me|i sent|that i sent|i took)`,
  `(my|our|has|have|got) ~2 ${picture}`,
  '(recorded|filmed|screenshotted|screenshot|recording|filming) (me|my|it)',
])

const sent = createPhraseList([
  `(i|we) ~1 (sent|send|gave|showed) ~5 (${picture}|it|one|some)`,
  `${picture} ~1 i (sent|gave|showed)`,
])

/** What the writer would do themselves, and pictures that nobody has to fear. */
const ownDoing = createPhraseList([`i (will|would|can|could|am going to|want to|have to|need to|should) ~1 ${send} ~8`])
const harmlessPicture = createPhraseList([
  `(baby|wedding|holiday|school|team|class|graduation|passport|profile|family|childhood|party|dog|cat|group|old) ~1 ${picture}`,
  `${picture} ~2 of ~2 (wedding|party|holiday|trip|dog|cat|food|cake|game|match|show|concert)`,
  `${picture} ~3 (pitch|talk|speech|presentation|meeting|singing|dancing|dance|song|karaoke|goal|report|work|project)`,
  `(zoom|teams|karaoke|lecture|meeting) ~1 ${picture}`,
  '(photographer|photography|photo shoot|photoshoot|invoice|yearbook)',
])
const lesson = createPhraseList([
  '(teach|teaching|lesson|assembly|workshop|training|article|podcast|documentary|novel|character|episode|pshe|lecture|essay|film|movie|drama|play about|talk about|presentation (on|about))',
])

/** What one message tells of being blackmailed with a picture. */
export type Signs = Readonly<
  Record<
    | 'threat'
    | 'vagueThreat'
    | 'blackmail'
    | 'demand'
    | 'forMoney'
    | 'picture'
    | 'intimate'
    | 'given'
    | 'sent'
    | 'threatens'
    | 'lesson',
    boolean
  >
>

export function signsIn(typed: string): Signs {
  const line = ofThings.cover(typed.replaceAll(contracted, (_, who: string) => ` ${who} will `))
  const told = ownDoing.cover(line)
  return {
    threat: threat.has(told),
    vagueThreat: vagueThreat.has(told),
    blackmail: blackmail.has(told),
    demand: demand.has(told),
    forMoney: forMoney.has(told),
    picture: anyPicture.has(told) && !harmlessPicture.has(told),
    intimate: intimate.has(line),
    given: given.has(line) && !harmlessPicture.has(line),
    lesson: lesson.has(line),
    threatens: threatens.has(told),
    sent: sent.has(line) && !harmlessPicture.has(line),
  }
}

/** "Hell send it": a word of its own, unless somebody would do something. */
const contracted = / (he|she)ll (?=(?:\w+ )?(?:send|post|share|leak|show|expose|upload|spread|put|out|tell|ruin) )/g

export function mayTellExtortion(now: Signs): boolean {
  return now.threat || now.vagueThreat || now.blackmail || now.demand || now.intimate
}

/** This message, alone or with what came before it, tells that somebody threatens to show a picture of them. */
export function tellsExtortion(now: Signs, before: readonly Signs[]): boolean {
  if (now.lesson && !now.threat) return false
  if (isPlain(now)) return true
  const mayComplete = now.threat || now.blackmail || now.forMoney || now.intimate || (now.vagueThreat && now.demand)
  if (!mayComplete || before.length === 0) return false
  const hasPicture = before.some(({ given, intimate }) => given || intimate)
  const isThreatened = before.some((one) => one.threat || one.blackmail || (one.vagueThreat && one.demand))
  if (now.threat || now.blackmail) return hasPicture || (now.demand && before.some(({ picture }) => picture))
  if (now.vagueThreat && now.demand) return hasPicture
  // "He wants 200 now", or "it's a nude", after the threat was told.
  return isThreatened && (now.intimate || hasPicture)
}

function isPlain(now: Signs): boolean {
  return (
    (now.threat &&
      (now.intimate || (now.picture && (now.demand || now.blackmail || now.sent || (now.threatens && now.given))))) ||
    (now.vagueThreat && now.intimate && (now.demand || now.given)) ||
    (now.blackmail && (now.picture || now.intimate)) ||
    (now.intimate && now.given && now.forMoney)
  )
}
