import type { EverywhereNode } from '#content/coach/conversations/everywhere/everywhere.ts'
import type { Act } from '#rules/coach/acts.ts'

/** The answers to "You wanted to … How did it go?" at the beginning of a visit. */
export const stepOutcomes: Partial<Record<Act, EverywhereNode>> = {
  did_it: 'stepDid',
  yes: 'stepDid',
  went_well: 'stepDid',
  partly: 'stepPartly',
  did_not: 'stepDidNot',
  no: 'stepDidNot',
  went_badly: 'stepBadly',
}
