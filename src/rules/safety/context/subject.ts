import { createPhraseList } from '../phrases/phrase-list.ts'

const others = createPhraseList([
  '(he|she|they|someone|friend|friends|sister|brother|mom|dad|son|daughter|kid|boyfriend|girlfriend|husband|wife|partner|roommate|cousin|coworker|colleague|classmate|student|ex|flatmate|housemate|aunt|uncle|nephew|niece|girl|boy|guy|neighbor|teammate|grandma|grandpa|child|teenager|people|woman|man|person|who)',
])

export type Subject = 'self' | 'other' | 'you'

/** "He's so tired of life", "my brother just done with living": about the person named directly before it. */
const rightBefore =
  /\b(he|she|they|someone|somebody|friend|sister|brother|mom|dad|son|daughter|kid|boyfriend|girlfriend|husband|wife|partner|roommate|cousin|coworker|flatmate|housemate|aunt|uncle|nephew|niece|girl|boy|guy|neighbor|grandma|grandpa|child) (?:(?:is|was|are|were|has been|been|so|very|really|just|totally|feels|seems|sounds|got|getting|says?|said|keeps?|saying|that|be|do be) ){0,3}$/

export function isSaidOfOther(before: string, found: string): boolean {
  return rightBefore.test(before) && !/\b(?:myself|my|me|i)\b/.test(found)
}

/** Who does it: the person named in the phrase, else the last one named before it, else the writer. */
export function subjectOf(before: string, found: string): Subject {
  if (/\b(?:myself|my|me|i)\b/.test(found)) return 'self'
  const unsaid = unsaidSubject(before, found)
  if (unsaid) return unsaid
  if (/\b(?:himself|herself|themself|themselves|his|her|their)\b/.test(found)) return 'other'
  if (/\byourself\b/.test(found)) return 'you'
  const last = (pattern: RegExp) => Math.max(-1, ...Array.from(before.matchAll(pattern), ({ index }) => index))
  const self = last(/\b(?:i|me|myself|we)\b/g)
  const other = others.lastIn(before)
  const you = last(/\byou\b/g)
  if (self >= other && self >= you) return 'self'
  return other > you ? 'other' : 'you'
}

/**
 * A clause that begins with its verb continues with the subject of the sentence: "didn't sleep, had a row with mum,
 * took twenty of hers" is the writer, "she called me crying, took all her pills" is not.
 */
function unsaidSubject(before: string, found: string): 'self' | 'other' | undefined {
  if (!/^(?:took|taken|swallowed|had|downed|ate|said|told) /.test(found) || !/(?:^|[,.] )$/.test(before))
    return undefined
  const opening = before
    .replace(/^[ .,]+/, '')
    .split(' ')
    .slice(0, 3)
  return others.has(`${opening.join(' ')} `) ? 'other' : 'self'
}

/**
 * Who is affected if the phrase itself names people: "my dad collapsed" is about him, "my friend drugged me" about the
 * writer.
 */
export function bearerOf(before: string, found: string): Exclude<Subject, 'you'> {
  if (/\b(?:i|me|myself)\b/.test(found)) return 'self'
  const unsaid = unsaidSubject(before, found)
  if (unsaid) return unsaid
  const all = `${before}${found}`
  const other = others.lastIn(all)
  // "My arm" is the writer; "my dad" is not.
  const own = [...found.matchAll(/\bmy (\S+) /g)].some(([, word = '']) => !others.has(`${word} `))
  if (own) return 'self'
  const self = Math.max(-1, ...Array.from(all.matchAll(/\b(?:i|me|myself|we)\b/g), ({ index }) => index))
  return other > self ? 'other' : 'self'
}
