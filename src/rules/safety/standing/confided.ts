/** Confidences that deserve a response before anything is asked or advised. */
const confidences = ['first_time', 'passive', 'burden', 'never_hurt', 'unseen', 'weary'] as const
/** `came_back` is not in the words: they had said no at first, and tell it now. */
export type Confidence = (typeof confidences)[number] | 'came_back'

const nobody = '(?:nobody|no ?body|no one|noone|anyone|anybody|any one|someone|somebody|a soul|a single person|people)'
const not = "(?:not|never|don'?t|dont|doesn'?t|didn'?t|won'?t|wouldn'?t|cannot|can'?t)"

const said: Readonly<Record<(typeof confidences)[number], RegExp>> = {
  first_time: new RegExp(
    [
      `\\b(?:never|did ?n[o']?t|have ?n[o']?t|did not|have not|not) (?:ever |yet |really )?(?:told?|tell|say|said|talked?|spoken?|speak|shared?) (?:\\w+ ){0,4}?(?:to |with )?${nobody}\\b`,
      `\\b(?:told|tell|said|spoke|talked) (?:this |it |that )?(?:to )?(?:nobody|no ?one)\\b`,
      `\\b(?:you'?re?|you are|u r|this is|it'?s|it is) (?:the )?first (?:one|person|time)\\b(?! (?:date|day|at|in))`,
      `\\b(?:nobody|no ?one) (?:else )?(?:knows|know|has heard|ever heard) (?:this|it|that|about (?:this|it|that))\\b`,
      `\\bfirst time (?:i|that i|i ever|i'?m|i am)? ?(?:ever )?(?:say|said|tell|told|write|wrote|saying|telling|writing)\\b`,
      `\\bnever (?:said|say|wrote|write) (?:this|it|that) (?:out )?(?:loud|before|to)\\b`,
    ].join('|'),
    'i',
  ),
  passive: new RegExp(
    [
      `\\b(?:sleep|asleep|bed|close my eyes|eyes closed)\\b[^.?!]{0,40}\\b${not} (?:ever |have to |to )?(?:wake|waking|woke|get up again|open them)`,
      `\\b${not} (?:ever |have to |want to |to )?(?:wake|waking|woke) up (?:again|any ?more|tomorrow|one day|in the morning|ever)\\b`,
      `\\b(?:wish|hope|want|pray|better|easier|nice|easy)\\b[^.?!]{0,30}\\b${not} (?:to )?(?:wake|waking|woke) up\\b`,
      `\\b(?:better|easier|best|nicer|good|prefer|rather|wish|want(?:ed)?|think about|thinking about|dream of|thought of)\\b[^.?!]{0,30}\\b${not} (?:to )?(?:be|being|was|were|am) (?:here|alive|around|there any ?more|in this world|born)\\b`,
      `\\b(?:better|easier|nicer|good|wish|want)\\b[^.?!]{0,25}\\b(?:if )?i (?:wasn'?t|weren'?t|ain'?t|(?:was|were|am|is) (?:no|not)) (?:here|alive|around|born|there any ?more)\\b`,
      `\\b(?:don'?t|do not|dont|didn'?t|not) (?:want(?:ed)? to|wanna) (?:be (?:here|alive|around)|exist|wake up|live)\\b(?! (?:at|in (?:the|this|that) (?:class|party|room|house)))`,
      `\\bwhat if i (?:just )?${not} (?:\\w+ )?(?:here|around|alive)\\b|\\bwhat if i (?:just )?(?:wasn'?t|weren'?t|ain'?t) (?:here|around|alive)\\b(?! (?:at|in|to (?:do|give|present|help|see)))`,
      `\\b${not} (?:be |being )?(?:alive|here) for (?:it|that|this|any of it|tomorrow|tmrw|tmr)\\b`,
      `\\b(?:wish|want(?:ed)?|like|think about|thinking about|(?:i|sometimes) think if|rather|better|could|feel like)\\b[^.?!]{0,20}\\b(?:disappear\\w*|vanish\\w*|not exist\\w*|stop(?:ped)? (?:existing|to exist)|be gone|never been born|just stop)\\b`,
      `\\bif i (?:wasn'?t|weren'?t|was not|were not|wasnt) (?:here|around|alive)(?: any ?more)?\\b[^.?!]{0,50}\\b(?:nobody|no ?one|everyone|everybody|they|people|it)\\b`,
      `\\bi wish it (?:all )?(?:would |just )?(?:stop|ends?|stopped|ended|be over)\\b`,
    ].join('|'),
    'i',
  ),
  burden: new RegExp(
    [
      `\\b(?:nobody|no ?one|they|she|he|everyone|family|parents|mom|mum|dad|mother|father) (?:must|has to|have to|needs? to|would|will|should|wouldn'?t|won'?t|does ?n[o']?t|do ?n[o']?t|did ?n[o']?t|would not|will not|not) (?:must |have to |has to |need to )?(?:worry|be worried|care for me|take care of me|look after me|pay)\\b`,
      `\\b(?:nobody|no ?one) worr(?:y|ies)\\b`,
      `\\b(?:family|parents?|mom|mum|dad|mother|father|they|brother|sister|uncle|aunt|husband|wife) (?:is |are |already |all )*(?:pay|pays|paid|paying|spend|spends|spent|sacrificed?|save[sd]?|works? (?:so|too) (?:hard|much))\\b[^.?!]{0,30}\\b(?:much|lot|all|everything|money|for me|hard|fees?|tuition|loan)\\b`,
      `\\b(?:i'?m|i am|being|just|only|feel like|become|such) (?:such )?(?:an? )?(?:\\w+ )?(?:burden|weight on|problem (?:for|to) (?:everyone|them|my)|too much (?:for|work))\\b`,
      `\\b(?:i|me) (?:only |just )?(?:cost|costs) (?:\\w+ ){0,3}(?:money|so much|too much|a lot|them)\\b`,
      `\\b(?:easy|easier|better|simpler|good|best) (?:off )?(?:for|without me for) (?:every ?body|everyone|all|them|my family|my parents|us all|others)\\b`,
      `\\b(?:better off|fine|happier) without me\\b`,
      `\\b(?:they|every ?one|every ?body|them|she|he|kids|family|world)(?: all)?(?: would|'d| will|'ll| be| are| is| all)* better off\\b`,
      `\\b${not} want to (?:bother|burden|worry|be a burden)\\b`,
    ].join('|'),
    'i',
  ),
  never_hurt:
    /\b(?:i )?(?:did ?n[o']?t|did not|never|have ?n[o']?t|have not|have never|not) (?:ever |even |really )?(?:hurt|hurted|harm|harmed|cut|do anything to|done anything to) (?:myself|my self|me|nothing)\b|\bi never (?:do|did|done) (?:this|that|it|something like (?:this|that)|anything like (?:this|that))\b/i,
  unseen: new RegExp(
    [
      `\\b(?:nobody|no ?one|they|people) (?:\\w+ )?(?:notices?|noticed|sees?|saw|know|knows|remembers?|remember|looks? at|asks?|say|says)? ?(?:\\w+ )?${not} (?:even )?(?:notice|see|know my name|remember|look at|know i exist|say hi)`,
      `\\b(?:nobody|no ?one) (?:\\w+ )?(?:notices?|sees?|asks?|knows? (?:my name|me|i exist)|remembers?|looks?|says? hi)\\b`,
      `\\b${not} (?:even )?know my name\\b`,
      `\\b(?:same|no different|not different) (?:with(?:out)? me|with or without me|if i(?:'m| am) (?:not )?there)\\b`,
      `\\b(?:i'?m|i am|feel) (?:like )?(?:invisible|a ghost|air|not there)\\b`,
    ].join('|'),
    'i',
  ),
  weary:
    /\b(?:tired|exhausted|worn out|sick|fed up) (?:of|with|from) (?:this|it|it all|all|all (?:of )?this|everything|trying|being alone|living like this)\b/i,
}

/** The confidences in a message, the gravest first. */
export function readConfided(message: string): Confidence[] {
  const text = message.replaceAll('’', "'")
  const found = confidences.filter((name) => said[name].test(text))
  // "Nobody must worry about me" describes how they see themselves. It does not say that nobody notices them.
  return found.includes('burden') ? found.filter((name) => name !== 'unseen') : found
}
