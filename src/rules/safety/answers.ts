import { createPhraseList } from './phrases/phrase-list.ts'
import type { Fact } from './standing/facts.ts'

/** What an answer tells: danger, that there is nobody, or something that was wanted. */
export type Meaning = 'danger' | 'alone' | Fact

/** What a yes and a no to the last question would mean. */
export type Asked = { yes?: Meaning; no?: Meaning; isAboutMeans?: true; isAboutTaking?: true }

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

/** Words that make a yes or no unclear, because they take it back in the same sentence. */
const takenBack = createPhraseList([
  '(but|except|until|unless|for now though|not for long|depends|if i am honest|kind of|not sure|anymore|although|though) ',
])

/** Words that say nothing in a sentence, and a great deal as an answer. */
const shrug =
  /^\W*(?:maybe|perhaps|possibly|sort of|kinda|kind of|idk|i guess|not sure|who knows|dunno)(?:\W+(?:maybe|idk|not sure))?\W*$/i

/** "You ask direct, like the doctor. Well. Sometimes yes. Mostly in the evening": one short sentence of many is the answer. */
const yesAmong =
  /(?:^|[.!?,…]\s*)(?:well,? |ok,? |and |honestly,? )*(?:sometimes,? yes|yeah,? ok(?:ay)?|yes,? ok(?:ay)?|some (?:mornings|nights|days|evenings),? (?:yes|yeah|i do|i think about it)|yes,? sometimes|yes,? (?:i do|i have|often|a bit|a little)|i said yes|i have just said you yes)\s*(?=[.!?,…]|$)/i

export type Answer = 'yes' | 'no' | 'unsure'

/** A short answer to the last question, as a plain yes or no. Undefined where the message is none, or a mixed one. */
export function readAnswer(text: string, line: string): Answer | undefined {
  if (shrug.test(text) || unsure.has(line)) return 'unsure'
  const isYes = yes.has(line)
  const isNo = no.has(line)
  if (!isYes && !isNo) return yesAmong.test(text) ? 'yes' : undefined
  return takenBack.has(line) ? 'unsure' : isNo ? 'no' : 'yes'
}

/** In the sense of the question: a yes to "are you safe" is a no to danger. */
export function meaningOfAnswer(answer: Answer, asked: Asked): Meaning | undefined {
  if (answer === 'unsure') return asked.yes === 'danger' || asked.no === 'danger' ? 'danger' : undefined
  return asked[answer]
}
