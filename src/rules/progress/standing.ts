import { addDays, type Day } from './calendar.ts'
import { averageMoodDefault, type GoalKind, goalKinds } from './facts.ts'

/** What one person's records add up to. */
export type Records = {
  checkIns: number
  checkInDays: number
  /** Null without a check-in. */
  averageMood: number | null
  lastCheckIn: Date | null
  /** The last day with a check-in, and how many days in a row end with it. */
  lastDay: Day | null
  lastRun: number
  techniques: number
  challenges: number
  thisWeek: Record<GoalKind, number>
}

/** The figures of `user_progress`. */
export type Standing = {
  checkInStreak: number
  totalSessions: number
  averageMood: number
  weeklyGoals: number
  weeklyGoalsCompleted: number
  lastCheckIn: Date | null
}

export type Goal = { kind: GoalKind; target: number; done: number; isMet: boolean }

/** How progress is computed from the records. Nothing else computes it. */
export function standingOf(records: Records, targets: Record<GoalKind, number>, today: Day): Standing {
  const goals = goalsOf(records, targets)
  return {
    checkInStreak: streakOf(records, today),
    totalSessions: records.techniques + records.challenges,
    averageMood: records.averageMood ?? averageMoodDefault,
    weeklyGoals: goals.filter(({ target }) => target > 0).length,
    weeklyGoalsCompleted: goals.filter(({ isMet }) => isMet).length,
    lastCheckIn: records.lastCheckIn,
  }
}

/** A streak that reached yesterday is still going: they can check in later today. */
function streakOf({ lastDay, lastRun }: Pick<Records, 'lastDay' | 'lastRun'>, today: Day): number {
  return lastDay !== null && lastDay >= addDays(today, -1) ? lastRun : 0
}

export function goalsOf({ thisWeek }: Pick<Records, 'thisWeek'>, targets: Record<GoalKind, number>): Goal[] {
  return goalKinds.map((kind) => {
    const [target, done] = [targets[kind], thisWeek[kind]]
    return { kind, target, done, isMet: target > 0 && done >= target }
  })
}
