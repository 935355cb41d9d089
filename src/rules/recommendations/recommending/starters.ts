import type { ItemKey } from '../library.ts'
import type { PersonRecords } from '../records.ts'
import type { RecommendationRule } from '../rule.ts'

type Starter = {
  id: string
  priority: number
  item: ItemKey
  reason: string
  isNew: (records: PersonRecords) => boolean
}

/** For people without records. These cite nothing, and their reasons say so. */
function starter({ id, priority, item, reason, isNew }: Starter): RecommendationRule {
  return {
    id,
    when: 'There is no record of this sort yet.',
    priority,
    expiresAfterDays: 30,
    coolDownDays: 30,
    find: (records) =>
      isNew(records) ? [{ item, reason: `A starter, not from your records: ${reason}`, cites: [], confidence: 0 }] : [],
  }
}

export const starterRules: readonly RecommendationRule[] = [
  starter({
    id: 'starter-technique',
    priority: 40,
    item: { type: 'technique', id: 'power-breathing' },
    reason: 'you have not used a technique here yet, and this one takes two minutes.',
    isNew: ({ techniques }) => techniques.length === 0,
  }),
  starter({
    id: 'starter-challenge',
    priority: 38,
    item: { type: 'challenge', id: 'say-good-morning-first' },
    reason: 'you have not tried a challenge yet, and this one is two words long.',
    isNew: ({ challenges }) => challenges.length === 0,
  }),
  starter({
    id: 'starter-lesson',
    priority: 36,
    item: { type: 'lesson', id: 'the-first-ten-minutes' },
    reason: 'three minutes on the steepest part of any evening, which is the start.',
    isNew: ({ lessons }) => lessons.length === 0,
  }),
  starter({
    id: 'starter-lines',
    priority: 34,
    item: { type: 'cues', id: 'work-coffee-icebreaker' },
    reason: 'you have not used a line from the library yet. These are for a coffee machine and one other person.',
    isNew: ({ cues }) => cues.length === 0,
  }),
]

export function isStarter(rule: string): boolean {
  return starterRules.some(({ id }) => id === rule)
}
