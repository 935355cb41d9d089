import { and, count, desc, eq, getTableColumns, gt, isNull, or, sql, sum } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'
import { predictionColumns } from './run-moments.queries.ts'

const runs = userChallengeCompletions
export type RunRow = typeof runs.$inferSelect
type NewRun = typeof runs.$inferInsert
export type OwnRun = { userId: string; completionId: string }

const isOpen = and(eq(runs.completed, false), isNull(runs.leftAt))
const isThis = ({ userId, completionId }: OwnRun) => and(eq(runs.id, completionId), eq(runs.userId, userId))

/** The person's open run of this challenge, existing or new. */
export async function openRun(db: Queryable, run: NewRun): Promise<RunRow & { isNew: boolean }> {
  const { anxietyBefore } = runs
  const [row] = await db
    .insert(runs)
    .values(run)
    .onConflictDoUpdate({
      target: [runs.userId, runs.challengeId],
      targetWhere: sql`not ${sql.identifier(runs.completed.name)} and ${sql.identifier(runs.leftAt.name)} is null`,
      set: {
        anxietyBefore: sql`coalesce(${anxietyBefore}, excluded.${sql.identifier(anxietyBefore.name)})`,
        updatedAt: sql`now()`,
      },
    })
    // In PostgreSQL, xmax is 0 for a row that this statement inserted rather than updated.
    .returning({ ...getTableColumns(runs), isNew: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('An insert that updates on conflict always returns its row')
  return row
}

export async function findRun(db: Queryable, run: OwnRun): Promise<RunRow | undefined> {
  const [row] = await db.select().from(runs).where(isThis(run))
  return row
}

/** Locks the run until the end of the transaction, so that a second completion waits for the first. */
export async function lockRun(
  db: Queryable,
  run: OwnRun,
): Promise<{ run: RunRow; challengePoints: number } | undefined> {
  const [row] = await db
    .select({ run: runs, challengePoints: exposureChallenges.points })
    .from(runs)
    .innerJoin(exposureChallenges, eq(exposureChallenges.id, runs.challengeId))
    .where(isThis(run))
    .for('update', { of: runs })
  return row
}

export async function hasEarned(db: Queryable, { userId, challengeId }: RunRow): Promise<boolean> {
  const found = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.challengeId, challengeId), gt(runs.pointsEarned, 0)))
  return found.length > 0
}

export type FinishedRun = { challengeId: string; pointsEarned: number; completedAt: Date }

/** A completion is never earlier than the start, whatever the device's clock says. */
export async function finishRun(
  db: Queryable,
  run: OwnRun,
  finish: Partial<NewRun>,
  { secondsAgo }: { secondsAgo: number },
): Promise<Date> {
  const completedAt = sql`greatest(${runs.createdAt}, now() - make_interval(secs => ${secondsAgo}))`
  const [row] = await db
    .update(runs)
    .set({ ...finish, completed: true, completedAt, leftAt: null })
    .where(isThis(run))
    .returning({ completedAt: sql`${runs.completedAt}`.mapWith(runs.completedAt) })
  if (!row) throw new Error('A locked run cannot be missing')
  return row.completedAt
}

export async function findFinished(db: Queryable, run: OwnRun): Promise<FinishedRun | undefined> {
  const [row] = await db
    .select({
      challengeId: runs.challengeId,
      pointsEarned: runs.pointsEarned,
      completedAt: sql`${runs.completedAt}`.mapWith(runs.completedAt),
    })
    .from(runs)
    .where(and(isThis(run), eq(runs.completed, true)))
  return row
}

export async function leaveRun(db: Queryable, run: OwnRun): Promise<void> {
  await db
    .update(runs)
    .set({ leftAt: sql`now()` })
    .where(and(isThis(run), isOpen))
}

export type ProgressRow = { challengeId: string; completed: boolean; completionId: string; cameTrue: boolean }

/** One row per challenge that is open or was completed, latest start first. */
export function listProgress(db: Queryable, userId: string): Promise<ProgressRow[]> {
  const latestOutcome = sql`(array_agg(${moments.outcome} order by ${runs.completedAt} desc) filter (where ${runs.completed}))[1]`
  return db
    .select({
      challengeId: runs.challengeId,
      completed: sql<boolean>`bool_or(${runs.completed})`,
      completionId: sql<string>`(array_agg(${runs.id} order by ${runs.completed}, ${runs.completedAt} desc))[1]`,
      cameTrue: sql<boolean>`coalesce(${latestOutcome} = 'yes', false)`,
    })
    .from(runs)
    .leftJoin(moments, eq(moments.completionId, runs.id))
    .where(and(eq(runs.userId, userId), or(eq(runs.completed, true), isNull(runs.leftAt))))
    .groupBy(runs.challengeId)
    .orderBy(sql`max(${runs.createdAt}) desc`, runs.challengeId)
}

/** Without runs whose challenge has been removed from the list. */
export function listOpenRuns(db: Queryable, userId: string) {
  return db
    .select({ ...getTableColumns(runs), ...predictionColumns })
    .from(runs)
    .leftJoin(moments, eq(moments.completionId, runs.id))
    .innerJoin(exposureChallenges, eq(exposureChallenges.id, runs.challengeId))
    .where(and(eq(runs.userId, userId), isOpen, isNull(exposureChallenges.removedAt)))
    .orderBy(desc(runs.createdAt), runs.id)
}

export type OpenRunRow = Awaited<ReturnType<typeof listOpenRuns>>[number]

export async function sumPoints(db: Queryable, userId: string): Promise<{ points: number; challenges: number }> {
  const [row] = await db
    .select({ points: sum(runs.pointsEarned).mapWith(Number), challenges: count() })
    .from(runs)
    .where(and(eq(runs.userId, userId), gt(runs.pointsEarned, 0)))
  return { points: row?.points ?? 0, challenges: row?.challenges ?? 0 }
}
