import { saysFigureOfSpeech } from './says-figure-of-speech.ts'

const harmed = '(?:hurt|hurts|hit|touched|touches|assaulted|raped|abused|attacked|threatened|harmed|beat|beats)'

/**
 * States outright that nothing happened. "Fine" or "never mind" does not, and "I'm not hurt" only says that they are
 * unhurt.
 */
const noHarm = new RegExp(
  [
    `\\b(?:nobody|no one|no-one|none of them|(?:he|she|they) (?:didn'?t|did not|never|has(?:n'?t| not| never)|have(?:n'?t| not| never))) (?:has |ever |even )*${harmed}(?:ed)? me\\b`,
    `\\b(?:i(?:'?m| am| was)|i(?:'?ve| have) (?:never )?been) (?:never |not )(?:(?:being |been )${harmed}|in (?:any )?danger|unsafe|going to (?:hurt|harm|kill) (?:myself|anyone|anybody))\\b`,
    `\\bi (?:wasn'?t|was not|have(?:n'?t| not| never) been) ${harmed}\\b`,
    "\\b(?:he|she|they)(?:'?s| has| have)? (?:not once|never)(?: once| ever)? (?:raised|lifted|laid) (?:a|his|her|their) (?:hand|hands|finger|fist)\\b",
    "\\b(?:nobody|no ?one|no-one)(?:'?s| is)? (?:unkind|mean|cruel|rough|violent|horrible|nasty) (?:here|at home|to me|in this house|with me)\\b",
    '\\bnothing (?:bad|like that|of the (?:sort|kind)) (?:has )?happened\\b',
    '\\bnothing (?:has )?(?:ever )?happened to me\\b',
    `\\b(?:nobody|no one|no-one|noone)(?:'?s)? (?:has |have |is |was |got |ever )*(?:been |being |getting )?(?:hurt|harmed|hit|attacked|hitting|hurting|done anything)\\b`,
    "\\b(?:there(?:'?s| is| was| has been) (?:\\w+ )?no|no) (?:violence|abuse|assault|danger|threat|emergency)\\b",
    '\\b(?:it|that) was (?:just |only )(?:an? )?(?:interruption|game|film|movie|song|meeting)\\b',
    "\\b(?:(?:it|that)(?:'s| is| was)|its|thats|just|only) (?:just |only )?(?:an? )?(?:joke|expression|figure of speech|turn of phrase|way of (?:saying|speaking|talking))\\b",
    // Must reach the end of the sentence: "he never hits me where it shows" denies nothing.
    "\\b(?:he|she|they) (?:do(?:es)?(?:n'?t| not)|never) (?:ever |even )?(?:threatens?|hits?|hurts?|touch(?:es)?)(?: me)?(?: or (?:anything|something))?(?=\\s*(?:[.!;]|$))",
  ].join('|'),
  'i',
)

