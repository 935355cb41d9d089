import type { Act } from '#rules/coach/acts.ts'
import type { Cues } from '#rules/coach/cues/cues.ts'
import type { Trace } from '#rules/coach/trace.ts'
import type { Turn } from '../../turn.ts'
import { wantsNoWords } from '../words/wants-no-words.ts'
import { countWords, wordsOf } from './sentences.ts'

/** Nodes that end with "would you?" or "is that close?". */
const asksForYes: ReadonlySet<string> = new Set(['fear', 'step', 'stepAfter', 'other', 'smaller', 'when', 'which'])

const plainReplies: readonly (readonly [Act, readonly string[]])[] = [
  ['yes', ['a small step', 'a plan', 'a step']],
  ['distress', ['calm me down', 'help me calm down']],
  ['yes', ['yes', 'yeah', 'yep', 'yup', 'ya', 'sure', 'yes please', 'absolutely', 'definitely', 'exactly', 'true']],
  [
    'yes',
    ['ill try that', 'ill try', "i'll try that", "i'll try", "i'll do that", 'sounds good', 'that works', 'deal'],
  ],
  ['no', ['no', 'nope', 'nah', 'no thanks', 'no thank you', 'not really', 'not for me', 'never']],
  [
    'unsure',
    ['maybe', 'not sure', "i'm not sure", 'im not sure', 'i dont know', "i don't know", 'idk', 'dunno', 'perhaps'],
  ],
  [
    'smaller',
    [
      'too big',
      'too much',
      'too hard',
      'something smaller',
      'smaller',
      'too scary',
      'i cant do that',
      "i can't do that",
    ],
  ],
  [
    'something_else',
    ['something else', 'another way', 'another idea', 'other ideas', 'anything else', 'other options'],
  ],
  ['words', ['give me words', 'words please', 'what do i say', 'give me a line', 'more lines', 'other lines']],
  ['why', ['why', 'why that', 'how come', 'what for', 'why would that help', 'how does that help']],
  ['thanks', ['thanks', 'thank you', 'thx', 'ty', 'cheers', 'thanks a lot', 'thank you so much']],
  [
    'goodbye',
    [
      'bye',
      'goodbye',
      'goodbye for now',
      'good night',
      'goodnight',
      'gotta go',
      'see you',
      'ttyl',
      'talk later',
      'cya',
    ],
  ],
  ['did_it', ['i did it', 'done', 'did it', 'i did']],
  ['did_not', ['i did not', "i didn't", 'i didnt', "didn't do it", 'did not do it', 'not yet']],
  ['partly', ['partly', 'sort of', 'kind of', 'half of it', 'a bit', 'somewhat']],
  [
    'correction',
    ["that's not it", 'thats not it', 'not that', 'wrong', "that's wrong", 'no not that', "you've got it wrong"],
  ],
]
const byWords = new Map(plainReplies.flatMap(([act, texts]) => texts.map((text) => [text, act] as const)))
const agreeing: ReadonlySet<string> = new Set([
  'ok',
  'okay',
  'k',
  'kk',
  'fine',
  'alright',
  'all right',
  'good',
  'right',
  'i guess',
])

