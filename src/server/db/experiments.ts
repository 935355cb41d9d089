import { type SQL, sql } from 'drizzle-orm'
import { moments } from './tables/moments.ts'

/** What somebody feared and what came of it, as every wall of evidence reads it. */
export const experimentColumns = {
  fear: moments.fear,
  outcome: moments.outcome,
  certaintyBefore: moments.certaintyBefore,
  certaintyAfter: moments.certaintyAfter,
  safetyHabit: moments.safetyHabit,
  habitDropped: moments.habitDropped,
  learnt: moments.learnt,
}

/** Whether the words stand in a text, as typed: a percent sign is a percent sign. */
export const holdsWords = (text: SQL, words: string): SQL => sql`strpos(lower(${text}), lower(${words})) > 0`
