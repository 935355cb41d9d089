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

type Facets = Pick<Understanding, 'need' | 'situation' | 'stage'>

export function topicOf({ need, situation, stage }: Facets): TopicName {
  const own = byNeed[need]
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
