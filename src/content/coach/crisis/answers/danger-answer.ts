import type { Fact } from '#rules/safety/standing/facts.ts'

/** Whom an answer is for: somebody whose own thoughts, body or home are the danger, somebody worried about another, or all. */
type DangerGroup = 'own' | 'body' | 'hurt' | 'friend' | 'any'

/** What people say while a danger stands, by meaning, and what is said to it. */
export type DangerAnswer = {
  /** Kept in the safety state with what was said, so it must not change. */
  id: string
  group: DangerGroup
  /** It tells of a change for the better. */
  fact?: Fact
  /** How different people would say it. */
  like: readonly string[]
  /** May hold the names that `draft.ts` fills in. */
  say: readonly string[]
}
