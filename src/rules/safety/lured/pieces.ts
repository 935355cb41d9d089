import { createPhraseList, type PhraseList } from '../phrases/phrase-list.ts'

export const pieces = [
  'secrecy',
  'flattery',
  'gifts',
  'nightly',
  'unseen',
  'pictures',
  'moving',
  'meeting',
  'pressure',
  'sexual',
] as const
export type Piece = (typeof pieces)[number]

/** What a good friend does too: any number of these is asked about, and never an alarm. */
export const warm: ReadonlySet<Piece> = new Set(['flattery', 'gifts', 'nightly'])

const says =
  '(says|said|say|sez|tells|told|telling|ask|asks|asked|asking|want|wants|wanted|made|makes|begged|begs|warned|offers|offered)'
const me = '(me|her|him|my (daughter|son|sister|brother|kid|niece|nephew))'
const picture =
  '(pic|pics|picture|pictures|photo|photos|selfie|selfies|snaps|vid|vids|video|videos|nude|nudes|webcam|bikini)'
const apps =
  '(snap|snapchat|whatsapp|telegram|kik|signal|session|discord|insta|instagram|skype|dms|private|private (room|rooms|server)|vc|facetime|(another|different|other|secret|new) ~1 (app|chat|account))'
const home =
  '(where (i|she|he) (live|lives)|my address|(which|what) school|my school|my location|snap map|my street|my (house|room|bedroom)|home alone|when (my|her|his) (parents|mom|dad))'

