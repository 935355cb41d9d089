/**
 * Whether they say that they themselves are pregnant or have a baby. A colleague's baby shower is no pregnancy, and
 * "you and the baby should be checked" would be a sentence for somebody else.
 */
const unsure =
  '(?:think|thought|might be|may be|could be|find out|found out|knew|know|said|told (?:him|her|them)|since|while|when|because)'
const own = new RegExp(
  [
    String.raw`\b(?:i'?m|i am|i was|i'?ve been|i be|${unsure} i(?:'m| am| was)?|we'?re|we are|being)(?: (?!not\b|never\b)[\w']+){0,4}? (?:pregnant|expecting(?! (?:him|her|them|it|that|this|to|a (?:call|text|fight)))|preggers)\b`,
    String.raw`^\W*(?:and |also |im |btw )?(?:\w+ (?:weeks|months) )?pregnant\b`,
    String.raw`\b(?:got|gets?|getting|made) me pregnant\b`,
    String.raw`\bi(?:'?m| am) (?:\w+ ){0,2}?\d{1,2} ?(?:weeks|wks|months) (?:along|gone|now|pregnant)\b|\b\d{1,2} ?(?:weeks|wks) (?:pregnant|along)\b`,
    String.raw`\b(?:stomach|belly|bump|tummy)\b[^.?!]{0,30}\b\d{1,2} ?(?:weeks|wks)\b(?! ago)`,
    String.raw`\bi(?:'?m| am) (?:\w+ )?due (?:in|on|any|next|this|soon)\b|^\W*due in \w+`,
    String.raw`\bmy (?:own )?(?:pregnancy|bump|due date|midwife|unborn|miscarriage|ultrasound|(?:(?:little|new) )?baby(?! (?:shower|sister|brother|cousin|pictures?|photos?|bro|sis|blue|face|steps?|name))|newborn|infant)\b`,
    String.raw`\bour (?:unborn|(?:new |little )?baby(?! (?:sister|brother))|newborn)\b|\bsince the pregnancy\b|\bthis pregnancy\b`,
    String.raw`\bcarrying (?:his|her|a|our|their|the) (?:child|baby)\b|\b(?:lost|losing) the baby\b`,
    String.raw`\bi (?:just |recently )?(?:had|have|gave birth to|got) an? (?:\w+ )?(?:baby|newborn)\b(?! (?:shower|sister|brother|face|photo|picture))|\bi(?:'?ve)? (?:just )?(?:gave|given) birth\b`,
    String.raw`\bbaby\b(?! shower)[^.?!]{0,20}\b(?:moving|kicking|kicks|heartbeat|ok|okay|alright)\b`,
  ].join('|'),
  'i',
)

/** The baby in this sentence is another person's. */
const ofAnother =
  /\bshower\b|\b(?:friend|sister|cousin|coworker|co-worker|colleague|boss|manager|neighbou?r|niece|daughter|aunt|girl|woman|lady|teacher|classmate|roommate|flatmate|somebody|someone)(?:'s|s)? (?:[\w']+ ){0,5}?(?:pregnan\w+|baby|expecting|due|newborn)\b/i

const denies =
  /\b(?:i'?m|i am|i was|i'?ve)(?: [\w']+){0,2}? (?:not|never)(?: [\w']+){0,2}? (?:pregnant|expecting)\b(?! (?:any ?more|now because))|\bi (?:never|didn'?t|did not) sa(?:y|id) (?:that )?(?:i(?:'m| am| was)|anything about) (?:[\w']+ )?(?:pregnan\w+|expecting|babys?|babies)\b|\b(?:there(?:'?s| is)|i have|i'?ve got|i got) no (?:baby|pregnancy)\b|\bi (?:don'?t|do not|dont) (?:even )?have (?:a|any) (?:baby|babies|kids?|children)\b|\bnobody(?:'?s| is)? (?:here )?(?:is )?pregnant\b|\b(?:it'?s|its|that'?s|it is) not (?:my|our) baby\b|\bwh(?:at|ose) baby\b|\bwho(?:'?s| is) pregnant\b|\b(?:i'?m|i am|im) (?:a|not a) (?:man|guy|dude|bloke|woman)\b[^.?!]{0,30}\b(?:pregnan\w+|baby)\b|\bmen can'?t be pregnant\b|\bthe baby(?:'?s| is) (?:not mine|my \w+'s|hers?)\b/i
const lost = /\b(?:any ?more|lost|miscarr\w+|abortion)\b/i

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'")

/** "I'm not pregnant, it's my coworker's shower." */
export function deniesExpecting(message: string): boolean {
  const text = plain(message)
  return denies.test(text) && !lost.test(text)
}

function saysExpecting(text: string): boolean {
  return plain(text)
    .split(/[.?!]+/)
    .some((sentence) => own.test(sentence) && !ofAnother.test(sentence) && !denies.test(sentence))
}

/** What they said last counts. */
export function isExpecting(texts: readonly string[]): boolean {
  const last = texts.findLastIndex((text) => saysExpecting(text))
  return last >= 0 && !texts.slice(last).some(deniesExpecting)
}
