import type { Fact } from '#rules/safety/standing/facts.ts'
import type { Questions } from '../parts.ts'

/**
 * Whom an answer is for: somebody in danger from their own thoughts (own), their body, or other people (hurt), somebody
 * worried about another person (friend), or any of them.
 */
type DangerGroup = 'own' | 'body' | 'hurt' | 'friend' | 'any'

/** Something people say during a danger, recognized by its meaning, and our answers to it. */
export type DangerAnswer = {
  /** Stored in the safety state, so it must never change. */
  id: string
  group: DangerGroup
  /** It answers more closely than the sentences we have for every request of that sort. */
  comesFirst?: true
  /** The good news that it contains, if any. */
  fact?: Fact
  /** Ways in which different people would say it. */
  like: readonly string[]
  /** May contain placeholders that `draft.ts` fills in. */
  say: readonly string[]
  /** The question that belongs to it, asked instead of the next one of this danger. */
  ask?: Questions
}
