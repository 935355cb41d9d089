import { createPhraseList } from './phrase-list.ts'

/** What a yes to the last question would mean. */
export type Asked = 'danger' | 'safety'

const yes = createPhraseList([
  '^ (yes|sure|yup|correct|right|exactly|true|i do|i am|i have|i did|i was|i think so|kind|sometimes|a bit|a little|often|always|both) $',
  '^ (yes|well yes|i guess|i think so|i suppose|unfortunately yes|honestly yes|afraid so)',
])

const no = createPhraseList([
  '^ (no|not really|never|not at all|of course not|i am not|i do not|i have not|i would not|i will not|not now|not right now|none) $',
  '^ (no|not really|never|not at all|of course not|i am not|i do not)',
])

const unsure = createPhraseList(['^ (i do not know|not sure|i am not sure|hard to say|it depends|maybe) '])

/** A short answer to a question about safety, in its own sense: a yes to "are you safe" is a no to danger. */
export function readAnswer(line: string, asked: Asked): 'danger' | 'safe' | 'unsure' | undefined {
  if (unsure.has(line)) return 'unsure'
  if (no.has(line)) return asked === 'danger' ? 'safe' : 'danger'
  if (yes.has(line)) return asked === 'danger' ? 'danger' : 'safe'
  return undefined
}

const denials = createPhraseList([
  '(i am|am|i was|it was) (fine|okay|good|safe|all right|better now|kidding|joking|exaggerating|venting|being dramatic|overreacting|a joke)',
  '^ (it|this|that) is (fine|okay|nothing|not that bad|no big deal|not a big deal) $',
  '(only|just) (joking|kidding|venting|a joke|messing|being dramatic)',
  '(never mind|forget (it|i said|that|what i)|ignore (that|me|what i)|do not worry|drop it|leave it|move on|change the subject|talk about something else)',
  '(did not|do not) mean (it|that|any of it|anything)',
  '(not|never) (going to|gonna|would|will) ~2 (do anything|do it|hurt|kill|act on)',
  '(would|will|could) never ~2 (do it|do that|hurt|kill|act)',
  '(i am|am) not (suicidal|in danger|serious|going to do)',
  '^ (safe|fine) (now|right now|tonight|for now|$)',
  'i feel (better|okay|safer|calmer)',
])

/** Says that there is nothing, or wants to leave the subject. Taken for what it is: kind, common, and no proof. */
export function isDenial(line: string): boolean {
  return denials.has(line)
}
