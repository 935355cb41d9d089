import { addDays, type Calendar, type Day, mondayOf } from '#rules/progress/calendar.ts'
import type { GoalKind } from '#rules/progress/facts.ts'
import type { Records } from '#rules/progress/standing.ts'
import { type AsJson, askTogether } from '#server/db/ask-together.ts'
import type { Queryable } from '#server/db/database.ts'
import { countChallenges, countTechniques, type ProgressRow, sumCheckIns } from './progress.queries.ts'

export type Whose = { userId: string; calendar: Calendar; today: Day }

/** What somebody's records add up to, with the current week in their own calendar. */
export async function readRecords(db: Queryable, whose: Whose): Promise<Records> {
  return recordsOf(await askTogether(db, recordQuestions(db, whose)))
}

export function recordQuestions(db: Queryable, { userId, calendar, today }: Whose) {
  const firstDay = mondayOf(today)
  const nextMonday = addDays(firstDay, 7)
  const [from, to] = [calendar.startOf(firstDay), calendar.startOf(nextMonday)]
  const week = { userId, firstDay, lastDay: addDays(nextMonday, -1), from, to }
  return {
    checkIns: sumCheckIns(db, week),
    techniquesUsed: countTechniques(db, week),
    challengesDone: countChallenges(db, week),
  }
}

type Answer<Ask extends (...args: never[]) => PromiseLike<readonly unknown[]>> = AsJson<
  Awaited<ReturnType<Ask>>[number]
>
type Answers = {
  checkIns: Answer<typeof sumCheckIns>[]
  techniquesUsed: Answer<typeof countTechniques>[]
  challengesDone: Answer<typeof countChallenges>[]
}

export function recordsOf({ checkIns, techniquesUsed, challengesDone }: Answers): Records {
  const [[sums], [techniques], [challenges]] = [checkIns, techniquesUsed, challengesDone]
  if (!(sums && techniques && challenges)) throw new Error('A query for sums returned no row')
  const { daysThisWeek, lastCheckIn, ...rest } = sums
  return {
    ...rest,
    lastCheckIn: lastCheckIn === null ? null : new Date(lastCheckIn),
    techniques: techniques.ever,
    challenges: challenges.ever,
    thisWeek: { checkIns: daysThisWeek, techniques: techniques.within, challenges: challenges.within },
  }
}

export function targetsOf(row: ProgressRow): Record<GoalKind, number> {
  return { checkIns: row.goalCheckIns, techniques: row.goalTechniques, challenges: row.goalChallenges }
}
