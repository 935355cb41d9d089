/** Words somebody plans to say or send, and asks our opinion about. */
export type Draft = {
  text: string
  /** What they fear it sounds like, if they say so. */
  worry?: Worry
  /** It will be sent rather than spoken. */
  isWritten: boolean
}

export const worries = ['much', 'cold', 'eager', 'harsh', 'stiff', 'odd', 'soft', 'long'] as const
export type Worry = (typeof worries)[number]

const worryWords: Readonly<Record<Worry, RegExp>> = {
  much: /\btoo much\b/i,
  cold: /\b(?:cold|distant|dry|short|curt|abrupt|unfriendly|flat|dismissive)\b/i,
  eager: /\b(?:desperate|needy|keen|eager|clingy|pushy|forward|thirsty|intense|creepy|golden retriever|available)\b/i,
  harsh:
    /\b(?:rude|harsh|mean|blunt|aggressive|bitchy|snarky|passive aggressive|brutal|bossy|direct|strong|cheeky|entitled)\b/i,
  stiff: /\b(?:rehearsed|formal|stiff|robotic|fake|scripted|corporate|cheesy|corny)\b/i,
  odd: /\b(?:weird|odd|strange|cringe\w*|awkward|stupid|dumb|silly|lame|daft)\b/i,
  soft: /\b(?:soft|weak|vague|timid|apologetic|nice|polite)\b/i,
  long: /\b(?:long|wordy|rambling|much text)\b/i,
}