/** States that they do not want to die. People who cut themselves may say this too, and mean it. */
const noWish =
  /\bi (?:do not|don'?t|am not|'?m not) (?:want(?:ing)? to die|want(?:ing)? to (?:hurt|kill) myself|thinking (?:of|about) (?:dying|suicide|killing myself|hurting myself))\b|\b(?:i'?m|i am|not) (?:not )?suicidal\b/i

/** States that we misread them. What it was about, only our question tells. */
const misread = new RegExp(
  [
    "\\bthat(?:'s| is) not (?:how|what) i meant\\b",
    '\\b(?:the )?wrong end of (?:the stick|this|it)\\b',
    '\\bmisread(?:ing)? (?:me|that|this|it)\\b',
    "\\byou(?:'ve| have)? (?:\\w+ )?(?:mixed|confused) (?:me|this|that|it)\\b",
    "\\b(?:no,? )?(?:not|nothing|wasn'?t|isn'?t) like that\\b",
    '\\bnot in (?:that|any|this) (?:kind|sort) of (?:trouble|danger)\\b',
    '\\b(?:please )?read what i (?:write|wrote|said)\\b',
    // Surprised: a bare "no" would be an answer, but this says that the question itself is strange.
    '^\\W*(?:(?:what|wait|huh|eh|lol|lmao|ha(?:ha)+|god|oh god|good grief|goodness|gosh|mate|dude|bro|jesus|christ|omg|wtf|er+|um+|uh+|whoa)\\W+){1,3}no\\b',
    '^\\s*\\?+\\s*no\\b',
    "\\byou(?:'ve| have)? (?:\\w+ )?(?:got|read|took|taken|heard) (?:\\w+ ){1,3}(?:completely |totally |all )?wrong\\b",
  ].join('|'),
  'i',
)

/**
 * Disputes what we said, without saying how things are: "what? I did not say that. Why do you give me the number".
 * Includes wordings of people who write English as a second language.
 */
const disputed = new RegExp(
  [
    "\\bi (?:did ?n[o']?t|did not|do ?n[o']?t|do not|never|no|not|haven'?t|have not|have never) (?:even |ever )?(?:say|said|saying|write|wrote|written|tell|told|mention|mentioned|talk|talked) (?:you )?(?:that|this|it|so|such|anything|nothing|about|i want|i wanted|i'?m|i am|like that|something like)\\b",
    "\\bi (?:did ?n[o']?t|did not|never) (?:say|said) (?:\\w+ ){0,3}(?:die|dying|dead|suicide|kill|death|hurt)\\b",
    '(?<!\\b(?:maybe|could|should|can|if|would|might) )\\bi (?:only|just) (?:say|said|write|wrote|mean|meant|told|tell|talk(?! like)|talked)\\b',
    "\\b(?:that'?s|that is|this is|it'?s|it is|its|thats) not what i (?:say|said|write|wrote|was saying|told|tell)\\b",
    '\\bnot what i (?:said|wrote|say)\\b',
    '\\bwhere (?:did|do|have) i (?:ever )?(?:say|said|write|wrote)\\b',
    '\\bwho (?:said|says|say|told you|is saying|talked about|is talking about) (?:\\w+ ){0,3}(?:die|dying|dead|suicide|suicidal|kill|death|that|hurt|anything about)\\b',
    '\\b(?:why|what for|for what) (?:\\w+ ){0,3}(?:give|giving|gave|send|sending|sent|show|showing|tell|telling|get|getting|put|offer|need)\\w* (?:me )?(?:\\w+ ){0,3}(?:number|numbers|line|lines|hotline|helpline|988|911|999|lifeline|samaritans)\\b',
    '\\b(?:why|what for|for what) (?:the|this|these|that|all the|a)? ?(?:number|numbers|hotline|helpline|crisis line|suicide line|988|911|999)\\b',
    '\\bwhy (?:are|r|do|did|would|you|u|is it|is this)(?: you| u| it)? (?:\\w+ )?(?:ask|asking|asked|think|thinking|say|saying|said|talk|talking|speak|speaking) (?:me )?(?:\\w+ ){0,3}(?:this|that|dying|die|death|suicide|killing|kill|about (?:this|that|it)|such)\\b',
    '\\b(?:putting|put) words (?:in|into) my mouth\\b',
    "\\byou (?:did ?n[o']?t|did not|do ?n[o']?t|do not|not) (?:understand|understood|get|got|read|hear|heard) (?:me|what i|it|that|right|correct)\\b",
    '\\byou (?:misunderstand|misunderstood|understand (?:me )?wrong|understood (?:me )?wrong|mistake|are mistaken)\\b',
    '\\bwhat are you (?:talking|saying) (?:about)?',
    '\\b(?:i )?(?:mean|meant) (?:only|just) (?:that|the)\\b',
  ].join('|'),
  'i',
)

/** Whether they dispute having said what we attributed to them. */
export function disputesWords(message: string): boolean {
  const text = message.replaceAll('’', "'")
  return !admits.test(text) && disputed.test(text)
}

const neverSaid =
  /\b(?:i (?:did ?n[o']?t|did not|never|have never) (?:say|said|write|wrote|tell you|told you|mention(?:ed)?|talk(?:ed)? about)|who (?:said|says|talked|is talking)|where did i say)\b[^.,;!?]*?(?=$|[.,;!?]|\bbut\b|\band\b|\bi said\b)/gi

const nobodyIs =
  /\b(?:nobody|no ?one|noone)(?: else)?(?: is| was|'s) (?:in (?:any )?danger|unsafe|not safe|dying|hurt(?:ing)?(?: me)?)\b/gi

/** "And you've decided I'm on a ledge": what they say we concluded. */
const youThink =
  /\byou(?:'ve| have|ve)? (?:\w+ )?(?:decided|decide|thought|think|assumed|assume|make out|made out|acting like|act like|keep (?:saying|thinking|asking if))\b[^.!?]*/gi

/**
 * The message without the parts that deny something, or that were a figure of speech: "I never said I want to die", "nobody is
 * in danger", "the want to die is just how we talk".
 */
export function withoutDenials(message: string): string {
  const text = message.replaceAll('’', "'").replace(neverSaid, ' ').replace(nobodyIs, ' ').replace(youThink, ' ')
  return text.replace(/[^.!?\n]+[.!?\n]*/g, (sentence) =>
    saysFigureOfSpeech(sentence) && !takenBack.test(sentence) ? ' ' : sentence,
  )
}

/** A sentence with "but" may be about to say the opposite. */
const takenBack = /\b(?:but|except|yet|anymore|any more|this time|right now though|not yet)\b/i

/** "Nobody hurt me": not a danger, although it contains the words of one. */
export function deniesHarm(message: string): boolean {
  return deniesHurt(message) || deniesWish(message)
}

/** Counts even before anybody has asked. A denied wish to die is handled separately. */
export function deniesHurt(message: string): boolean {
  return hasSentence(message, noHarm)
}

function deniesWish(message: string): boolean {
  return hasSentence(message, noWish)
}

/** "It's not like that. Ok yeah, I do it sometimes": an admission in the same message cancels the denial. */
const admits =
  /\b(?:yeah|yes|yep|ok|okay|fine|well)[ ,.]+(?:\w+ ){0,2}i (?:do|did|have|am|was)\b|\b(?:do|did|done) it to (?:myself|me)\b|\bi (?:cut|hurt|burn|starve) (?:my|myself)\b|\bnot today\b|\b(?:only|just) (?:once|twice|sometimes|a few times|when)\b|\bit was (?:only )?(?:once|twice)\b/i

/** The same, or "that's not how I meant it", in answer to a question of ours. */
export function deniesOutright(message: string): boolean {
  if (admits.test(message.replaceAll('’', "'"))) return false
  return deniesHarm(message) || hasSentence(message, misread)
}

/** Only the wish to die is denied, which does not end any other danger. */
export function deniesOnlyWish(message: string): boolean {
  return deniesWish(message) && !hasSentence(message, noHarm) && !hasSentence(message, misread)
}

/** Splits into sentences, but keeps "What? No." together. */
function sentencesOf(text: string): string[] {
  const [first = ''] = /^\W*(?:[a-z']+\W+){0,3}no\b/i.exec(text) ?? []
  return [first, ...text.split(/[.!?\n]+/)]
}

function hasSentence(message: string, pattern: RegExp): boolean {
  const text = message.replaceAll('’', "'")
  return sentencesOf(text).some((sentence) => pattern.test(sentence) && !takenBack.test(sentence))
}
