/** What somebody wonders whether to do. */
export const plans = ['ask', 'go', 'greet', 'speak', 'disclose', 'write', 'again', 'apologize', 'cancel'] as const
export type Plan = (typeof plans)[number]

export type PlanQuestion = {
  plan: Plan
  /** "Is it weird to ask?" wants a no where "should I ask?" wants a yes. */
  fearsItIsOdd: boolean
}

const adverbs =
  '(?:(?:just|even|actually|really|maybe|still|like|then|even bother|at least|simply|also|go ahead and|try and|try to|be the one to) )*'

/** "What should I text her" asks for words. */
const notHow = '(?<!\\b(?:what|how|why|where|when|which|who|wat|wot|whom)\\b[^,;]{0,40})'

const asksWhether = new RegExp(
  `${notHow}\\b(?:should|shall|must) i(?! have\\b| not\\b) ${adverbs}|${notHow}\\bdo i ${adverbs}(?=(?:ask|go|text|message|write|call|email|reply|answer|sign|say|speak|tell|warn|mention|bring|join|apply|invite|send|apologi[sz]e|cancel|bail|skip|introduce)\\b)|${notHow}\\bwould you ${adverbs}(?=(?:ask|go|text|message|write|say|bring|join|invite|sign)\\b)`,
  'i',
)
const asksIfFine = new RegExp(
  `\\b(?:is it|would it be|is it like|do you think it(?:'?s| is)) (?:ok(?:ay)?|fine|all right|alright|worth it) (?:to|if i|for me to) ${adverbs}`,
  'i',
)
const asksIfOdd = new RegExp(
  `\\b(?:is it|would it be|isn'?t it) (?:(?:so|too|kinda|a bit|really|super|totally) )?(?:weird|odd|rude|desperate|needy|clingy|cringe\\w*|strange|creepy|pathetic|pushy|too much) (?:to|if i) ${adverbs}`,
  'i',
)

