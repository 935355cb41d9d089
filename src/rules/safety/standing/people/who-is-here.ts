/** People who are close without being feared, said with "here" or "next to me". */
const friendly =
  '(?:room ?mate|flat ?mate|house ?mate|friend|mate|best friend|sister|mum|mom|mam|nan|gran\\w*|aunt\\w*|teacher|miss|mrs|ms|nurse|librarian|counsell?or|neighbou?r|tutor|colleague|coworker)'
const here = `(?:here|next to me|beside me|with me|in the (?:other|next) bed|at the (?:desk|door)|in the room)`

const names = new RegExp(String.raw`\b${friendly}\b[^.?!]{0,24}\b${here}\b|\b${here}\b[^.?!]{0,16}\b${friendly}\b`, 'i')

const elsewhere =
  /\bi(?:'?m| am)(?: \w+)? (?:at|in) (?:school|the lib\w*|work|uni|university|college|class|my (?:dorm|office|car|friend'?s|sister'?s|mum'?s|mom'?s|nan'?s)|town|a (?:cafe|café|shop|store|hotel)|the (?:cafe|café|shop|mall|office|hospital))\b/i
const comesHere =
  /\b(?:he|she|they)(?:'?s|'?re| is| are)? (?:\w+ )?(?:here|coming|outside|walking in|at (?:the|my) door|pulling up|parking)\b/i

const harms = String.raw`(?:hit|hits|hitting|makes? me|made me|held|holds|shout\w*|yell\w*|push\w*|grab\w*|throws?|threw|hurts?|kick\w*|slap\w*|chok\w*|punch\w*|takes? my|took my|checks? my|puts? (?:me|mine|my)|said (?:no ?one|nobody|i)|did it|would ?n[o']?t stop|gets (?:angry|mad|drunk|loud))`
const ofWomen = new RegExp(
  String.raw`\bshe (?:\w+ ){0,2}?${harms}|\b(?:wife|girlfriend|gf|step-?mum|step-?mom|stepmother)\b`,
  'gi',
)
const ofMen = new RegExp(
  String.raw`\bhe (?:\w+ ){0,2}?${harms}|\b(?:husband|boy ?fr\w+|bf|dad|father|step-?dad|stepfather|uncle|fella)\b`,
  'gi',
)
const sheIsHere = new RegExp(String.raw`\bshe(?:'?s| is)(?: \w+)? (?:\w+ )?${here}\b`, 'i')
const heIsHere = new RegExp(String.raw`\bhe(?:'?s| is)(?: \w+)? (?:\w+ )?${here}\b`, 'i')

/**
 * "She's right here in the other bed", said by somebody who is afraid of a man: the room-mate is here, and "Stop writing"
 * would take away the only help they have.
 */
export function isFriendHere(texts: readonly string[]): boolean {
  const plain = texts.map((text) => text.replaceAll(/[’‘]/g, "'"))
  const message = plain.at(-1) ?? ''
  if (names.test(message)) return true
  const told = plain.slice(0, -1).join(' ')
  const [women, men] = [count(told, ofWomen), count(told, ofMen)]
  const hasFriend = new RegExp(String.raw`\b${friendly}\b`, 'i').test(told)
  if (sheIsHere.test(message)) return men > women && hasFriend
  return heIsHere.test(message) && women > men && hasFriend
}

/** "He's at home but I'm still at school": whoever is feared is not where they are. */
export function isElsewhere(message: string): boolean {
  const text = message.replaceAll(/[’‘]/g, "'")
  return elsewhere.test(text) && !comesHere.test(text)
}

function count(text: string, word: RegExp): number {
  return text.match(word)?.length ?? 0
}
