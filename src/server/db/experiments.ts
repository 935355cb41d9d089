import { type SQL, sql } from 'drizzle-orm'
import { moments } from './tables/moments.ts'

/** The columns with what somebody feared and what happened, as every wall of evidence reads them. */
export const experimentColumns = {
  fear: moments.fear,
  outcome: moments.outcome,
  certaintyBefore: moments.certaintyBefore,
  certaintyAfter: moments.certaintyAfter,
  safetyHabit: moments.safetyHabit,
  habitDropped: moments.habitDropped,
  learnt: moments.learnt,
}

/** Whether a text contains the words literally: a percent sign is not a wildcard. */
export const containsText = (text: SQL, words: string): SQL => sql`strpos(lower(${text}), lower(${words})) > 0`
