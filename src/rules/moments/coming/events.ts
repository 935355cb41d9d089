import type { LifeArea } from '../../life-areas.ts'
import type { MomentArea } from '../facts.ts'

/** Things people get nervous about that have a beginning. "A headache on Friday" or "a question on Friday" does not count. */
const events = [
  'presentation stand-?up meeting interview talk speech pitch demo (?:phone |video |zoom )?call exam oral viva defen[cs]e',
  'seminar class lecture lesson party wedding birthday dinner lunch breakfast brunch coffee drinks date appointment',
  'haircut review one[-\\s]on[-\\s]one 1:1 check-?in training workshop conference event reunion gathering hangout',
  'get-?together audition rehearsal concert recital performance gig orientation first[-\\s]day ceremony graduation',
  'debate barbecue bbq picnic visit meet-?up kickoff retro onboarding introduction toast tour game[-\\s]night',
]
  .join(' ')
  .replaceAll(/ (?=[^(]*\))/g, '\u0000')
  .split(' ')
  .map((word) => word.replaceAll('\u0000', ' '))

export const eventNoun = `(?:${events.join('|')})s?`

/** Verbs for events with people; what or who it is follows. */
export const eventVerbs =
  'present|call|phone|ring|meet|talk to|speak to|speak with|speak at|ask|tell|introduce|pitch|attend|host|lead|join|visit|return|confront|text'
export const eventDoing =
  'presenting|calling|phoning|meeting|talking to|speaking to|speaking at|asking|telling|introducing|pitching|attending|hosting|leading|joining|visiting|interviewing'

export const isForEvenings = (text: string) =>
  /\b(?:date|dinner|drinks|party|concert|gig|bar|club|game[- ]night|movies?|cinema|birthday)\b/i.test(text)

const areaWords: readonly (readonly [MomentArea, RegExp])[] = [
  ['dating', /\b(?:dates?|tinder|hinge|bumble|crush|girlfriend|boyfriend|her parents|his parents)\b/i],
  [
    'school',
    /\b(?:class(?:mates?)?|exam|oral|viva|lecture|seminar|teacher|professor|school|college|campus|thesis|defen[cs]e|lesson|study|uni)\b/i,
  ],
  [
    'work',
    /\b(?:work|boss|manager|team|client|customer|co-?workers?|colleagues?|office|stand-?up|interview|pitch|demo|job|hr|one[- ]on[- ]one|1:1|kickoff|retro|onboarding)\b/i,
  ],
  [
    'other',
    /\b(?:dentist|doctor|haircut|wedding|birthday|party|family|aunt|uncle|mom|mum|dad|neighbou?rs?|landlord|bank|barbecue|bbq|picnic|reunion|concert|gig|get-?together)\b/i,
  ],
]

/** The life area of an event; if its words do not tell, that of the chat. */
export const areaOf = (text: string, otherwise: LifeArea): MomentArea =>
  areaWords.find(([, words]) => words.test(text))?.[0] ?? otherwise
