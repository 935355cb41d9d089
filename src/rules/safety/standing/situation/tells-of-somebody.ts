const third = /\b(?:she|he|they|her|him|them|hers|his|shes|hes|theyre|(?:she|he)['’]s|they['’]re)\b/gi
const ofSomebody =
  /\b(?:its|it['’]?s|it is|this is|thats|that['’]?s) (?:all |really |actually |not the \w+,? )?(?:about|bc of|because of) (?:my (?:\w+ )?(?:flat ?mate|house ?mate|room ?m?ate|friend|mate|bestie|brother|sister|cousin|colleague|classmate|girlfriend|boyfriend|partner|husband|wife|mum|mom|mam|dad|aunt\w*|uncle|nan|gran\w*|neighbou?r|student|pupil)\b|(?!me\b|my\b|the\b|us\b|work\b|a\b|an\b|being\b|how\b|what\b|that\b|this\b|it\b|him\b|her\b|them\b|you\b|time\b|\w*(?:one|two|ten|five|six|half)\b|money\b)[a-z]{3,}\b)/i
/** "No, it's my brother. He told me he has worked out how". */
const isOfThem =
  /\b(?:its|it['’]?s|it is) my (?:\w+ )?(?:flat ?mate|house ?mate|room ?m?ate|friend|mate|bestie|brother|sister|cousin|colleague|girlfriend|boyfriend|partner|husband|wife|mum|mom|mam|dad|mother|father|uncle|aunt\w*|nan)\b(?!['’]?s)[\s\S]*\b(?:he|she|they)\b[^.?!]{0,20}\b(?:told (?:me|us)|said|says|wrote|texted|has|keeps)\b/i
/** "My brother told me he has worked out how". */
const toldByThem =
  /\bmy (?:\w+ )?(?:flat ?mate|house ?mate|room ?m?ate|friend|mate|bestie|brother|sister|cousin|colleague|girlfriend|boyfriend|partner|husband|wife|mum|mom|mam|dad|mother|father|uncle|aunt\w*|nan)\b[^.?!]{0,80}\b(?:told (?:me|us)|said|says|wrote|texted|admitted)\b[^.?!]{0,16}\b(?:he|she|they)(?:['’]?s|['’]?d|['’]?ve|['’]?re)?\b(?! (?:hates?|loves?|wants? me|left me))/i

/** Of themselves they say what hurts, and not only that they saw or fear something. */
const ownPain =
  /\bi(?:['’]?m|m| am| feel| was| keep| just| have| had| do| did| really| only| sometimes| still)*\s*(?:\w+ ){0,2}?(?:want|wanna|wish|hate|hurts?|cut|cutting|took|taken|swallowed|die|dead|dying|end(?:ing)?|kill|suicid\w*|can['’]?t (?:do|go|take|live|cope|anymore)|cant (?:do|go|take|live|cope|anymore)|done|tired|alone|numb|nothing|burden|weight|give up|gone|harm|disappear|not (?:be|want|wake))\b|\b(?:kill|hurt|cut|harm)(?:ing)? myself\b|\bwithout me\b|\bbetter off\b|\bmy (?:life|arms?|legs?|wrists?|thighs?|pills|tablets|note|funeral|plan|head)\b|\bme too\b/i

/** In what they wrote before: "I want to cancel" is no pain, and this is. */
const ownDanger =
  /\b(?:kill|hurt|cut|harm)(?:ing)? myself\b|\bi\b[^.?!]{0,20}\b(?:die|dead|dying|suicid\w*|cutting|disappear|not (?:be here|wake))\b|\bwithout me\b|\bbetter off\b/i

/** Only somebody else's trouble is told: "its about aoife, she has boxes of tablets and laughs it off". */
export function tellsOfSomebody(texts: readonly string[]): boolean {
  const message = texts.at(-1) ?? ''
  const pronouns = message.match(third)?.length ?? 0
  const isTold = [ofSomebody, isOfThem, toldByThem].some((sign) => sign.test(message))
  return pronouns >= 1 && isTold && !ownPain.test(message) && !texts.some((text) => ownDanger.test(text))
}