/** Stated outright, whatever the model makes of the rest of the sentence. */
const saidPlainly: readonly (readonly [Act, RegExp])[] = [
  [
    'correction',
    /\b(?:you (?:misunder\w+|misread|(?:'ve |have )?got (?:me|it|that|this) (?:\w+ ){0,2}wrong|keep on (?:about|with))|that'?s not what i (?:said|meant|asked)|i (?:never|didn'?t) sa(?:id|y) (?:that|i)|i (?:already )?said i (?:don'?t|didn'?t|am not|wasn'?t)|not me,? (?:it'?s |but )?(?:him|her|my)|(?:wait|huh)[ ,.!?]+what|i beg your pardon|i think you(?:'re| are)? mix(?:ed|ing)? me up|i was not (?:thanking|asking|saying|talking)|i wasn'?t (?:thanking|asking|saying|talking)|(?:it|that) (?:didn'?t|did not|hasn'?t|has not) happen(?:ed)? yet|nobody (?:said|asked|is leaving|is quitting)|i(?:'m| am) not (?:quitting|leaving|thanking))\b/i,
  ],
  [
    'complaint',
    /\b(?:(?:yo)?u(?:'re| are|r)? not (?:even )?(?:listening|reading|answering)|i(?:'ve| have)? (?:already |just )?(?:told you|said (?:it|that|so|which)|answered that)|is (?:anyone|anybody) (?:reading|home|there)|that (?:is|was) not (?:one of|what i asked|an answer|my question)|you (?:have still not|still haven'?t|didn'?t|did not) (?:told me|tell me|answer(?:ed)?)|which one of what)\b/i,
  ],
  [
    'words',
    /\b(?:what are the words|(?:give|write|draft|tell) (?:me|us) (?:\w+ ){0,4}(?:words?|lines?|sentences?|script|draft|things? to (?:say|ask|write)|something to (?:say|write|text))|(?:need|want|got|have|is) (?:\w+ ){0,3}(?:words?|lines?|sentences?|opener) (?:for|to|that)|what'?s? (?:an? )?(?:good )?(?:opener|opening line|line)\b|what (?:do|does|should|can|could|would) (?:i|one|we|you|a (?:man|woman|person)) (?:even |actually |then |ever )?(?:say|write|type|text|reply|answer|put|tell)|how (?:do|would|should|can|could) i (?:even |actually |even just )?(?:put|word|phrase|say|tell|write|ask|invite|answer that|reply|respond)|words? (?:pls|plz|please)|(?:give|write|send) me (?:just )?(?:an? |the |one |two |some )?(?:\w+ )?(?:text|message|opener|sentence|line|example|script)|(?:the )?(?:actual|exact) words)\b/i,
  ],
]

/** "Shorter, please" and "another one" after lines to say ask for other lines. */
const asksForOtherLines =
  /\b(?:short(?:er)?|simpler|too (?:long|formal|stiff|grovell?y|wordy)|less formal|another (?:one|line))\b/i

/** The last reply consisted of lines to say. */
export function gaveLines(last: Trace | undefined): boolean {
  return last?.node === 'lines' || last?.node === 'linesForAnything'
}

/** Longer messages tell something before they leave, and that is answered. */
const longestGoodbye = 9

const longestThanks = 16

/** A goodbye at the end of a message of any length. */
const parts =
  /(?:^|[.,!?…] *|\b(?:so|ok|okay|anyway|right|well|thanks|thank you),? )(?:good ?night|night night|bye+|bye for now|bye i guess|goodbye|see you|see ya|cheers|ttyl|gtg|gotta go|going in now|got to (?:get back|go|run)|have to (?:go|run)|talk (?:later|soon|tomorrow))(?:[ ,]+(?:thanks|thank you|now|then|all|i guess|to my desk))*[.!… ]*$/i

/** "Does the university send him home? Like on leave, visa gone, goodbye": the word belongs to the question. */
function goesOnAsking(message: string): boolean {
  const after = message.split('?').slice(1).join(' ')
  return message.includes('?') && countWords(after) > 4
}

/** Below this the model is guessing, so readable phrases decide. */
const leastCertain = 0.35

/** From here on, nineteen in twenty were leaving, and nine in ten wanted words, for writers the layer never saw. */
const surely = { leaving: 0.7, words: 0.7 }

/** What the message does in response to the coach's last line. */
export function readAct(
  turn: Pick<Turn, 'message' | 'heard' | 'cues'> & Partial<Pick<Turn, 'history' | 'meanings'>>,
  last: Trace | undefined,
  taps: readonly string[] = [],
): Act {
  const { message, heard, cues } = turn
  const words = wordsOf(message).join(' ')
  if (agreeing.has(words)) return last && asksForYes.has(last.node) ? 'yes' : 'silence'
  const plain = byWords.get(words)
  if (plain) return plain
  // One of the buttons we offered: it is an answer, whatever it would sound like otherwise.
  if (taps.some((tap) => wordsOf(tap).join(' ') === words)) return 'answer'
  if (words === '') return 'silence'
  if (cues.saysGoodbye && countWords(message) <= longestGoodbye && last?.node !== 'greeting') return 'goodbye'
  if (parts.test(message.trim()) && !goesOnAsking(message) && last && last.node !== 'greeting') return 'goodbye'
  if (gaveLines(last) && asksForOtherLines.test(message)) return 'words'
  const said = saidPlainly.find(([, pattern]) => pattern.test(message.replaceAll('’', "'")))
  const isNoRequest = wantsNoWords(turn)
  if (said && last && !(said[0] === 'words' && isNoRequest)) return said[0]
  // A first message is never a goodbye.
  const isFirst = last === undefined || last.node === 'greeting'
  const { leaving = 0, words: wanted = 0 } = heard?.thread ?? {}
  if (leaving >= surely.leaving && !isFirst && !message.includes('?')) return 'goodbye'
  if (wanted >= surely.words && !isNoRequest) return 'words'
  // "Thank you for your time" in a letter of theirs, or before a question, does not thank us or is not the point.
  const isNoThanks = countWords(message) > longestThanks || message.includes('?')
  const best = (heard?.after?.act ?? []).find(
    ({ name }) =>
      !(isFirst && (name === 'goodbye' || name === 'silence')) &&
      !(isNoThanks && name === 'thanks') &&
      !(isNoRequest && name === 'words'),
  )
  if (best && best.p >= leastCertain) return best.name
  const cued = actOfCues(cues)
  const isMeant = !(cued === 'thanks' && isNoThanks) && !(cued === 'words' && isNoRequest)
  return isMeant && cued ? cued : 'more_story'
}

function actOfCues(cues: Cues): Act | undefined {
  if (cues.saysGoodbye) return 'goodbye'
  if (cues.saysNotHelping) return 'complaint'
  if (cues.asksForWords) return 'words'
  if (cues.wantsReassurance) return 'reassurance'
  return cues.thanks ? 'thanks' : undefined
}
