import { asks, type Rule } from '../choose-by-rule.ts'

const number = /\b(?:999|911|112|000|111|988|ambulance|emergency|police|samaritans|crisis line|helpline)\b/i
const tooMuch =
  /\b(?:too much|over ?react\w*|over the top|ott|dramatic|wast(?:e|ing) (?:their|anyone['’]?s|everyone['’]?s) time|big deal|a bit much|hasn['’]?t (?:actually )?done anything|hasnt (?:actually )?done anything|make a fuss|an emergency)\b/i
const orDoctor =
  /\b(?:999|911|112|000|111|988|ambulance|gp|doctor|hospital|er|a ?& ?e|samaritans|line|police)\b[^.?!]{0,24}\bor\b[^.?!]{0,24}\b(?:999|911|112|000|111|988|ambulance|gp|doctor|hospital|er|a ?& ?e|samaritans|line|police)\b|\b(?:who|whom|which (?:one|number)|what number) (?:do|should|can|would|shall) i (?:even )?(?:ring|call|phone)\b|\bis (?:it )?(?:999|911|112|000|111|988) (?:the )?(?:right|one)\b|\b(?:999|911|112|000|111|988)\b[^.?!]{0,12}\b(?:right one|yes or no)\b/i
const straight =
  /\bask(?:ing|ed)? (?:him|her|them|it)?\s?(?:\w+ )?(?:straight|outright|directly|plain\w*|point blank|if (?:he|she|they)(?:['’]?s|['’]?re| is| are| want| wants)?)\b|\b(?:put\w*|plant\w*|giv(?:e|es|ing)) (?:\w+ ){0,4}(?:in|into) (?:his|her|their) head\b|\bgiv(?:e|es|ing) (?:him|her|them) (?:the |an )?ideas?\b/i
const theirThings =
  /\b(?:book|diary|journal|notebook|phone|laptop|messages|texts|search history|searches|letters?|notes?|drawer|room)\b/i
const looked =
  /\b(?:looked|read|reading|spied|spy|spying|snoop\w*|went through|going through|saw|seen|find out i|know i|admit|sin|privacy|private)\b/i
const tellFamily =
  /\b(?:tell|ring|call|wake|text|phone)\b[^.?!]{0,16}\b(?:(?:our|his|her|their|my|the) (?:mum|mom|mam|dad|father|mother|parents|family|folks|sister|brother|wife|husband|kids|gran\w*|nan)|mum|mom|mam|mammy|dad|da)\b|\b(?:mum|mom|mam|dad|parents|mother|father)\b[^.?!]{0,40}\b(?:heart|scream\w*|panic\w*|lose it|cope|take it|old|ill|find out|know)\b/i
const cannotGetIn =
  /\b(?:won['’]?t|wont|doesn['’]?t|doesnt|not|isn['’]?t|isnt|refus\w+|can['’]?t) (?:\w+ ){0,2}(?:open\w*|answer\w*|let(?:ting)? me in|come out|coming out|talk\w*)\b|\bdoor(?:['’]?s| is)? (?:\w+ )?(?:locked|bolted)\b|\b(?:locked (?:the door|(?:him|her|them)sel\w+))\b/i
const means =
  /\b(?:tablets?|pills?|meds|medicines?|medication|painkillers|knives|knife|blades?|razors?|scissors|rope|belt|guns?|rifle|shotgun|ammo|car keys|keys|alcohol|booze|vodka|drink)\b/i
const putAway =
  /\b(?:move|hide|hiding|lock|take|taking|put|get rid|chuck|bin|throw|clear|remove|keep)\b[^.?!]{0,40}\b(?:away|out|up|them|it|the|his|her|all|everything|where)\b/i
const saidYes =
  /\b(?:she|he|they) (?:said|says|told me|answered|nodded|just nodded|goes)\b[^.?!]{0,30}\b(?:yes|yeah|yep|yea|aye|thinks? (?:it|about|of)|thought (?:of |about )?how|has a plan|want(?:s|ed)? to die|most days|every day)\b|\b(?:asked|i asked)\b[^.?!]{0,40}\b(?:and )?(?:it['’]?s |its )?(?:yes|he does|she does|they do)\b/i
const promised =
  /\b(?:promised?|promise|swore|swear|made me (?:promise|swear)|gave (?:him|her|them) my word|my word)\b[^.?!]{0,60}\b(?:tell|say|anyone|anybody|nobody|no ?one|soul|quiet|secret|word|mum|mom|dad)\b|\bmade me (?:promise|swear)\b/i
const takenAway =
  /\b(?:section(?:ed)?|lock(?:ed)? (?:him|her|them) up|locked up|tak(?:e|en|ing) (?:him|her|them) away|cart(?:ed)? off|haul\w*|handcuff\w*|sirens?|psych ward|committed|against (?:his|her|their) will|police (?:at|turn|come|bang)|cops (?:at|turn|come)|armed|taser|what happens (?:when|if|once)|what will they do)\b/i
const toTheLine =
  /\bwhat (?:do|should|can|would|am) i (?:even |actually |have to |supposed to )?(?:say|tell)\b[^.?!]{0,30}\b(?:999|911|112|000|111|988|them on the phone|operator|the line|when (?:they|someone|somebody) (?:pick|answer)|to (?:the )?(?:ambulance|police|emergency|call ?handler|samaritans|dispatch\w*))\b|\b(?:999|911|112|000|111|988)\b[^.?!]{0,40}\bwhat (?:do|should) i (?:even )?say\b/i
const wentOut =
  /\b(?:he|she|they)(?:['’]?s|['’]?ve|['’]?re| has| have| is| are)?(?: just)? (?:gone out|gone off|went out|walked out|stormed out|left the (?:house|flat)|driven off|drove off|taken the car|took the car|took (?:his|her|the|my) (?:car )?keys|gone for a walk|just left|left|out in the car|gone)\b(?! (?:his|her|their|it|the (?:door|light|phone|book)|quiet|to (?:bed|sleep|work)))|\b(?:isn['’]?t|isnt|not) (?:home|back)(?: yet)?\b/i
const ifILeave =
  /\b(?:if|when|because|since) i (?:ever )?(?:leave|left|go|break up|broke up|end it|ended it|move(?:d)? out|dump\w*|divorce|walk out|split)\b|\bi (?:want|need|was going|am trying|tried|was trying) to (?:leave|break up|end it|move out|split)\b/i
const refusesHelp =
  /\b(?:won['’]?t|wont|refus\w+|doesn['’]?t want|doesnt want|will not|never|not going to|no way)\b[^.?!]{0,30}\b(?:see|go to|go|talk to|speak to|ring|call|a|any)\b[^.?!]{0,20}\b(?:doctors?|gp|therap\w+|counsell?or\w*|help|anyone|anybody|line|hospital|professionals?|psych\w*)\b/i
const inHand =
  /\b(?:has|got|holding|with|have)(?: got)? (?:a |the |his |her |their |my )?(?:\w+ )?(?:knife|gun|rifle|rope|noose|razor|blade|pistol|shotgun)\b|\b(?:in|with) (?:his|her|their) hands?\b|\b(?:on the (?:balcony|roof|ledge|edge)|in the garage with|locked (?:him|her|them)sel\w+ in)\b/i

const asksPlainly = new RegExp(String.raw`${asks.source}|\bor not\b|\bdo (?:a|ah|ye)\b|\baye\W*$`, 'i')
const whereChildren =
  /\b(?:what|where) (?:do|should|can|could|would|will|about) (?:i |we )?(?:even )?(?:do with|tell|say to|put|take|send|do about)?\s?(?:the |my |our |his |her )?(?:kids?|children|bairns|son|daughter|little (?:ones?|brother|sister)|toddler|baby|girls|boys)\b/i

const aboutChildren =
  /\b(?:about|for|with|tell) my (?:son|daughter|kids?|children|boys?|girls?|little (?:brother|sister))\b/i
const goesIn = /\b(?:go|going|walk|step|get|head) (?:in|into|out|over)(?: there)?\b/i
const aGun = /\b(?:guns?|rifle|pistol|shotgun|handgun|revolver)\b/i

/** What a life may hang on comes first. */
export const askedUnderOneRoof: readonly Rule[] = [
  { id: 'roof-has-it-in-hand', has: goesIn, also: aGun },
  {
    id: 'roof-has-it-in-hand',
    has: inHand,
    unless: /\bin (?:good|safe|his own|her own) hands\b|\bphone in (?:his|her|their) hand\b/i,
  },
  { id: 'roof-children-here', has: whereChildren },
  { id: 'roof-children-here', has: aboutChildren, also: asks },
  { id: 'roof-went-out', has: wentOut, unless: /\b(?:gone (?:mental|mad|quiet|weird|off)|left the)\b/i },
  { id: 'roof-what-to-say-to-them-on-the-phone', has: toTheLine },
  { id: 'roof-number-or-doctor', has: orDoctor },
  { id: 'roof-is-it-too-much', has: tooMuch, also: number },
  { id: 'roof-ask-straight', has: straight, also: asks },
  { id: 'roof-threat-if-leave', has: ifILeave },
  { id: 'roof-says-yes', has: saidYes },
  { id: 'roof-take-away', has: means, also: putAway },
  { id: 'roof-tell-family', has: tellFamily, also: asksPlainly },
  {
    id: 'roof-read-their-things',
    has: looked,
    also: theirThings,
    unless: /\bread(?:ing)? (?:it|this|too much|from|off|out)\b/i,
  },
  { id: 'roof-promised', has: promised },
  { id: 'roof-taken-away', has: takenAway, also: asks },
  { id: 'roof-wont-see-doctor', has: refusesHelp },
  { id: 'roof-wont-open', has: cannotGetIn },
]
