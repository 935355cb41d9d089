import { dangersFromOthers } from '#rules/safety/danger-groups.ts'
import type { SafetyState } from '#rules/safety/state.ts'
import type { ChosenAnswer } from '../choose-answer.ts'
import { asks, chooseByRule, type FindWritten, isAsked, type Rule } from '../choose-by-rule.ts'
import { hasBeenStrangled } from './strangled.ts'

type RuleAfterHarm = Rule & { isAfterNeck?: true }

const doctors = '(?:doctors?|dr|hospitals?|er|a&e|urgent care|casualty|gp|nurses?|clinic|surgery|emergency room)'

/** In this order: whoever may have passed out is told that first. */
const rules: readonly RuleAfterHarm[] = [
  {
    id: 'neck-passed-out',
    isAfterNeck: true,
    has: /\b(?:pass(?:ed|ing)? out|faint\w*|black(?:ed)? out|knocked out|unconscious)\b|\b(?:went|got|go|going|all) (?:\w+ ){0,2}(?:black|dark|fuzzy|blurry|silent|quiet|grey|gray|away|numb|white|spotty)\b|\b(?:woke up|came to|came round|opened my eyes|found myself)\b[^.?!]{0,30}\b(?:floor|ground|carpet|tiles|bed|sofa)\b|\bsitting on the floor\b/i,
  },
  {
    id: 'doctors-tell-police',
    has: new RegExp(
      String.raw`\b(?:${doctors}|they|them)\b[^.?!]{0,30}\b(?:call|calls|ring|rings|tell|tells|report|reports|inform|contact|phone|involve)\b[^.?!]{0,30}(?:\b(?:police|cops?|guards?|social|cps|him|her|husband|wife|parents?|anyone|someone|it|on)\b|\?|$)|\b(?:do|would|will|must) they (?:call|report|tell|ring)\b`,
      'i',
    ),
    also: new RegExp(String.raw`\b${doctors}\b|\blooked at\b|\bgo in\b`, 'i'),
  },
  {
    id: 'neck-what-to-say',
    isAfterNeck: true,
    has: new RegExp(
      String.raw`\b${doctors}\b[^?]{0,60}\bwhat (?:do|should|would|can|will) i (?:\w+ )?(?:say|tell|put)\b|\bwhat (?:do|should|would|can|will) i (?:\w+ )?(?:say|tell)\b[^.?!]{0,40}\b${doctors}\b`,
      'i',
    ),
  },
  {
    id: 'neck-why-doctor',
    isAfterNeck: true,
    has: new RegExp(
      String.raw`\b(?:why|really|need|for a|do i|should i|worth)\b[^.?!]{0,40}\b${doctors}\b|\b${doctors} for (?:a|my|this|that)\b|\b(?:hoarse|voice|swallow\w*|throat|neck|headache|croaky|raspy)\b[^.!]{0,40}(?:\?|\b(?:normal|hurts|still|days|weird|bad|go away)\b)|\b(?:normal|is it|is the)\b[^.?!]{0,24}\b(?:hoarse|voice|swallow\w*|throat|neck)\b`,
      'i',
    ),
  },
  {
    id: 'line-for-men',
    has: /\b(?:for|talk to|take|help|believe) (?:men|blokes?|guys|fellas?|lads|husbands|a (?:man|bloke|fella))\b|\b(?:only|just|not|all) for women\b/i,
  },
  {
    id: 'locked-out',
    has: /\block(?:ed|s)? (?:me )?out\b|\b(?:chain|bolt)(?:'?s|s| is)? (?:on|across)\b|\bforce (?:my|the) (?:own )?door\b|\bslept in the (?:van|car)\b/i,
    also: asks,
  },
  {
    id: 'keep-photos',
    has: /\b(?:keep(?:ing)?|take|taking|save) (?:the |any )?(?:photos?|pictures|pics|proof|evidence|screenshots|a record|a diary)\b|\bbuilding a case\b|\bmy word against\b/i,
    also: asks,
  },
  {
    id: 'tracks-where-i-am',
    has: /\b(?:life ?360|find my|air ?tags?|snap ?map|track(?:s|er|ing|ed)? (?:me|my|where|app|on)|(?:my|share[sd]?|sharing|the) location|location (?:on|off|sharing|thing)|gps|google maps)\b/i,
    also: /\b(?:he|she|they|him|her|them|turn|off|see|sees|dot)\b/i,
  },
  {
    id: 'shows-on-bill',
    has: /\b(?:phone|mobile|cell|our|the|my) bill\b|\bitemi[sz]ed\b|\bcall (?:log|list|history)\b|\b(?:bank|phone) statement\b|\bfamily plan\b/i,
    also: /\?|\b(?:show\w*|see|sees|appear\w*|come up|comes up|on it|find)\b/i,
  },
  {
    id: 'what-to-reply-to-them',
    has: /\b(?:he|she)(?:['’]?s| has| is)? (?:just |now |already )*(?:text(?:ed|s|ing)?|wrote|messag(?:ed|ing)|sent|call(?:ed|ing)|ringing|rang|phon(?:ed|ing)|keeps (?:texting|calling|ringing))\b/i,
    also: /\bwhat (?:do|should|can|could|would) i (?:\w+ )?(?:text|say|write|reply|answer|respond|put|send)\b|\b(?:text|write|say|answer|reply) back\b|\b(?:do|should|shall) i (?:answer|reply|respond|pick up)\b/i,
  },
  {
    id: 'say-sorry-to-them',
    has: /\b(?:word|write|say|phrase|put|make|text)\b[^.?!]{0,24}\b(?:sorry|apolog\w+)\b|\bapologi[sz]e (?:first|to him|to her|before|when)\b|\b(?:stop|avoid|without|not|keep from) (?:\w+ )?(?:setting|set|winding|making) (?:him|her|them) (?:off|up|angry|mad)\b/i,
    also: asks,
  },
]

const rulesOfChild: readonly RuleAfterHarm[] = [
  {
    id: 'school-rings-home',
    has: /\b(?:would|will|do|does|can|could|are) (?:they|she|he|miss|sir|school|the school|my teacher|the teacher)\b[^.?!]{0,24}\b(?:ring|call|tell|phone|know|find out|say)\b|\b(?:school|they) ring (?:home|him|her)\b/i,
  },
  {
    id: 'note-to-teacher',
    has: /\b(?:write|written|writing|put) (?:it|that|this) (?:on|in|down)\b|\bnote\b|\b(?:can'?t|cannot|wont|won'?t) (?:even )?say it(?: out loud)?\b|\bwhat do i (?:put|write)\b/i,
  },
  {
    id: 'tonight-at-home',
    has: /\b(?:what about|what abt|and) tonight\b|\bno lock\b|\b(?:go|going) (?:home|back) to him\b|\bgo in w(?:ith)? (?:my )?mum\b|\b(?:he|she)(?:'?s)? (?:gets?|be|coming|is) (?:in|back|home) at\b/i,
  },
]

const rulesAfterAssault: readonly RuleAfterHarm[] = [
  {
    id: 'assault-pregnancy',
    has: /\b(?:plan b|morning[- ]after|emergency (?:pill|contracepti\w+)|pregnan\w*|(?:not|isn'?t|aren'?t) on (?:the pill|anything|birth control)|(?:no|without a|didn'?t use a) condom|ella(?:one)?)\b/i,
  },
  {
    id: 'school-has-to-tell',
    has: /\b(?:they|he|she|health|counsell?ors?|nurse|professor|ra|coach|tutor|teacher|manager|hr)\b[^.?!]{0,16}\b(?:have to|has to|gotta|must|going to|gonna|will)\b[^.?!]{0,12}\b(?:tell|report|say|inform|pass)\b|\b(?:tell|telling|report to) (?:the )?(?:school|deans?|university|college|my parents)\b|\btitle ix\b|\bdeans\b/i,
    also: /\?|\b(?:do|does|will|if|or) \b|\bdon'?t want\b/i,
  },
  {
    id: 'must-i-report',
    has: /\b(?:do|should|must|can|could) i (?:\w+ )?(?:have to |need to |just )?(?:not )?(?:report|press charges|go to the police)\b|\b(?:thinks?|says?|said|keeps|wants?)\b[^.?!]{0,30}\breport\b|\bruin (?:his|her|their) life\b|\bcan i just not\b/i,
  },
  {
    id: 'assault-check',
    has: /\b(?:get|getting|be|been) (?:checked|tested|looked at|examined)\b|\b(?:std|sti|hiv|infection|tests?)s?\b|\bwhere (?:do|can|would) (?:i|you) (?:even )?go\b|\bis it too late\b/i,
  },
  {
    id: 'seeing-him-again',
    has: /\b(?:he|she)(?:'?s| is|'?ll| will)? (?:\w+ )?(?:in my|sits|sitting|at the|going to be (?:there|at)|be there|lives in)\b[^.?!]{0,30}|\b(?:see|seeing|face|facing|bump into|run into) (?:him|her)\b|\bdo i skip\b|\bact normal\b/i,
    also: /\?|\b(?:what|do|should|how|can) (?:do )?i\b|\bfreeze\b/i,
  },
  {
    id: 'gross-cant-sleep',
    has: /\b(?:feel|feeling) (?:so )?(?:gross|dirty|disgusting|numb|nothing|ashamed)\b|\b(?:can'?t|cannot|not) (?:sleep|sleeping|eat)\b|\bkeep showering\b/i,
  },
]

/**
 * Practical questions of somebody who is being hurt. They hang a life on the answer, and stand among other sentences, so
 * they are found by their words and not only by what the message is like as a whole.
 */
export function answerAskedAfterHarm(
  texts: readonly string[],
  { kind, whose, said, lure }: SafetyState,
  written: FindWritten | undefined,
): ChosenAnswer | undefined {
  // Somebody on a screen has answers of its own.
  if (whose === 'other' || lure || !dangersFromOthers.has(kind)) return undefined
  const message = (texts.at(-1) ?? '').replaceAll(/[’‘]/g, "'")
  const isAfterNeck = hasBeenStrangled(texts)
  const isAssault = kind === 'sexual_assault'
  return chooseByRule(
    (isAssault ? rulesAfterAssault : kind === 'child_abuse' ? [...rulesOfChild, ...rules] : rules).filter(
      (rule) => (!rule.isAfterNeck || isAfterNeck) && isAsked(rule, message),
    ),
    written,
    said,
  )
}
