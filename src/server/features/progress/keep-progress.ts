import type { GoalKind } from '#rules/progress/facts.ts'
import { type Records, standingOf } from '#rules/progress/standing.ts'
import { retryOnDeadlock } from '#server/db/connections/deadlocks.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { KeepProgress } from '#server/platform/keep-progress.ts'
import { holdProgress, type ProgressRow, saveStanding } from './progress.queries.ts'
import { readRecords, targetsOf } from './records.ts'
import { requireCalendar } from './zones.ts'

type Settings = { timeZone?: string; targets?: Record<GoalKind, number> }

export function createKeepProgress({ db }: { db: Database }): KeepProgress {
  return async (userId, change) => (await changeAndKeep(db, userId, change)).result
}

/** The only place that writes `user_progress`: after any change, the figures are recomputed from the records. */
export async function changeAndKeep<T>(
  db: Database,
  userId: string,
  change: (tx: Transaction) => Promise<T>,
  { timeZone, targets }: Settings = {},
): Promise<{ result: T; records: Records; row: ProgressRow }> {
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const held = await holdProgress(tx, userId, {
        ...(timeZone ? { timeZone } : {}),
        ...(targets && {
          goalCheckIns: targets.checkIns,
          goalTechniques: targets.techniques,
          goalChallenges: targets.challenges,
        }),
      })
      const result = await change(tx)
      const calendar = requireCalendar(held.timeZone)
      const today = calendar.dayOf(new Date())
      const records = await readRecords(tx, { userId, calendar, today })
      const standing = standingOf(records, targetsOf(held), today)
      return { result, records, row: await saveStanding(tx, userId, standing) }
    }),
  )
}