/** Other people's safety, money, love and health have more to them than courage. */
const needsMore =
  /\b(?:ex|exes|ex-\w+|exboyfriend|exgirlfriend|abus\w*|drunk|drinks?|drinking|beers?|wine|vodka|weed|pills?|meds?|medication|lie|lying|fake|quit|resign|break up|dump|married|wife|husband|kiss|sleep with|sex|money|lend|loan|borrow|police|cops|hospital|er|a&e|sue|lawyer|block|confront|revenge|nudes?|photos?|(?:his|her|their) place|alone with|home with|kill|die|hurts?|hits?|scared of (?:him|her)|stranger|address|secret|pregnan\w*|affair|cheat\w*|can'?t say no|(?:in front of|with) every(?:one|body))\b/i

const condition =
  /\b(?:nervous|stammer\w*|stutter\w*|blush\w*|shak\w*|trembl\w*|tremor|sweat\w*|autis\w*|adhd|anxi\w*|shy|go(?:es|ing)? red|the (?:neck|red|scar|scarf)|first time|panic\w*|my voice)\b/i

const verbs: readonly (readonly [Plan, RegExp])[] = [
  [
    'again',
    /^(?:text|send|message|write|call|ask|email|try|bring)\b[^.?!]{0,40}\b(?:again|another|one more|a second|second (?:one|text|message)|(?:third|fourth|fifth) time|follow ?up)\b/i,
  ],
  [
    'cancel',
    /^(?:cancel\w*|bail\w*|skip\w*|back(?:ing)? out|call(?:ing)? in sick|stay(?:ing)? (?:at )?home|drop(?:ping)? out|not go(?:ing)?)\b/i,
  ],
  ['apologize', /^(?:say(?:ing)? sorry|apologi[sz]\w*)\b/i],
  [
    'greet',
    /^(?:say(?:ing)? (?:hi|hello|hey|good morning)|introduc\w+ myself|approach|walk(?:ing)? (?:up|over)|go(?:ing)? over(?: and| to)|(?:talk|chat|speak)(?:ing)? to (?:him|her|them|people|someone|somebody|the (?:others|new)))\b/i,
  ],
  ['ask', /^(?:ask|asking|invite|inviting)\b(?! (?:him|her|them) (?:why|what|whether|if (?:she|he|they)\b))/i],
  [
    'go',
    /^(?:go|going|come|coming|show up|turn up|attend|sign up|signing up|put my name (?:down|in)|join|joining|accept|say yes|apply|applying|audition|volunteer|give it a (?:go|try)|try it)\b(?! (?:red|back|with him|with her|without|for it with|first|silent|quiet|home|after|early|now|through|up))/i,
  ],
  [
    'write',
    /^(?:text|message|dm|email|e-mail|write|call|phone|ring|reply|respond|answer)\b(?= (?:him|her|them|back|first|to (?:him|her|them|it)|my \w+|now|or|someone|\p{L}+[,?]?$)|[?,]|$)/iu,
  ],
  [
    'speak',
    /^(?:say|tell (?:him|her|them)) (?:something|smth|sth|anything)\b|^(?:bring (?:it|that|this) up|speak up|mention it|raise it)\b/i,
  ],
]

/** "Or not", "or just leave it": the other choice is to do nothing. Between two ways of doing it, courage decides nothing. */
const orNothing =
  /\bor (?:not|no|nah|nope|naw|just|leave|let|wait|stay|pretend|act|keep|hide|is (?:that|it)|would (?:that|it)|will (?:that|it)|am i|do i (?:just|not|leave|look|wait)|should i (?:just|not|leave|wait)|don'?t|ignore|hope|too|forget|better|maybe not|eat alone|sit alone|what)\b/i

/** A question whether to do something that anxiety speaks against; undefined for anything that needs more than courage. */
export function readPlan(message: string): PlanQuestion | undefined {
  for (const sentence of message
    .replaceAll('’', "'")
    .split(/(?<=[.?!…])\s+|\n+/)
    .toReversed()) {
    const found = readSentence(sentence)
    if (found) return needsMore.test(message) ? undefined : found
  }
  const before = message.replaceAll('’', "'").match(thenAsks)?.[1]
  const plan = before && !needsMore.test(message) ? planOf(before) : undefined
  return plan && { plan, fearsItIsOdd: false }
}

function planOf(rest: string): Plan | undefined {
  return verbs.find(([, verb]) => verb.test(rest))?.[0]
}

/** "I really want to send another one to explain. Honest opinion, should I": the plan comes first. */
const thenAsks =
  /\b(?:want to|wanna|tempted to|thinking of|thinking about|was going to|could) (?:(?:really|just|maybe) )?(.{4,160}?)\b(?:should|shall|do) i\W*$/i

function readSentence(sentence: string): PlanQuestion | undefined {
  for (const [asks, fearsItIsOdd] of [
    [asksIfOdd, true] as const,
    [asksIfFine, false] as const,
    [asksWhether, false] as const,
  ]) {
    const match = sentence.match(asks)
    if (match?.index === undefined) continue
    const rest = sentence.slice(match.index + match[0].length)
    if (/\bor\b/i.test(rest) && !orNothing.test(rest)) return undefined
    // "Should I say it?" is about a line they have shown, and has an answer of its own.
    if (/^(?:say|send|use|post|keep|write|text) (?:it|this|that)\b/i.test(rest)) return undefined
    if (/^(?:tell|warn|say|mention|admit|own up)\b/i.test(rest) && condition.test(rest))
      return { plan: 'disclose', fearsItIsOdd }
    const plan = planOf(rest)
    if (plan) return { plan, fearsItIsOdd }
  }
  return undefined
}

/** "Yes or no", "you didn't answer", "I asked about the dinner": they want the answer to what they asked before. */
export function wantsItAnswered(message: string): boolean {
  return /\byes or no\b|\b(?:did ?n[o']?t|never|still have ?n[o']?t|not) (?:really )?(?:answer\w*|say (?:yes|no|if)|said|an answer)\b|\bthat'?s not (?:an answer|what i asked|a yes)\b|\bi (?:was )?ask(?:ed|ing) (?:you )?(?:about|if|whether)\b|\bstraight answer\b|\bjust tell me\b/i.test(
    message.replaceAll('’', "'"),
  )
}