/** Things that somebody older does to a young person, one at a time. Each has a harmless reading when it stands alone. */
const phrases: Readonly<Record<Piece, PhraseList>> = {
  secrecy: createPhraseList([
    `(${says}|promise|promised|swear) ~6 (not|never) ~1 (to)? ~1 (tell|telling|say|show|mention)`,
    '(do not|never|not to) tell (your|anyone|my|her|his|nobody) ~1',
    '(no|not|never) ~1 (say|tell|speak|talk|show) ~2 (mom|dad|parents|anyone|my (mom|dad|parents|family|friends))',
    '(parents|mom|dad) ~1 (can|do|does|will|must|should) not (see|know|find|notice)',
    '(mad|angry|upset|annoyed) ~3 (i|she|he) (told|tell)',
    '(our|little|lil) ~2 secret',
    'keep (it|this|us|him|everything|chats|the chats|our chats|what we) ~3 (secret|private|quiet|between|hidden|to (myself|herself|himself|yourself))',
    'between (us|me and (him|her)|him and me|you and me|the two of us)',
    '(nobody|no one) ~1 (can|should|must|has to|needs to|is allowed to|may) ~1 (know|find out)',
    `${says} ~3 delete`,
    '(delete|clear|hide|wipe) ~3 (chat|chats|message|messages|texts|msgs|dms|history|conversation|conversations)',
    '(parents|mom|dad|people|friends|they|others|family) ~2 (will|would|do|does) not (understand|get (it|us))',
    '(keep|keeps) us ~1 secret',
  ]),
  flattery: createPhraseList([
    '(mature|maturer|old soul|soulmate|soulmates|favourite|favorite|a model|too smart|beyond (my|her|your|his) years)',
    '(seem|look|act|sound|seems|looks|acts|sounds) ~2 older',
    '(not|different) (like|than|from) ~1 (other|the other|the) ~2 (girls|boys|kids|guys|teens|ones|people|olds)',
    `${says} ~4 (special|beautiful|gorgeous|stunning|pretty|prettiest|perfect|hot|soulmate|princess|loves (me|her|him)|love me)`,
    'not (act|sound|look|seem) like a (kid|child|teenager)',
    'only ~2 (gets|understands|listens to) (me|her|him)',
    '(only one|nobody else|no one else) ~3 (gets|understands|listens) ~1 (me|you|her|him)',
    '(he|she|they) (really|finally|truly)? (gets|get|understands) me',
    '(only one|only person) ~2 (asks|cares|who) ~4',
  ]),
  nightly: createPhraseList([
    '(every|each|whole|all) (single)? (night|evening|nights)',
    '(until|till|til) ~1 (midnight|(1|2|3|4) (am|in the morning)|(1am|2am|3am|4am)|late at night)',
  ]),
  unseen: createPhraseList([
    '(never|not|will not|would not|does not|can not|refuses to|ever) ~3 (turn|turns|turned|put|puts|use|uses|have|has|switch) ~3 (camera|cam|webcam|video) ',
    '(his|her|their|the) (camera|cam|webcam) ~2 (broken|off|does not work|not working)',
    '(never|not|will not|would not|does not|refuses to|ever) ~2 (video call|video chat|facetime|show ~2 face|shows ~2 face|showed ~2 face)',
    '(no|without a) (camera|cam|webcam)',
    '(never|not) ~2 (seen|saw) (his|her|their) face',
  ]),
  gifts: createPhraseList([
    `(gave|gives|give|giving|gifted|gifts|gifting|bought|buys|buy|buying|sent|sends|send|sending|gets|got|get|getting|offered|offers|promised) ~1 ${me} ~5 (skin|skins|robux|vbucks|v bucks|bucks|gift|gifts|giftcard|giftcards|gift cards|money|cash|nitro|battle pass|pass|phone|iphone|present|presents|coins|gems|diamonds|clothes|shoes|trainers|necklace|headset|vape|vapes|vodka|weed|pounds|dollars|quid|stuff|subs|items)`,
    '(skins|robux|vbucks|nitro|gift cards|gifts|presents|money) (from (him|her)|(he|she) (got|gave|bought|sent|keeps))',
    `(bought|buys|gifted|gifts|gifting) ${me}`,
    `(gives|gave|sent|sends) ${me} (a|an|his|her|free|so|lots|loads|new|pets|things) !(message|messages|text|link|request|heart|meme|song|look|hug|smile|call|compliment|tip|tips|advice|number|chance|reason|time|lift|hard|dirty|voice|bad|good|sign|snap|screenshot|picture|photo|pic|video|selfie)`,
    '(pays|paid|paying) for my',
    '(keeps|always|loves|likes) (gifting|giving|buying|sending) ~1 (me|her|him|skins|robux|money|gifts|stuff)',
  ]),
  pictures: createPhraseList([
    `(wants|wanted|would like|would love|${says}|begging|keeps on|needs|send|sending|dared|pressuring) ~6 ${picture}`,
    `(i|she|he|have) (sent|send|showed|gave) ~4 ${picture}`,
    '(wants|wanted|asks|asked|asking|says|said|keeps|told) ~8 (cam|camera|webcam) on',
    '(put|turn|switch|have|turning|putting) ~2 (cam|camera) on',
    `${says} ~4 (facetime|video chat)`,
    '(wants|wanted|asks|asked|asking) ~4 (video call|on cam|on camera|to see (me|my (face|body)|what i (look|am wearing)))',
  ]),
  moving: createPhraseList([
    `(move|moved|moving|switch|switched|go|going|get|continue|carry on) ~5 (on|to|over to|onto|into) ~2 ${apps}`,
    `(wants|wanted|asks|asked|said|says|told|tells|let us|now|instead|rather|prefers|made) ~5 (talk|chat|speak|text|message|add|call|write|talking|chatting|texting) ~4 (on|in|to|over|via) ~2 ${apps}`,
    '(wants|wanted|asks|asked|asking|gave|took|needs|got) ~3 (my|her|his) ~1 (snap|snapchat|whatsapp|number|insta|instagram|discord|telegram|kik)',
    '(messages|chats|texts|everything|stuff|it|they) ~2 (disappear|disappears|vanish|vanishes|deletes itself|delete themselves)',
    '(wants|wanted|asks|asked|asking|says|said|told|tells) ~3 (me|us|her|him) ~4 (switch|change|move|get|download|install) ~3 (app|apps|snap|telegram|discord|kik|signal|whatsapp)',
    `(wants|wanted) (me|us|her|him) on ~1 (apps|app|snap|telegram|discord|kik|signal|whatsapp|${apps.slice(1, -1)})`,
    '(says|said|told|tells) ~2 (move|switch|come|go) (to|on|over to) ~1 (app|snap|snapchat|telegram|discord|kik|signal|whatsapp)',
  ]),
  meeting: createPhraseList([
    `(wants|wanted|suggested|offered|offers|offering|planning|keeps|lets|let us|could|${says}) ~6 (meet|meeting|hang out|hangout|come (over|round|to my|to his|to her|and (see|get))|visit|pick (me|her|him) up|see me|drive (to|over|down)|get the train|sleepover)`,
    '(come|go|went|going|be|came) ~1 (to|at|over to|round) (his|her) (flat|house|place|home|apartment|room|hotel)',
    'come alone',
    '(get|take|catch) ~2 (train|bus|flight|uber) ~1 to (his|her|him|them|see|meet)',
    '(when|if) (i am|you are|your|she is|he is) ~1 alone',
    '(meet|meeting) (up with)? ~1 (him|her|them|irl|in person|in real life)',
    `(wants|wanted|asks|asked|asking|knows|found|see|come|came|know) ~6 ${home}`,
  ]),
  pressure: createPhraseList([
    '(gets|get|got|getting|goes|go|went|is|was|are|becomes|turns|acts) ~2 (mad|angry|annoyed|pissed|pissy|upset|moody|mental|mean|nasty|cold|jealous|aggressive|sulky|stroppy|furious|salty|weird|shouty) ~2 (when|if|because|cos|cause|bc|coz|unless|until|whenever|with me|at me|with her|with him|at her|at him)',
    '(spams|sulks|rages|spam|sulk|kicks off|shouts|yells|screams|swears|blanks|ignores) ~3 (if|when|until|unless) (i|she|he)',
    '(if|when) (i|she|he) (do not|does not|did not|take|am) ~3 (reply|answer|respond|ages|too long|slow|log on|come on) ~3 (gets|goes|is|he|she|they)',
    '(do not|did not|never) ~1 (love|trust|care|like) (him|her|them) ~3 (if|unless|cos|because|when)',
    'if (i|she|he) ~1 (loved|trusted|liked|cared|love|trust)',
    'after (all|everything|what) ~2 (he|she|they) ~3 (did|done|bought|spent|gave|does|got)',
    'after (all|everything) ~2 i (did|do|gave|bought|spent) ~2 for you',
    '(guilt trip|guilt trips|guilt tripping|guilts|guilted) (me|her|him)',
    'i (said|say|told) ~5 (now|and|so|then) ~2 (he|she|they) ~1 (is|are|got|gets|went|goes|was|acts) ~2 (mad|angry|annoyed|pissed|upset|cold|off|quiet|weird|sulky)',
    '(he|she|they) (is|are|was|were|got|gets|goes) ~2 (mad|angry|annoyed|pissed|furious|cold|off) (at|with|on) me ~2 (if|when|because|for|until)',
    '(mad|angry|annoyed|pissed|upset|cold) (when|if|because|since|after) i ~4',
    'when i (said|say) no (he|she|they) ~2',
    '(can not|not|will not) (even)? send (one|a|1) ~1 (pic|picture|photo|selfie)',
    '(owe|owes) (him|her|them)',
    '(kill|hurt|harm) (himself|herself|themself|themselves) if',
    '(says|said|calls|called) ~4 (ungrateful|selfish|immature|childish|frigid|a baby|a tease)',
  ]),
  sexual: createPhraseList([
    '(sex|sexy|sexual|sext|sexting|nude|nudes|naked|topless|virgin|horny|dick|cock|boobs|tits|bra|lingerie|underwear|undies|knickers|panties|thong|naughty|masturbate|wank|porn)',
    '(wants|wanted|asks|asked|says|said|talks|talked|would|keeps) ~5 (kiss|kissing|touch|touching|cuddle|dirty|what i am wearing|turned on|undress|strip|in bed|my body|clothes off|take off)',
    '(turns|turned) (him|her) on',
  ]),
}

