import { type TopicName, topics } from '#content/coach/moves/all-topics.ts'
import type { Need, Situation } from '#rules/coach/intents.ts'
import type { Understanding } from '#rules/coach/understanding.ts'

/** What is wanted decides, except where the place has words of its own. */
const byNeed: Partial<Record<Need, TopicName>> = {
  let_go: 'let_go',
  recover: 'recover',
  lift: 'lift',
  refuse: 'refuse',
}

/** Where nothing is said of the place. */
const withoutPlace: Record<Need, TopicName> = {
  safety: 'lift',
  calm: 'calm',
  prepare: 'general',
  let_go: 'let_go',
  words: 'opening',
  connect: 'friends',
  ask: 'boss',
  refuse: 'refuse',
  recover: 'recover',
  lift: 'lift',
  celebrate: 'general',
  elsewhere: 'general',
}

/** Being there and writing about it: a plan for the next minutes serves better than one for the day. */
const roomSituations: ReadonlySet<Situation> = new Set(['party', 'networking', 'meal', 'none', 'first_day', 'family'])

const eventTopics: readonly (readonly [RegExp, TopicName])[] = [
  [/\bdate\b/, 'date'],
  [/interview/, 'interview'],
  [/presentation|speech|pitch|demo|toast|eulogy/, 'presentation'],
  [/party|wedding|birthday|reunion|barbecue|bbq|housewarming|prom|homecoming/, 'party'],
  [/networking|conference|mixer|meetup/, 'networking'],
  [/meeting|standup|all hands|one on one/, 'meeting'],
  [/\bcall\b/, 'phone_call'],
  [/family|thanksgiving|christmas dinner/, 'family'],
  [/lunch|dinner/, 'meal'],
]

const relatives =
  /\b(?:mother|father|mom|mum|dad|parents|sister|brother|aunt|uncle|cousin|grandma|grandmother|grandfather|in.laws|family)\b/

/** The parts of a conversation are everywhere; the occasion that was named says more about the words for it. */
const anywhere: ReadonlySet<Situation> = new Set(['opening', 'middle', 'none'])
const gatherings: ReadonlySet<Situation> = new Set(['opening', 'middle', 'none', 'party', 'meal', 'family'])

function namedTopic({ situation, slots }: Facets): TopicName | undefined {
  const event = slots.event?.toLowerCase() ?? ''
  const isFamily =
    relatives.test(slots.who?.toLowerCase() ?? '') && /dinner|lunch|gathering|visit|wedding|party/.test(event)
  if (isFamily && gatherings.has(situation)) return 'family'
  return anywhere.has(situation) ? eventTopic(event) : undefined
}

/** "Aunt Rosa asks why I'm single, at dinner" is about the family, whatever it says of dates. */
function isFamilyTable({ need }: Facets, message: string): boolean {
  const isOpen = need === 'prepare' || need === 'words' || need === 'calm' || need === 'elsewhere'
  return (
    isOpen &&
    relatives.test(message.toLowerCase()) &&
    /\b(?:dinner|lunch|thanksgiving|christmas|easter|gathering|reunion)\b/i.test(message)
  )
}

function eventTopic(event: string): TopicName | undefined {
  return eventTopics.find(([pattern]) => pattern.test(event))?.[1]
}

/** To get out of something is about the thing, never about its last sentence. */
function avoidedTopic({ situation, slots }: Facets): TopicName | undefined {
  const isPart = anywhere.has(situation) || situation === 'ending'
  return eventTopic(slots.event?.toLowerCase() ?? '') ?? (isPart ? 'general' : undefined)
}

type Facets = Pick<Understanding, 'need' | 'situation' | 'stage' | 'slots' | 'cues'>

/** What to write is about the message, wherever it leads. */
export const writing =
  /\b(?:text|dm|message|write|reply(?: to)?|answer) (?:her|him|them|back|my (?:crush|match|date|friend))\b/i

export function topicOf(facets: Facets, message = ''): TopicName {
  if (isFamilyTable(facets, message)) return 'family'
  // In front of the door it is about going in, whatever is behind it.
  if (facets.situation === 'errand' && /\b(?:outside|parked|in (?:the|my) car)\b/i.test(message)) return 'general'
  const { need, situation, stage, cues } = facets
  if ((need === 'words' || need === 'elsewhere') && writing.test(message)) return 'message'
  const avoided = cues.wantsToAvoid || cues.mentionsDrinking ? avoidedTopic(facets) : undefined
  const own = avoided ?? byNeed[need] ?? (need === 'prepare' || need === 'words' ? namedTopic(facets) : undefined)
  if (own) return own
  if (need === 'calm') return situation === 'none' || stage !== 'before' ? 'calm' : placeTopic(situation)
  if (stage === 'during' && need === 'prepare' && roomSituations.has(situation)) return 'in_it'
  return situation === 'none' ? withoutPlace[need] : placeTopic(situation)
}

function placeTopic(situation: Exclude<Situation, 'none'> | Situation): TopicName {
  return situation === 'none' ? 'general' : situation
}

export function findTopic(name: string | undefined): TopicName | undefined {
  return name !== undefined && Object.hasOwn(topics, name) ? (name as TopicName) : undefined
}
