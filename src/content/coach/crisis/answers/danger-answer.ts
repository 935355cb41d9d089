import type { Fact } from '#rules/safety/standing/facts.ts'
import type { Questions } from '../parts.ts'

/**
 * Whom an answer is for: somebody in danger from their own thoughts (own), their body, or other people (hurt), somebody
 * worried about another person (friend), or any of them. Some are for narrower circumstances: somebody who hears voices,
 * hardly eats, is watched by somebody who lives elsewhere (stalked), has a small baby, whose own child is in danger, or
 * somebody else they live with (roof).
 */
export type DangerGroup = 'own' | 'body' | 'hurt' | 'friend' | 'any' | Narrow
const narrowGroups = ['voices', 'eating', 'child', 'baby', 'stalked', 'roof'] as const
type Narrow = (typeof narrowGroups)[number]

/** Something people say during a danger, recognized by its meaning, and our answers to it. */
export type DangerAnswer = {
  /** Stored in the safety state, so it must never change. */
  id: string
  group: DangerGroup
  /** It answers more closely than the sentences we have for every request of that sort. */
  comesFirst?: true
  /** They are about to go to somebody or to call: no question of ours may hold them up. */
  isLast?: true
  /** The good news that it contains, if any. */
  fact?: Fact
  /** Ways in which different people would say it. */
  like: readonly string[]
  /** May contain placeholders that `draft.ts` fills in. */
  say: readonly string[]
  /** The question that belongs to it, asked instead of the next one of this danger. */
  ask?: Questions
}

/** It was written for circumstances like theirs, so it fits better than what was written for everybody. */
export function isOfCircumstance({ group }: Pick<DangerAnswer, 'group'>): boolean {
  return (narrowGroups as readonly DangerGroup[]).includes(group)
}
