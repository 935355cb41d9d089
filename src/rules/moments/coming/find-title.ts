import type { Day } from '../../progress/calendar.ts'
import { momentTitleMaxLength } from '../facts.ts'
import { eventDoing, eventNoun, eventVerbs } from './events.ts'

const i = "(?:i|we|i['’]m|we['’]re|i['’]ve|we['’]ve|i['’]ll|we['’]ll|id)"
const determiner = '(?:(?:a|an|my|our|the|this|that|another|some|his|her|their)\\s+)?'
/** With whom, where, about what: as much of it as stands before the next thought. */
const tail = '(?:\\s+(?:with|at|for|about|to|in|from)\\s+[^|,]+)?'
/** Words that say what kind it is; a sentence of its own between “I” and the noun is none. */
const kind = "(?:(?!(?:i|we|he|she|they|you|it|to|been|not|no|away|up|put|have|has|got|an?)\\b)[\\w’'-]+\\s+){0,3}?"
const thing = `(${kind}${eventNoun}${tail})`
const end = '(?=\\s*(?:$|\\||,))'
const having = `(?:${i}\\s+(?:also\\s+)?(?:have|got|have got|ve got)|i['’]ve|we['’]ve|there(?:['’]s| is| will be))\\s+(?:got\\s+)?`

const patterns = [
  // I have a presentation; I've got an interview; there is a party
  new RegExp(`\\b${having}${determiner}${thing}${end}`, 'i'),
  new RegExp(`\\b${having}(?:a|this|that|some)\\s+((?:social |work |family |school )?thing)${end}`, 'i'),
  // I'm going to a wedding; I'm giving a talk
  new RegExp(`\\b(?:going to|go to|off to|invited to|giving|give|having)\\s+${determiner}${thing}${end}`, 'i'),
  // My interview is on Tuesday
  new RegExp(`\\b(?:my|our|the)\\s+${thing}\\s+(?:is|starts|begins|will be)\\b`, 'i'),
  // My presentation on Friday scares me; I'm nervous about the party on Saturday
  new RegExp(`\\b(?:my|our|the|about|before)\\s+${determiner}${thing}\\s*\\|`, 'i'),
  // I have to call the dentist; I'm meeting her parents
  new RegExp(
    `\\b(?:have to|need to|must|got to|gotta|supposed to|going to|gonna|will|['’]ll|want to|about to)\\s+((?:${eventVerbs})\\b(?!\\s+(?:you|myself|for help|it)\\b)[^|,]*)`,
    'i',
  ),
  new RegExp(`\\b(?:i am|i['’]m|we are|we['’]re)\\s+((?:${eventDoing})\\s(?!you\\b|myself\\b)[^|,]+)`, 'i'),
  // Presentation on Friday
  new RegExp(`^\\s*(?:\\|\\s*)?${determiner}${thing}\\s*(?:\\||$)`, 'i'),
]

/** Left out of a title: how somebody feels about it does not say what it is. */
const opinions =
  /\b(?:really|very|so|such|stupid|dumb|damn|fucking|freaking|awful|terrible|horrible|scary|dreaded|annoying|big|huge|important|little|upcoming|quick)\s+/gi
const endOfThing =
  /\s+(?:that|which|where|who|when|and (?:i|it|we)|so|then|but|because|though|where|i|to (?:prepare|do|talk|discuss))\b.*$/i

/** What a thing is called, out of a sentence whose day and hour are cut out and marked by a bar. */
export function findTitle(text: string, day: Day | null): string | null {
  // “A presentation | with my boss”: what follows the day still belongs to it.
  const joined = text.replaceAll(/\s*\|\s*(?=(?:with|at|for|about|in)\s+(?!\|))/gi, ' ')
  for (const pattern of patterns) {
    const found = joined.match(pattern)?.[1]
    if (found) return written(found, day)
  }
  return null
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

function written(words: string, day: Day | null): string | null {
  const short = words.replace(endOfThing, '').replaceAll(opinions, '').replaceAll(/\s+/g, ' ').trim()
  const plain = short.replace(/\s+(?:on|at|in|for|is|to|the|a|and)$/i, '').slice(0, momentTitleMaxLength)
  if (/^(?:social |work |family )?things?$/i.test(plain))
    return `The ${plain.toLowerCase()} ${day ? `on ${weekday.format(new Date(day))}` : 'this week'}`
  return plain ? plain.charAt(0).toUpperCase() + plain.slice(1) : null
}