/** Text in quotation marks of any kind. An apostrophe inside a word does not close them. */
const quoted = /["“”]([^"“”]{8,600})["“”]|(?:^|[\s(:,])['‘]((?:[^'‘’]|['’](?=\p{L})){8,600})['’](?=$|[\s.,;:!?)])/gu

const asksVerdict = new RegExp(
  [
    "\\b(?:is|was|would|will|does|do|did|isn'?t|wouldn'?t)\\s+(?:that|this|it|my (?:draft|line|text|message|sentence|version|answer))(?:\\s+(?:one|line|be|sound|work|read|come across|come off|seem|look|feel|too|a bit|all|still|really|as))*\\b.{0,40}(?:\\?|$)",
    '\\b(?:is|does|do|would)\\s+["“\'‘]',
    '\\btoo (?:\\w+ ){0,2}(?:cold|much|harsh|soft|formal|needy|desperate|blunt|rehearsed|long|short|eager|keen|pushy|rude|direct|nice|weird|stiff|mean|strong|forward|dry|cheesy|intense|vague)\\b',
    '\\b(?:sounds?|looks?|seems?) (?:(?:kinda|kind of|a bit|a little|so|too|really|sort of) )?(?:ok(?:ay)?|all ?right|fine|good|weird|rude|desperate|mean|harsh|cold|stupid|needy|formal)\\b',
    '\\b(?:good|ok(?:ay)?|all ?right|alright|thoughts|yes|yeah|or no|fine|better|enough)\\s*\\?',
    '\\bwhat do (?:you|u) think\\b|\\b(?:would you|can i|should i) (?:send|say|write|post) (?:it|that|this)\\b|\\bcan (?:you )?check\\b|\\bwill that do\\b|\\b(?:whether|if) it works\\b|\\b(?:of|about) my (?:text|draft|message|version|line)\\b|\\bthe draft is\\b|\\bdo(?:es)? (?:they|it) sound\\b',
    '\\btoo \\w+(?: \\w+){0,4}\\?',
    '\\b(?:yes|good|ok(?:ay)?|fine|send(?: it)?|keep it) or (?:no|not|nah|nope|bad|bin it)\\b|\\b(?:do|should|shall) i (?:just )?(?:send|post|say|use|keep) (?:it|this|that)\\b|\\bverdict\\b|\\brate (?:it|this)\\b',
  ].join('|'),
  'i',
)

const written = /\b(?:text|send|sent|sending|message|dm|e-?mail|write|wrote|written|typed|post|reply|note|whatsapp)\b/i

/** Without quotation marks: the text after "what about:", up to the question about it. */
const announced =
  /\b(?:what about|how about|something like|i (?:wrote|typed|drafted|came up with|have|got)(?: this)?|my (?:draft|text|line|version)(?: is| so far)?|(?:my |the |ok(?:ay)? |so )?rough (?:version|draft)(?: then)?|this is what i(?:'d| would| will| want to) (?:write|say|send|text)|(?:but )?(?:ok(?:ay)? )?maybe|like this|this|mine)\s*:\s*([^"“”]{8,400})$/i
/** "Maybe just like hey it's Hana, sorry I ran off …": nobody else begins with a greeting there. */
const greeting =
  /\b(?:maybe (?:just )?(?:like|say|send|text|write)|what if i (?:just )?(?:say|text|write|send|put)|i could (?:just )?(?:say|text|write|send)|could i (?:just )?(?:say|text|write|send)|something like)[\s,:]+((?:hi|hey|hello|heya|good (?:morning|evening)|dear)\b[^"“”]{10,300})$/i
const asked =
  /[\s.,;!?–—-]*(?:is (?:that|this|it) (?:ok(?:ay)?|all ?right|alright|too \w+|good|weird|fine)|too \w+|good|ok(?:ay)?|all ?right|alright|thoughts|yes or no|good or (?:no|not|bad)|is (?:that|this|it) ok(?:ay)? or too \w+|hows? that|how(?:'s| is) that)\s*[?.!]*\s*$/i

const spokenFor =
  /\b(?:i(?:'ll| will|'d| would|'m gonna| am going to|'m going to) (?:say|send|write|text|go with|tell (?:him|her|them))|(?:what|how) about|what if i (?:just )?(?:say|said|open(?:ed)?|start(?:ed)?|begin|lead|led|go|went|write|wrote|text(?:ed)?|send|sent|put)|i could (?:just )?(?:say|open|start|begin|write|text|send|put)|could i (?:just )?(?:say|open|start|write|text|send|put)|maybe (?:just )?(?:like|say)|something like|i(?:'ve| have)? (?:wrote|written|drafted)|my draft|so i (?:took|changed|cut)|now it (?:says|is|reads)|here(?:'s| is|s) (?:the|my|what))\b/i

/**
 * The words they want an opinion on, and the question. Both may be in this message, or the words in an earlier one
 * (newest first). Undefined if there are no such words or no question.
 */
export function readDraft(message: string, before: readonly string[] = []): Draft | undefined {
  const own = quotedIn(message)
  const around = withoutQuoted(message)
  const unquoted = own ? undefined : announcedIn(message.replace(roughEnd, 'rough version:'))
  if (unquoted) return draftOf(unquoted, message)
  if (own) return isShown(around) && !wantsWords.test(around) ? draftOf(own, around) : undefined
  const words = message.trim().split(/\s+/).length
  if (words > mostWords || !asksVerdict.test(message) || wantsWords.test(message)) return undefined
  // A name or a remark in quotation marks is not a draft: "they have a group called …", "it's only ten seconds, he
  // says".
  const shown = before.find((earlier) => quotedIn(earlier) !== undefined && isShown(withoutQuoted(earlier)))
  const text = shown && quotedIn(shown)
  return shown && text ? draftOf(text, `${message} ${withoutQuoted(shown)}`) : undefined
}

/** After we asked "send me your version", whatever they quote is that version, whatever they say around it. */
export function readShown(message: string): Draft | undefined {
  const own = quotedIn(message)
  return own === undefined ? undefined : draftOf(own, withoutQuoted(message))
}

function isShown(around: string): boolean {
  return asksVerdict.test(around) || spokenFor.test(around)
}

/** "Rough version then. Hi, it's Sam …" */
const roughEnd = /\brough (?:version|draft)(?: then)?\s*[.,;–—-]/i

/** These can only introduce a draft, whether or not a question follows. */
const plainlyTheirs =
  /\b(?:rough (?:version|draft)(?: then)?|this is what i(?:'d| would| will| want to) (?:write|say|send|text))\s*:/i

/** Somebody who asks what to send has not shown a draft yet, whatever they fear it may sound like. */
const wantsWords =
  /\b(?:what|how) (?:do|should|can|could|would) i (?:even )?(?:reply|say|send|write|text|answer|put)\b|\bwhat to (?:say|write|text|send|answer|reply)\b|\b(?:give|write|gimme|tell) me (?:a|one|some|the|two|three|something|exact\w*)\b|\bnone of that\b|\bcan (?:you|u) (?:write|draft|word|put) (?:it|that|this|one|something)\b/i

/** Counts only with a question after it: "the thing is this: …" introduces a story. */
function announcedIn(message: string): string | undefined {
  const greets = message.match(greeting)?.[1]
  if (greets) return greets.replace(asked, '').trim()
  const shown = message.match(announced)?.[1]
  if (!shown || !(asked.test(shown) || plainlyTheirs.test(message))) return undefined
  const text = shown.replace(asked, '').trim()
  return text.split(/\s+/).length >= 4 ? text : undefined
}

/** A message with more words than this and no draft in it is about something else. */
const mostWords = 30

function draftOf(text: string, around: string): Draft {
  const worry = worries.find((name) => worryWords[name].test(around))
  return { text, ...(worry ? { worry } : {}), isWritten: written.test(around) }
}

/** Introduces words of somebody else, which are not a draft. */
const saidByOther =
  /\b(?!i\b)[\p{L}'’]+ (?:said|says|wrote|texted|replied|answered|asked|asks|goes|went|put|told me|(?:was|is|were|be) (?:all |just )?like)\W*$/iu

/** "I said 'let me finish' and he stopped": already said, so not a draft. */
const saidAlready =
  /\b(?:i|just|already) (?:\w+ )?(?:said|heard myself (?:go|say|saying)|told (?:him|her|them|my \w+|the \w+)|asked(?: (?:him|her|them))?|replied|answered|blurted(?: out)?|shouted|mumbled|sent(?: (?:him|her|them))?|texted(?: (?:him|her|them))?|was like)\W*$/iu

/** The longest quotation. One or two words in quotation marks are usually a name for something. */
function quotedIn(message: string): string | undefined {
  const found = [...message.matchAll(quoted)]
    .filter(({ index }) => {
      const before = message.slice(0, index + 1).replace(/["“”'‘]$/, '')
      return !saidByOther.test(before) && !saidAlready.test(before)
    })
    .map(([, double, single]) => (double ?? single ?? '').trim())
  const [longest] = found.toSorted((one, other) => other.length - one.length)
  return longest && longest.split(/\s+/).length >= 3 ? longest : undefined
}

function withoutQuoted(message: string): string {
  return message.replace(quoted, ' “” ')
}
