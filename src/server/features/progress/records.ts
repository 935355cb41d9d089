import { addDays, type Calendar, type Day, mondayOf } from '#rules/progress/calendar.ts'
import type { GoalKind } from '#rules/progress/facts.ts'
import type { Records } from '#rules/progress/standing.ts'
import type { Queryable } from '#server/db/database.ts'
import {
  countChallenges,
  countCheckInDays,
  countTechniques,
  type ProgressRow,
  sumCheckIns,
} from './progress.queries.ts'

type Whose = { userId: string; calendar: Calendar; today: Day }

/** What somebody's records add up to, with this week as their own calendar has it. */
export async function readRecords(db: Queryable, { userId, calendar, today }: Whose): Promise<Records> {
  const monday = mondayOf(today)
  const nextMonday = addDays(monday, 7)
  const span = { userId, from: calendar.startOf(monday), to: calendar.startOf(nextMonday) }
  const sums = await sumCheckIns(db, userId)
  const days = await countCheckInDays(db, { userId, from: monday, to: addDays(nextMonday, -1) })
  const techniques = await countTechniques(db, span)
  const challenges = await countChallenges(db, span)
  return {
    ...sums,
    techniques: techniques.ever,
    challenges: challenges.ever,
    thisWeek: { checkIns: days, techniques: techniques.within, challenges: challenges.within },
  }
}

export function targetsOf(row: ProgressRow): Record<GoalKind, number> {
  return { checkIns: row.goalCheckIns, techniques: row.goalTechniques, challenges: row.goalChallenges }
}
