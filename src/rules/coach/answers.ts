import { createPhraseFinder } from '../safety/phrase-list.ts'
import { findConcepts, namesSubject } from './concepts/find-concepts.ts'
import { readLine } from './reading/read-line.ts'
import { stemOf } from './reading/stem.ts'
import type { Answer, PreviousTurn } from './understanding.ts'

type Kind = Exclude<Answer['kind'], 'option'>

/** Beyond this a message speaks for itself, unless it begins like an answer and names nothing new. */
const shortWords = 5
const longestAnswer = 9

const kinds: readonly { kind: Kind; phrases: readonly string[] }[] = [
  {
    kind: 'not_done',
    phrases: [
      '^ (no|not yet|not really|i)? ~1 (did not|have not|could not|not) (do|done|manage|try|get|go|happen|yet|have time|make) ',
      '^ (not yet|chickened out|i chickened out|forgot|i forgot|failed|i bailed|bailed|skipped it|i skipped)',
    ],
  },
  {
    kind: 'done',
    phrases: [
      '^ (yes|okay)? (,)? (i )?(did|done|finished|tried it|did it|did that|completed it|have done it|just did)',
    ],
  },
  {
    kind: 'unsure',
    phrases: [
      '^ (i do not know|not sure|i am not sure|maybe|perhaps|hard to say|possibly|no idea|dunno|either|whichever|you choose|you pick|do not mind|whatever|depends|it depends|kind of|sort of|a bit|i guess)',
    ],
  },
  {
    kind: 'no',
    phrases: [
      '^ (no|never|not really|not now|no thanks|no thank you|rather not|i would rather not|do not want|i do not want|not that|none|neither|nothing|hell no|not for me|pass|skip|never mind|disagree)',
    ],
  },
  {
    kind: 'yes',
    phrases: [
      '^ (yes|sure|definitely|absolutely|of course|please $|please do|totally|yes please|go ahead|go on|let us|do it|sounds good|sounds great|that works|why not|i would|i will|i want|i do|correct|exactly|right|true|deal|ready|i am ready|works for me|perfect|both|all of them|all of it|gladly|love to|good idea|great idea|show me)',
      '^ (okay|alright|fine|cool|great|and|well)? (,)? i (will|can|could|might|would|am going to) (do|try|manage|use|start|give) (that|it|this|one)',
      '^ (that|this|it) (sounds|seems|is|feels) (right|good|great|fine|okay|nice|doable|possible)',
      '^ (i )?(like|love) (it|that|this|the idea)',
      '^ i (think|guess|suppose|hope) (so|i can)',
      ', (yes|sure|please|okay) $',
    ],
  },
  {
    kind: 'okay',
    phrases: [
      '^ (okay|fine|alright|all right|hm|hmm|mhm|mm|cool|nice|great|good|i see|got it|makes sense|fair|fair enough|noted|thanks|thank you|understood|right okay|oh|ah|huh|lol|interesting|true)',
    ],
  },
]
const find = createPhraseFinder(kinds)

const ordinals: readonly (readonly string[])[] = [
  ['first', '1', '1st', 'one', 'a', 'former', 'number 1', 'option 1', 'option a', 'top'],
  ['second', '2', '2nd', 'two', 'b', 'number 2', 'option 2', 'option b'],
  ['third', '3', '3rd', 'three', 'c', 'number 3', 'option 3', 'option c'],
  ['fourth', '4', '4th', 'four', 'd', 'number 4', 'option 4', 'option d'],
]

/** What a short reply says to the question that was asked, if it says anything. */
export function readAnswer(message: string, line: string, previous: PreviousTurn | undefined): Answer | undefined {
  const words = wordsIn(line)
  const options = previous?.options ?? []
  const option = findOption(message, words, options)
  if (option !== undefined) return { kind: 'option', option }
  if (words.length === 0 || words.length > longestAnswer) return undefined
  if (words.length > shortWords && namesSubject(findConcepts(line))) return undefined
  const kind = find(line)[0]?.group.kind
  return kind && { kind }
}

function wordsIn(line: string): string[] {
  return line.split(' ').filter((word) => /[a-z0-9]/.test(word))
}

function findOption(message: string, words: readonly string[], options: readonly string[]): number | undefined {
  if (options.length === 0) return undefined
  const typed = plain(message)
  const same = options.findIndex((option) => plain(option) === typed)
  if (same >= 0) return same
  const digit = /^\W{0,3}([1-9])\W{0,3}$/.exec(message)?.[1]
  if (digit) return Number(digit) <= options.length ? Number(digit) - 1 : undefined
  if (words.length === 0 || words.length > shortWords) return undefined
  return byOrdinal(words, options) ?? byWords(words, options)
}

function plain(text: string): string {
  return readLine(text).trim()
}

/** "the second one", "2", "last". A bare "one" or "a" counts only when it stands alone. */
function byOrdinal(words: readonly string[], options: readonly string[]): number | undefined {
  const rest = words.filter(
    (word) =>
      !/^(?:the|one|option|number|please|i|would|like|take|want|let|us|do|go|with|that|yes|okay|maybe)$/.test(word),
  )
  const [word, ...others] = rest.length > 0 ? rest : words
  if (!word || others.length > 0) return undefined
  if (/^(?:last|latter|bottom)$/.test(word)) return options.length - 1
  const at = ordinals.findIndex((names) => names.includes(word))
  return at >= 0 && at < options.length ? at : undefined
}

const emptyWords = new Set('the a an i to it is my me of in on for and or that this not do with you'.split(' '))

/** "calm down first" for the tap "Calm down now": most of what was typed stands in one of the taps only. */
function byWords(words: readonly string[], options: readonly string[]): number | undefined {
  const typed = words.filter((word) => !emptyWords.has(word)).map(stemOf)
  if (typed.length === 0) return undefined
  const shares = options.map((option) => {
    const stems = new Set(wordsIn(readLine(option)).map(stemOf))
    return typed.filter((stem) => stems.has(stem)).length / typed.length
  })
  const best = Math.max(...shares)
  const isOnly = shares.filter((share) => share === best).length === 1
  return best > 0.5 && isOnly ? shares.indexOf(best) : undefined
}
