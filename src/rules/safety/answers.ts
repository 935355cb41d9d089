import { createPhraseList } from './phrases/phrase-list.ts'
import type { Fact } from './standing/facts.ts'
import { normalise } from './text/normalise.ts'

/** What an answer can tell us: that there is danger, that the person is alone, or one of the facts we asked for. */
export type Meaning = 'danger' | 'alone' | Fact

/** What a yes and a no to the last question would mean. */
export type Asked = { yes?: Meaning; no?: Meaning; isAboutMeans?: true; isAboutTaking?: true; isAboutDying?: true }

const yes = createPhraseList([
  '^ (yes|sure|yup|correct|right|exactly|true|i do|i am|i have|i did|i was|i think so|kind|sometimes|a bit|a little|often|always|both|he is|she is|they are|it is|there is|okay yes) $',
  '^ (yes|well yes|i guess|i think so|i suppose|unfortunately yes|honestly yes|afraid so)',
])

const no = createPhraseList([
  '^ (no|not|never|not at all|of course not|i am not|i do not|i have not|i would not|i will not|not now|not right now|none|not yet|nobody|he is not|she is not|they are not|it is not|there is not) $',
  '^ (no !(one|body|idea|point|way|reason|clue|energy|friends|more|matter|use|family|longer|good|chance|hope|credit|signal|phone)|not really|never !(mind)|not at all|of course not|not yet)',
])

const unsure = createPhraseList([
  '^ (i do not know|not sure|i am not sure|hard to say|it depends|who knows|no idea|sort|could be|possibly) ',
])

/** Words that take a yes or no back in the same sentence, so that the answer is unclear. */
const takenBack = createPhraseList([
  '(but|except|until|unless|for now though|not for long|depends|if i am honest|kind of|not sure|anymore|although|though) ',
])

/** "I guess" and the like: filler inside a sentence, but meaningful when it is the whole answer. */
const shrug =
  /^\W*(?:maybe|perhaps|possibly|sort of|kinda|kind of|idk|i guess|not sure|who knows|dunno)(?:\W+(?:maybe|idk|not sure))?\W*$/i

/**
 * Finds the answer when it is one short sentence among several: "You ask direct, like the doctor. Well. Sometimes yes.
 * Mostly in the evening".
 */
const yesAmong =
  /(?:^|[.!?,…]\s*)(?:well,? |ok,? |and |honestly,? )*(?:sometimes,? yes|yeah,? ok(?:ay)?|yes,? ok(?:ay)?|some (?:mornings|nights|days|evenings),? (?:yes|yeah|i do|i think about it)|yes,? sometimes|yes,? (?:i do|i have|often|a bit|a little)|i said yes|i have just said you yes)\s*(?=[.!?,…]|$)/i

export type Answer = 'yes' | 'no' | 'unsure'

/**
 * Reads a short reply to our last question as a plain yes or no. Undefined if the message is not an answer, or says
 * both.
 */
export function readAnswer(text: string, line: string): Answer | undefined {
  if (shrug.test(text) || unsure.has(line)) return 'unsure'
  const isYes = yes.has(line)
  const isNo = no.has(line)
  if (!isYes && !isNo) return yesAmong.test(text) ? 'yes' : undefined
  if (isNo && saysOnlyForNow(text)) return 'unsure'
  return takenBack.has(nearAnswer(text, line)) ? 'unsure' : isNo ? 'no' : 'yes'
}

/** "Not right this minute, not with the kids in the house. They go to their dad's Saturday": a no, until then. */
const onlyForNow =
  /\bnot (?:right )?(?:this (?:minute|second)|yet|with (?:the|my) (?:kids|children|family|mum|mom|dad)|while (?:the|my|they|he|she))\b|\b(?:once|when|after) (?:they|the kids|the children|he|she|everyone)(?:'?s|'?re|'?ve| is| are| have| has)? (?:gone|go|asleep|away|at|in bed|left|leave)\b/i

export function saysOnlyForNow(text: string): boolean {
  return onlyForNow.test(text)
}

const shortAnswer = 12

/** A longer message goes on to tell something: "No, not that. He sits out there until two" takes nothing back. */
function nearAnswer(text: string, line: string): string {
  if (line.split(' ').length <= shortAnswer) return line
  const [first = '', second = ''] = text.split(/(?<=[.!?\n])\s+/)
  return normalise(/^\W*(?:but|except|although|though|unless)\b/i.test(second) ? `${first} ${second}` : first)
}

/** What the answer means given how the question was put: a yes to "are you safe" is a no to danger. */
export function meaningOfAnswer(answer: Answer, asked: Asked): Meaning | undefined {
  if (answer === 'unsure') return asked.yes === 'danger' || asked.no === 'danger' ? 'danger' : undefined
  return asked[answer]
}
