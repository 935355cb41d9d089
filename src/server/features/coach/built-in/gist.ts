import { readLine } from '#rules/coach/reading/read-line.ts'
import { meaningOf } from '#rules/coach/reading/slang.ts'
import { asGerund, startsWithVerb } from './gerund.ts'
import { plainWords, turnAround } from './turned-around.ts'
import { isJudgment, isSayable } from './unsayable.ts'

export type Gist = {
  /** In the second person, small letters, without a full stop: "you have to call your landlord tomorrow". */
  text: string
  /**
   * `said`: what they do or did. `account`: what others did, theirs to tell. `judged`: a verdict or a guess at minds, which
   * comes back as how it feels, never as a fact. `asked`: the matter of a question, "what to say when you go back".
   * `note`: a few words without a verb, "interview tomorrow, no slides".
   */
  kind: 'said' | 'account' | 'judged' | 'asked' | 'note'
}

const maxChars = 1200
const maxSentences = 8
const maxTries = 5
const maxWords = 14
/** A shorter word is too often another one that exists. */
const mendedFrom = 7

const clauseBreak =
  /[.!?;\n()…]+|,\s+|\s+[-–—]+\s+|\s+(?:but|though|although|however)\s+|\s+(?:and|so|then)\s+(?=(?:i|i'm|im|i've|ive|my|he|she|they|it|now|then|we)\b)/i

/** Words that carry nothing by themselves. */
const empty = new Set(
  (
    "i i'm i've i'd i'll me my mine you a an the this that these those it it's is am are was were be been being do does did don't " +
    "didn't have has had to of in on at for with from and or so if as by up out off about into some any all no not can can't could " +
    'will would should may might must get got go going want need feel feeling think know like thing things something anything stuff ' +
    'help advice please okay ok yes no hi hey hello there here what how why when who he she they them him her his their know right now'
  ).split(' '),
)

const dangling = new Set(
  "the a an my your to of and but or with in on at for that because so like if when is am are was i be about as than from into by who which it's i'm then while where".split(
    ' ',
  ),
)

const conjunctions = new Set("the a an my your and but or so because if when i i'm is am are was".split(' '))

/** What the person said, turned around, in one short clause; nothing where it cannot be said back well. */
export function findGist(message: string, marked: readonly (string | undefined)[]): Gist | undefined {
  const marks = marked.flatMap((mark) => mark?.toLowerCase().split(/\s+/) ?? []).filter((word) => !empty.has(word))
  const candidates = sentencesWithEnds(message.slice(0, maxChars).replaceAll('’', "'"))
    .slice(0, maxSentences)
    .flatMap(readSentence)
    .flatMap((gist) => gist ?? [])
  const scored = candidates.map((gist, at) => ({ gist, score: scoreOf(gist, marks) - at * 0.3 }))
  // The safety layer is asked about the best ones only: it is the dear part.
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxTries)
    .find(({ gist }) => isSayable(gist.text))?.gist
}

/** Only the last clause before a question mark is the question. */
function readSentence({ text, isQuestion }: { text: string; isQuestion: boolean }): (Gist | undefined)[] {
  const clauses = text.split(clauseBreak)
  if (!isQuestion) return [...clauses.map(fromStatement), fromWhole(text), fromNote(text)]
  return [...clauses.slice(0, -1).map(fromStatement), fromQuestion(clauses.at(-1) ?? ''), fromQuestion(text)]
}

function sentencesWithEnds(text: string): { text: string; isQuestion: boolean }[] {
  return [...text.matchAll(/([^.!?\n]+)([.!?\n]*)/g)].map(([, sentence = '', end = '']) => ({
    text: sentence.trim(),
    isQuestion:
      end.includes('?') ||
      /^(?:how|what|why|should|can you|could you|would you|are you sure|do you think)\b/i.test(sentence.trim()),
  }))
}

