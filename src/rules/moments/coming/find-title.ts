import type { Day } from '../../progress/calendar.ts'
import { momentTitleMaxLength } from '../facts.ts'
import { eventDoing, eventNoun, eventVerbs } from './events.ts'

const i = "(?:i|we|i['’]m|we['’]re|i['’]ve|we['’]ve|i['’]ll|we['’]ll|id)"
const determiner = '(?:(?:a|an|my|our|the|this|that|another|some|one|his|her|their)\\s+)?'
/** With whom, where, about what: everything up to the next clause. */
const tail = '(?:\\s+(?:with|at|for|about|to|in|from)\\s+[^|,]+)?'
/**
 * Words that cannot describe the kind of event, such as verbs, numbers and prepositions. They belong to the sentence
 * around it.
 */
const noKind = [
  'i we he she they you it to been not no away up put have has got an? the my our his her their this that',
  'one own then after before is are was will can cant gives? ate say breathe moving and but about in on at for with from',
  'only everyone everybody nobody always \\d+(?!\\syear)',
]
  .join(' ')
  .replaceAll(' ', '|')
const kind = `(?:(?!(?:${noKind})\\b)[\\w’'-]+\\s+){0,3}?`
const thing = `(${kind}${eventNoun}${tail})`
const end = '(?=\\s*(?:$|\\||,))'
const having = `(?:${i}\\s+(?:also\\s+)?(?:have|got|have got|ve got)|i['’]ve|we['’]ve|there(?:['’]s| is| will be))\\s+(?:got\\s+)?`

const patterns = [
  // I have a presentation; I've got an interview; there is a party
  new RegExp(`\\b${having}${determiner}${thing}${end}`, 'i'),
  new RegExp(
    `\\b${having}(?:a|this|that|some)\\s+((?:social |work |family |school )?thing(?: at (?:work|school|church|home))?)${end}`,
    'i',
  ),
  // I'm going to a wedding; I'm giving a talk
  new RegExp(
    `\\b(?:going to|go to|off to|invited to|giving|give|having|making|make|doing|do)\\s+${determiner}${thing}${end}`,
    'i',
  ),
  // My interview is on Tuesday
  new RegExp(`\\b(?:my|our|the)\\s+${thing}\\s+(?:is|starts|begins|will be)\\b`, 'i'),
  // My presentation on Friday scares me; I'm nervous about the party on Saturday
  new RegExp(`\\b(?:my|our|the|about|before)\\s+${determiner}${thing}\\s*\\|`, 'i'),
  // I have to call the dentist; I'm meeting her parents. Only the writer's own plans count.
  new RegExp(
    `(?<!\\b(?:you|he|she|they|it|who)(?:['’]\\w+)?\\s+)\\b(?:have to|need to|must|got to|gotta|supposed to|going to|gonna|(?:i|we)(?:\\s+will|['’]ll)|want to|about to)\\s+((?:${eventVerbs})\\b(?!\\s+(?:you|myself|for help|it)\\b)[^|,]*)`,
    'i',
  ),
  new RegExp(`\\b(?:i am|i['’]m|we are|we['’]re)\\s+((?:${eventDoing})\\s(?!you\\b|myself\\b)[^|,]+)`, 'i'),
  // Presentation on Friday; tomorrow is the oral exam
  new RegExp(`^\\s*(?:\\|\\s*)?(?:is\\s+|['’]s\\s+(?=(?:an?|the|my|our)\\s))?${determiner}${thing}\\s*(?:\\||$)`, 'i'),
]

/** Left out of a title: how somebody feels about the event does not say what it is. */
const opinions =
  /\b(?:really|very|so|such|stupid|dumb|damn|fucking|freaking|awful|terrible|horrible|scary|dreaded|annoying|big|huge|important|little|upcoming|quick)\s+/gi
/** Where the next clause begins. */
const endOfThing = new RegExp(
  [
    '\\s+(?:that|which|where|who|when|so|then|but|because|though|rn|i|im|i’m|he|she|they|we|is|are|will|feels)\\b.*$',
    "\\s+and\\s+(?:i|im|it|its|we|he|she|they|my|have|am|is|are|can|can[’']?t|already|everyone|someone|nobody|there)\\b.*$",
    '\\s+to (?:prepare|do|talk|discuss|give|make|attend|lead|host|run|hold|get through)\\b.*$',
    '\\s+at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$',
    '\\s*(?::\\s|[…(;"“\\p{Extended_Pictographic}]).*$',
    '\\s+[-–—]\\s.*$',
  ].join('|'),
  'iu',
)
/** Words that cannot end a title. They are left over when the day is cut out. */
const looseEnd =
  /\s+(?:on|at|in|for|is|to|the|an?|and|or|of|my|our|their|your|with|about|from|by|before|after|until|one)$/i

/** The title of an event, from a sentence in which the day and the time are replaced by a bar. */
export function findTitle(text: string, day: Day | null): string | null {
  // "A presentation | with my boss": what follows the day still belongs to the title. "A | meeting": the time was in
  // the middle of it.
  const whole = text.replaceAll(/\b(an?|the|my|our|this)\s+\|\s+/gi, '$1 ')
  const joined = whole.replaceAll(/\s*\|\s*(?=(?:with|at|for|about|in)\s+(?!\|))/gi, ' ')
  for (const pattern of patterns) {
    const found = joined.match(pattern)?.[1]
    if (found) return written(found, day)
  }
  return null
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

function written(words: string, day: Day | null): string | null {
  const short = withoutNext(words).replaceAll(opinions, '').replaceAll(/\s+/g, ' ').trim()
  const plain = cut(withoutLooseEnd(short))
  if (/^(?:social |work |family |school )?things?(?: at \w+)?$/i.test(plain))
    return `The ${plain.toLowerCase()} ${day ? `on ${weekday.format(new Date(day))}` : 'this week'}`
  // A verb alone is not a title.
  if (
    new RegExp(`^(?:${eventVerbs}|${eventDoing})$`, 'i').test(plain) &&
    !new RegExp(`^${eventNoun}$`, 'i').test(plain)
  )
    return null
  return plain ? plain.charAt(0).toUpperCase() + plain.slice(1) : null
}

function withoutNext(words: string): string {
  const shorter = words.replace(endOfThing, '')
  return shorter === words ? words : withoutNext(shorter)
}

function withoutLooseEnd(words: string): string {
  const shorter = words.replace(looseEnd, '')
  return shorter === words ? words : withoutLooseEnd(shorter)
}

/** Shortens at the end of a word. */
function cut(words: string): string {
  return words.length <= momentTitleMaxLength ? words : words.slice(0, momentTitleMaxLength + 1).replace(/\s+\S*$/, '')
}
