import { bodyFails } from '#rules/safety/standing/situation/body-fails.ts'
import { isNewParent, isOwnChild, isStalked, isUnderOneRoof } from '#rules/safety/standing/situation/circumstance.ts'
import { byVoice } from '#rules/safety/standing/situation/plain-words.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from './choose-answer.ts'
import { asks, chooseByRule, type FindWritten, isAsked, type Rule } from './choose-by-rule.ts'
import { askedUnderOneRoof } from './roof/asked-under-one-roof.ts'

const ambulance =
  /\b(?:not|n['’]?t|dont|wont|cant|no|without|instead of)\b[^.?!]{0,30}\b(?:911|999|112|000|111|ambulance|paramedics|sirens?|hauled)\b/i
const phase = /\b(?:a phase|just a phase|attention|drama queen|(?:she|he|they)(?:['’]?ll| will) grow out)\b/i
const takesPhone =
  /\b(?:tak(?:e|ing)|confiscat\w+|keep(?:ing)?|remove) (?:\w+ ){0,2}(?:phone|mobile|ipad|laptop)\b|\bthe phone\b[^.!]{0,20}\b(?:yes or no|or not|too)\b/i
const guns = /\b(?:guns?|rifles?|pistols?|shotguns?|ammo|ammunition|firearms?|tablets|pills|meds|medicines?|knives)\b/i
const away = /\b(?:over there|to (?:my|a|his|her|the)|out of the house|elsewhere|somewhere else|safe)\b/i

const exercise =
  /\b(?:erg|row(?:ing)?|train(?:ing)?|run(?:ning)?|gym|work ?out|swim(?:ming)?|practice|match|race|session|weigh[- ]?in|game|compet\w+)\b/i
const notBoys =
  /\b(?:boys?|men|lads?|guys?|blokes?|males?) (?:\w+ ){0,2}(?:don['’]?t|dont|never|can['’]?t|cant) (?:get|have)\b|\b(?:only |just |its |it['’]?s )girls\b|\ba girls['’]? thing\b/i
const outsideNow =
  /\b(?:his|her|their) car(?:['’]?s| is) (?:there|here|outside|back)\b|\b(?:he|she|they)(?:['’]?s|['’]?re| is| are)? (?:right |still |just |here,? )?(?:outside|across the (?:road|street)|at (?:the|my) (?:door|window)|in (?:the|his|her|their) car|following me)\b/i
const cost = /\b(?:cost|costs|charge\w*|free|pay|expensive|send (?:the )?(?:cops|police|an ambulance))\b/i
const tellNow =
  /\b(?:call|ring|text|tell|wake|phone)\b[^.?!]{0,30}\b(?:or (?:just )?(?:wait|not)|at work|till|until|when (?:he|she|they) gets?)\b/i
const doorLock =
  /\block\b[^.?!]{0,20}\b(?:off|from)\b[^.?!]{0,12}\bdoor\b|\b(?:door|bedroom|room)\b[^.?!]{0,16}\block\b|\babout the lock\b|\block on (?:his|her|their) (?:door|room)\b/i
const normalDay =
  /\b(?:training|practice|match|game|party|sleepover|friends?['’]s?|hang out|go out|football|hurling|swimming|band|rehearsal|trip|concert|cinema|mall)\b/i
const medicines = /\b(?:tablets?|pills?|meds|medicines?|medication|paracetamol|painkillers)\b/i
const whatWithThem =
  /\bwhere\b|\bwhat (?:do|should|can|would|will) i (?:even )?do with\b|\b(?:hide|put|flush|keep) (?:them|the|those|it)\b|\b(?:should|do|shall) i (?:hide|lock|flush|move)\b/i
const realGuns = /\b(?:rifles?|pistols?|shotguns?|ammo|firearms?)\b|(?<!\bno )\bguns?\b/i
const whereTo = /\bwhere (?:do|should|can|would|will) i (?:even )?(?:put|hide|keep|lock)\b/i

const wordsForParent =
  /\bwhat (?:do|should|can|would) i (?:even )?(?:text|tell|write|say to|put to) (?:(?:his|her|their|my|the|about) )?(?:\w+ )?(?:dad|father|mum|mom|mother|ex|husband|wife|stepmom|stepdad|parents?)\b/i
const foundMeans = /\b(?:rope|cord|noose|belt|blades?|razors?|kni(?:fe|ves)|scissors|lighters?|stash|what i found)\b/i
const whatNow = /\b(?:take|throw|leave|confront|hide|get rid|bin|found|do i|should i)\b/i
const otherHouse =
  /\b(?:at|to|with) (?:his|her|their|my) (?:dad|father|mum|mom|mother|ex|gran\w*|other)(?:['’]?s)?\b|\b(?:dad|father|mum|mom|mother|ex|stepdad|grandpa|grandfather) has (?:\w+ ){0,3}(?:rifles?|guns?|shotguns?|pistols?)\b|\bother house\b/i
const hospital = /\b(?:er|a ?& ?e|emergency(?: room)?|hospital|pediatrician|doctor|gp)\b/i
const tonightOrNot =
  /\b(?:tonight|now|today|anyway|denies|says no|said no|in the morning|tomorrow or|or (?:not|wait))\b[^.]{0,40}\?|\b(?:denies|says no)\b/i
const nurseTells =
  /\b(?:nurse|doctor|clinic|health (?:cent\w+|service)|campus health|gp|urgent care|therapist|counsell?or|hospital|they)\b[^.?!]{0,30}\b(?:tell|tells|told|call|calls|inform|contact|ring)\b[^.?!]{0,14}\b(?:parents|mum|mom|mam|dad|home|family|them)\b/i
const ofLine = /\b(?:number|lines?|text|chat|samaritans|childline|988)\b/i
const howHappened =
  /\bdo i (?:have|need) to (?:say|tell|explain)\b[^.?!]{0,24}\b(?:how|why|what|it|them)\b|\burgent care\b[^.]{0,20}\?/i
const driving = /\b(?:driv(?:e|ing)|motorway|highway|car keys|behind the wheel)\b/i
const sleepers =
  /\b(?:sleeping (?:pills?|tablets?)|zopiclone|ambien|take (?:a couple|one|two|some) of (?:hers|his|her|my|those))\b/i
const keepIt = /\b(?:throw|keep|delete|bin|chuck)\b/i
const proof = /\b(?:notes?|photos?|pictures?|texts?|messages?|letters?|gifts?|flowers|screenshots?|voicemails?)\b/i
const tellParent =
  /\b(?:tell|ring|call|wake|text)\b[^.?!]{0,16}\b(?:(?:her|his|their) (?:mum|mom|mam|dad|father|mother|parents)|my (?:wife|husband|partner|ex))\b/i
const weigh = /\b(?:weigh(?:ed|ing|s)? (?:me|you|us)|get(?:ting)? weighed|be weighed|the scales?)\b/i
const partOfIt =
  /\b(?:are|r) (?:you|u|ya) (?:\w+ )?(?:part of|one of|with them|in on|working (?:for|with)|watching|listening|sent by|real)\b|\bdid (?:they|he|she) send (?:you|u)\b/i
const whichNumber =
  /\b(?:999|911|112|000|111|988)\b[^.?!]{0,16}\bor\b[^.?!]{0,16}\b(?:999|911|112|000|111|988|gp|doctor|a ?& ?e|er|samaritans)\b/i
const goOrNot =
  /\b(?:should i|do i|if i|shall i) (?:just )?(?:go (?:up|out|there|to|down|with)|do (?:it|what)|follow|obey|jump|step|look)\b|\b(?:its|it['’]?s|it is) a test\b|\bprove (?:myself|it to them)\b/i
const nursing = /\b(?:nurs(?:e|ing)|breast ?-?feed\w*|pump(?:ing)?|my milk)\b/i
const forGood = /\b(?:for good|forever|permanent\w*|get it back|give it back|on a list|licen[sc]e|registered)\b/i
const handsOver =
  /\b(?:ask|asked|call(?:ed)?|give|bring|take|have|let)\b[^.?!]{0,40}\b(?:ruth|neighbou?r|brother|sister|friend|son|daughter|he|she|him|her|[A-Z][a-z]+)\b[^.?!]{0,40}\b(?:take|hold|keep|fetch|get|for the|her place|his place|come)\b|\b(?:at|to) (?:her|his|their|[A-Z][a-z]+['’]s) (?:place|house|home)\b/
const comesToMe =
  /\b(?:she|he|mum|mom|mam|dad|they|\w+mate|sister|brother|neighbou?r)(?:['’]?s| is| are)? (?:just )?(?:coming (?:up|in|over|home|now)|on the stairs|at the door|on (?:her|his|their) way|here now|knocking|running)\b|\b(?:hear|heard) (?:her|him|them|mum|mom|dad) (?:on|coming|up)\b/i
const beSick =
  /\b(?:be|being|make myself|get myself) (?:sick|vomit|throw up|puke)\b|\bthrow (?:it|them) up\b|\bget (?:it|them) (?:out|up)\b/i
const inTrouble =
  /\b(?:in trouble|told off|mad at me|angry (?:at|with) me|grounded|arrested|a crime|on my record)\b|\b(?:tell|know|ring|find out)\b[^.?!]{0,12}\b(?:school|my class|college|my work)\b|\bschool (?:will|would|to) (?:know|find)\b/i
const atTheDesk =
  /\bwhat (?:do |should |shall |can )?i (?:have to |even )?(?:say|tell)\b[^.?!]{0,30}\b(?:door|desk|reception\w*|er|a ?& ?e|emergency|hospital|doctors?|nurse|triage)\b|\bso (?:they|he) takes? (?:her|him|it|us|them) (?:fast|serious\w*|quick\w*|in)\b/i
const papers =
  /\b(?:immigration|visa|undocumented|deport\w*|passport)\b|\b(?:no|ask|asks|show|need|without|have) (?:\w+ )?(?:papers|documents)\b/i
const costs =
  /\b(?:insurance|afford|costs?|how much (?:is|does|it|will)|(?:the|a|hospital) bill|dollars|pay (?:for|first))\b/i
const saysYes =
  /\b(?:she|he|they) (?:said|says|told me|answered|nodded)\b[^.?!]{0,24}\b(?:yes|yeah|yep|thinks? (?:it|about)|does think|thought (?:of |about )?how|has a plan|want(?:s|ed)? to die)\b/i
const noLock =
  /\b(?:no|dont have|don['’]?t have|without) (?:a )?(?:\w+ )?(?:lock|box|safe)\b|\bwhere\b|\btrunk\b|\bgive (?:it|them) to\b/i
const wordsForWork =
  /\bwhat\b[^.?!]{0,20}\b(?:say|tell)\b[^.?!]{0,20}\b(?:boss|manager|hr|work|reception\w*|teacher|school|security)\b|\b(?:boss|manager|hr|teacher)\b[^?]{0,80}\b(?:what (?:would|do|should|can) i (?:even |actually )?say|how to say it|write it for me)\b/i
const police = /\b(?:cops?|police|guards|garda[ií]?|feds|rozzers|mounties)\b/i

const numb =
  /\b(?:fingers?|hand|thumb|pinky|skin|arm)\b[^.?!]{0,30}\b(?:numb|fuzzy|tingl\w*|cold|pins and needles|dead|weak|blue)\b|\bcan['’]?t (?:feel|move) (?:my |the )?(?:\w+ )?(?:fingers?|hand|thumb|toes?)\b/i
const whereWithWound =
  /\bstitch\w*\b|\bwhere do i go (?:with (?:it|this|my)|tonight)\b|\b(?:edges|it) (?:don['’]?t|dont|won['’]?t|wont) (?:meet|close|stay closed)\b|\b(?:urgent care|walk[- ]?in|minor injur\w*)\b|\bis it (?:emergency|a hospital thing|er)\b/i
const onRecord =
  /\b(?:gp|doctors?|hospital|er|a ?& ?e|nurse|they)\b[^.?!]{0,24}\b(?:writes?|records?|notes?|file|put it)\b|\bon my record\b|\bwork (?:would |will |to )?(?:find|know)\b/i
const looksNormal =
  /\blooks? (?:like )?(?:a )?(?:normal|ordinary|weird|nothing)\b|\b(?:like|about) (?:a )?(?:recipe|shopping|homework|work)\b|\bif (?:he|she|they) (?:sees?|reads?|checks?|looks?)\b|\b(?:he|she) (?:is |['’]s )?(?:reads?|reading|checks?|checking) (?:it|my (?:phone|whatsapp|messages|texts))\b/i
const words =
  /\b(?:what|which) words?\b|\bwhat (?:do|can|should|to|could) (?:i )?(?:even )?(?:write|text|say|put|send)\b|\bwrite (?:to )?(?:her|him|my)\b/i
const visa = /\b(?:visa|deport\w*|send me (?:back|home)|on (?:a|the) plane|residence|immigration)\b/i

/** What a life may hang on is found by its words, however far its sentence is from our examples. */
const rules = {
  psychosis: [
    { id: 'voices-part-of-it', has: partOfIt },
    { id: 'voices-which-help', has: whichNumber },
    { id: 'voices-test', has: goOrNot },
    { id: 'voices-way-home', has: driving, also: asks },
    { id: 'voices-medicine', has: sleepers, also: asks },
    { id: 'voices-orders', has: byVoice },
  ],
  eating: [
    { id: 'eating-exercise', has: exercise, also: asks },
    { id: 'eating-weigh', has: weigh },
    { id: 'eating-no-ambulance', has: ambulance },
    { id: 'eating-fainted', has: bodyFails },
    { id: 'eating-not-sick-enough', has: notBoys },
  ],
  child: [
    { id: 'child-at-the-desk', has: atTheDesk },
    { id: 'child-text-parent', has: wordsForParent },
    { id: 'child-tell-parent-now', has: tellParent, also: asks },
    { id: 'child-found-means', has: foundMeans, also: whatNow },
    { id: 'child-other-house', has: otherHouse, also: asks },
    { id: 'child-er-tonight', has: hospital, also: tonightOrNot },
    { id: 'child-papers', has: papers },
    { id: 'child-hospital-cost', has: costs },
    { id: 'child-says-yes', has: saysYes },
    { id: 'child-store-elsewhere', has: realGuns, also: noLock },
    { id: 'child-door-lock', has: doorLock },
    { id: 'child-normal-day', has: normalDay, also: asks },
    { id: 'child-lock-up', has: guns, also: whereTo },
    { id: 'child-tablets', has: medicines, also: whatWithThem, unless: realGuns },
    { id: 'child-store-elsewhere', has: guns, also: away, unless: /\block\b|\bi['’]?ve put\b/i },
    { id: 'child-take-phone', has: takesPhone },
    { id: 'child-is-it-phase', has: phase },
  ],
  stalked: [
    { id: 'stalked-outside-now', has: outsideNow },
    { id: 'stalked-keep-proof', has: keepIt, also: proof },
    { id: 'stalked-tell-work', has: wordsForWork },
    { id: 'stalked-police-care', has: police, also: asks },
  ],
  baby: [{ id: 'baby-medicine', has: nursing, also: medicines }],
  hurt: [
    { id: 'harmless-looking-text', has: looksNormal, also: words },
    { id: 'visa-papers', has: visa },
  ],
  ownHarm: [
    { id: 'wound-numb', has: numb },
    { id: 'wound-where', has: whereWithWound },
    { id: 'work-finds-out', has: onRecord, also: asks },
    { id: 'say-how-it-happened', has: howHappened },
    { id: 'nurse-tells-parents', has: nurseTells, also: asks, unless: ofLine },
  ],
  gun: [
    { id: 'gun-back', has: forGood },
    { id: 'gun-to-neighbor', has: handsOver, also: guns },
  ],
  taken: [
    { id: 'taken-somebody-comes', has: comesToMe },
    { id: 'make-myself-sick', has: beSick },
    { id: 'taken-in-trouble', has: inTrouble },
    { id: 'poison-line-cost', has: cost, also: /\b(?:poison|number|line|call)\b/i },
    { id: 'taken-tell-now', has: tellNow },
  ],
} as const satisfies Record<string, readonly Rule[]>

function rulesFor(state: SafetyState): readonly Rule[] {
  if (isOwnChild(state)) return rules.child
  if (isUnderOneRoof(state)) return askedUnderOneRoof
  if (isStalked(state)) return rules.stalked
  if (isNewParent(state)) return rules.baby
  if (state.kind === 'suicide' && state.whose === 'self' && state.means === 'gun') return rules.gun
  if (state.whose === 'other') return []
  if (state.kind === 'psychosis' && !isNewParent(state)) return rules.psychosis
  if (state.kind === 'partner_violence' || state.kind === 'sexual_assault') return rules.hurt
  if (state.kind === 'overdose') return rules.taken
  if (state.kind === 'self_harm') return rules.ownHarm
  return state.kind === 'eating_disorder' ? rules.eating : []
}

/** An answer for exactly their circumstances, found by its words. */
export function answerNarrowByRule(
  texts: readonly string[],
  state: SafetyState,
  written: FindWritten | undefined,
): ChosenAnswer | undefined {
  const message = texts.at(-1) ?? ''
  return chooseByRule(
    rulesFor(state).filter((rule) => isAsked(rule, message)),
    written,
    state.said,
  )
}

/** They want words, and for whom is not said in a way we know: those for the person they would tell first. */
export function answerForWords(state: SafetyState, written: FindWritten | undefined): ChosenAnswer | undefined {
  const id = isOwnChild(state)
    ? 'child-what-to-say'
    : isUnderOneRoof(state)
      ? 'roof-at-the-door'
      : isNewParent(state)
        ? 'baby-tell-partner'
        : state.whose === 'self' && state.kind === 'psychosis'
          ? 'voices-what-to-tell'
          : undefined
  return id ? chooseByRule([{ id, has: /./ }], written, state.said) : undefined
}