const leadIns =
  /^(?:(?:actually|so|well|um|uh|like|and|but|because|hi|hey|hello|ok|okay|honestly|basically|also|plus|today|ugh|omg|lol|yeah|yes|no|man|god|anyway|please|see|look|listen|i guess|i mean|i think|i feel like|the thing is|to be honest|tbh|it's just|its just)[\s,]+)+/i

const starts = /^(?:i|i'm|i've|i'd|i'll|my|there's|there is|there are)\s/
const accounts = /^(?:he|she|they|people|someone|somebody|nobody|no one|everyone|everybody)\s/
const headless =
  /^(?:have|need|want|keep|feel|can't|don't|didn't|couldn't|got|gave|said|went|asked|told|met|froze|blanked|forgot|made|tried|started|hate|agreed|promised)\s/
const headlessIng =
  /^(?!(?:nothing|something|everything|anything|during|king|thing|morning|evening|being|according)\b)[a-z]{2,}ing\s/
const unclear =
  /\b(?:we|us|our|ours|we're|we've|we'll|you|your|you're|u|ur|yours)\b|\b(?:am|was|do|did|have|should|can|will|would|could) i\b/

function fromStatement(clause: string): Gist | undefined {
  const words = mended(plainWords(clause.replace(leadIns, '')))
  const plain = words.join(' ')
  if (unclear.test(plain.toLowerCase())) return undefined
  if (starts.test(plain)) return asGist(turnAround(plain), 'said')
  if (accounts.test(plain)) return asGist(turnAround(plain), 'account')
  if (headless.test(plain)) return asGist(turnAround(`i ${plain}`), 'said')
  if (headlessIng.test(plain)) return asGist(turnAround(`i'm ${plain}`), 'said')
  return undefined
}

const noteWords = 8
const notNotes =
  /^(?:and|but|so|because|if|when|then|or|not|no|yes|okay|ok|never|maybe|why|what|how|who|where|please|thanks|help|the worst|it|that|this|everything|nothing|nobody|everyone)\b|\b(?:i|i'm|my|me|is|are|was|were)\b/

/** People in a hurry write notes, "interview tmrw, no suit": those come back as they are, written out. */
function fromNote(sentence: string): Gist | undefined {
  const parts = sentence.replace(leadIns, '').split(/,\s+/)
  const words = parts.map((part) => mended(plainWords(part)))
  const count = words.reduce((sum, part) => sum + part.length, 0)
  const text = words.map((part) => turnAround(part.join(' '))).join(', ')
  if (count < 2 || count > noteWords || notNotes.test(text) || unclear.test(text.toLowerCase())) return undefined
  return asGist(text, 'note')
}

/** Two short clauses of one sentence say more together: "you have to call and you keep putting it off". */
function fromWhole(sentence: string): Gist | undefined {
  const gist = /\b(?:and|but|so)\b/i.test(sentence) && !/[,;()]/.test(sentence) ? fromStatement(sentence) : undefined
  return gist && plainWords(sentence).length <= maxWords ? gist : undefined
}

/** The matter of a question: "how do I tell my roommate" → "telling your roommate". */
const matters: readonly (readonly [RegExp, string])[] = [
  [/^(?:how|where) (?:do|can|should|would|could|am|will|to) (?:i )?(?:even |ever |supposed to )?(.+)$/, '~$1'],
  [/^what(?:'s| is| are) (a good|a nice|some good|good|the best) (.+)$/, '$1 $2'],
  [
    /^what (?:do|can|should|would|could|am|to) (?:i )?(?:supposed to )?(say|do|text|write|tell|talk about|ask|reply|answer)\b ?(.*)$/,
    'what to $1 $2',
  ],
  [/^should i (.+)$/, 'whether to $1'],
  [/^(?:do|would) you (?:really )?think (?:that )?(.+)$/, 'whether $1'],
  [/^(?:but )?what if (.+)$/, 'the fear is that $1'],
  [/^are you (?:sure|certain) (?:that )?(.+)$/, 'whether $1'],
  [
    /^(?:can|could|will|would) you (?:please )?(?:tell me|say|promise me|promise) (?:that )?(it .+|they .+|i .+|he .+|she .+)$/,
    'i want to hear that $1',
  ],
  [/^(?:is it|is that) (normal|okay|ok|weird|wrong|strange) (to|that|if) (.+)$/, "whether it's $1 $2 $3"],
  [/^(?:can|could|would|will) you (?:help|teach|show|tell) me (?:how )?to (.+)$/, '~$1'],
  [/^(?:can|could|would|will) you help me (?:with )?((?:my|the|a|an|this|with) .+)$/, '$1'],
  [/^(?:can|could|would|will) you help me (.+)$/, '~$1'],
]

function fromQuestion(question: string): Gist | undefined {
  const [clause = ''] = question.replace(leadIns, '').split(/[,;()]|\s+but\s+/)
  const plain = mended(plainWords(clause)).join(' ')
  for (const [pattern, matter] of matters) {
    if (!pattern.test(plain)) continue
    const statement = plain.replace(pattern, matter).trim()
    if (unclear.test(statement.toLowerCase())) return undefined
    const phrase = statement.replace(/^~/, '')
    if (!statement.startsWith('~')) return asGist(turnAround(phrase), 'asked')
    const turned = turnAround(phrase)
    return asGist(startsWithVerb(turned) ? asGerund(turned) : `how to ${turned}`, 'asked')
  }
  return undefined
}

function asGist(turned: string, kind: Gist['kind']): Gist | undefined {
  const all = turned.split(' ')
  const words = cut(all)
  // What the person ended with may end the sentence, "someone to talk to"; what we cut may not.
  const loose = words.length < all.length ? dangling : conjunctions
  while (words.length > 0 && loose.has(words.at(-1) ?? '')) words.pop()
  const isReadable = words.every((word) => /^[\p{L}'-]+,?$|^\d{1,2}(?::\d\d)?(?:am|pm)?,?$|^\d{1,3}$/u.test(word))
  const weight = words.filter((word) => !empty.has(word)).length
  // "You didn't ask" is short and says something.
  const isShort =
    kind === 'said' && /^you (?:didn't|haven't|couldn't|never|froze|cried|left|ran|got the|did it) /.test(turned)
  if (!isReadable || words.length < (kind === 'note' || kind === 'asked' ? 2 : 3) || weight < (isShort ? 1 : 2))
    return undefined
  const text = words.join(' ')
  const isJudged = kind !== 'asked' && kind !== 'note' && isJudgment(text)
  return { text, kind: isJudged ? 'judged' : kind }
}

/** Down to fourteen words, ending where a reader would take a breath. */
function cut(words: readonly string[]): string[] {
  if (words.length <= maxWords) return [...words]
  const boundary = words
    .slice(0, maxWords + 1)
    .findLastIndex(
      (word, at) =>
        at >= 5 &&
        /^(?:because|when|so|and|which|who|if|for|in|at|with|where|while|without|after|about|on)$/.test(word),
    )
  return boundary > 0 ? words.slice(0, boundary) : []
}

/** Slips of the finger, mended towards words we know. */
function mended(words: readonly string[]): string[] {
  return words.map((word) => {
    if (word.length < mendedFrom || !/^[a-z]+$/.test(word) || meaningOf(word)) return word
    const read = readLine(word).replaceAll('.', '').trim()
    return /^[a-z]+$/.test(read) ? read : word
  })
}

/** What they did says more than what they guess; a note is for when there is nothing else. */
const penalties: Readonly<Record<Gist['kind'], number>> = { said: 0, asked: 0, account: 1, judged: 1.5, note: 1 }

function scoreOf({ text, kind }: Gist, marks: readonly string[]): number {
  const words = text.split(' ')
  const weight = Math.min(6, words.filter((word) => !empty.has(word)).length)
  const marked = words.filter((word) => marks.includes(word.toLowerCase())).length
  return weight + Math.min(2, marked) * 1.5 - Math.max(0, words.length - 11) * 0.4 - penalties[kind]
}