/** Pictures of things, which anybody may be sent. */
export const ofThings = createPhraseList([
  `${picture} of ~2 (dog|dogs|cat|cats|pet|pets|puppy|kitten|hamster|rabbit|horse|homework|drawing|drawings|art|setup|food|dinner|lunch|skin|avatar|character|build|base|bike|score|meme|sunset|view|notes|worksheet|cake|lego|garden|guitar|book|map|ticket|recipe)`,
  '(dog|cat|pet|puppy|food|holiday|team|class|screen) (pic|pics|picture|pictures|photo|photos|video|videos)',
  'screenshot ~1 of ~4',
])

/** What people one lives with do: a cousin's gift, a mother's anger. */
const ofFamily = createPhraseList([
  '(my|our) ~1 (mom|dad|stepdad|stepmom|parents|cousin|brother|sister|uncle|aunt|auntie|grandma|grandpa|nan|teacher|coach|boss|colleague) !(is|will|would|does|do|and|or|about|if|when|not|cant) ~6',
])

/** "He never asked for a picture": said to take it off the list. */
const denied = createPhraseList([
  '(he|she|they) (has|have|did|does|do|had|would)? ~1 (never|not) ~1 (asked|ask|asks|want|wants|wanted|said|told|sent|gave|tried|mentioned|got|gets) ~6',
])

/** A surprise has to be kept quiet, and a lesson tells of all this. */
const harmless: Partial<Record<Piece, PhraseList>> = {
  secrecy: createPhraseList([
    '(surprise|birthday|party|present for|christmas|xmas|proposal|anniversary|prank|secret santa|spoiler|spoilers|cheat code|easter egg)',
  ]),
}
const lesson = createPhraseList([
  '(teach|teaching|lesson|assembly|workshop|training|article|podcast|documentary|novel|fanfic|episode|pshe|lecture|essay)',
])

/** The pieces that one message tells. */
export function piecesIn(line: string): Piece[] {
  if (lesson.has(line) && !/ (?:me|i am|am) /.test(line)) return []
  const told = denied.cover(ofThings.cover(line))
  const ofOthers = ofFamily.cover(told)
  return pieces.filter((piece) => {
    // "He says don't tell my mom" names the mother and is not about her.
    const where = piece === 'secrecy' ? told : ofOthers
    return phrases[piece].has(where) && !harmless[piece]?.has(line)
  })
}

const now = createPhraseList([
  '(meet|meeting|seeing|going to see) ~4 (tonight|today|now|in an hour|later|after school|tomorrow|this (afternoon|evening|weekend))',
  '(he|she) is !(not|never) ~1 (outside|here|coming (now|tonight|over|round)|on (his|her) way|picking me up)',
  '(on my way|going) to (meet|his|hers|see) (him|her|place|house)?',
])

/** They are about to meet. */
export function meetsNow(line: string): boolean {
  return now.has(line)
}
