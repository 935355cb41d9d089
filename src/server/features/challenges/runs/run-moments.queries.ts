import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'
import { userProgress } from '#server/db/tables/wellbeing.ts'

const runs = userChallengeCompletions
type MomentRow = typeof moments.$inferSelect
type Whose = { userId: string; completionId: string }
export type Prediction = Pick<MomentRow, 'fear' | 'certaintyBefore' | 'safetyHabitId' | 'safetyHabit'>
export type Debrief = Pick<MomentRow, 'outcome' | 'certaintyAfter' | 'habitDropped' | 'learnt'>

const isOf = ({ userId, completionId }: Whose) =>
  and(eq(moments.completionId, completionId), eq(moments.userId, userId))

/** What every reply about a run says about its moment; null if its owner has deleted that. */
export const predictionColumns = {
  momentId: moments.id,
  fear: moments.fear,
  certaintyBefore: moments.certaintyBefore,
  safetyHabitId: moments.safetyHabitId,
  safetyHabit: moments.safetyHabit,
}

/** Creates the run's moment, or locks the existing one until the end of the transaction. */
async function holdMoment(db: Queryable, { userId, completionId }: Whose): Promise<void> {
  const { completionId: ofRun, updatedAt } = moments
  await db.execute(sql`
    insert into ${moments} (id, user_id, completion_id, title, time_zone, life_area, prepared_at, closed_at, created_at)
    select gen_random_uuid(), r.user_id, r.id, left(c.title, 120), coalesce(p.time_zone, 'UTC'), c.life_category,
      r.created_at, coalesce(r.completed_at, r.left_at), r.created_at
    from ${runs} r join ${exposureChallenges} c on c.id = r.challenge_id
    left join ${userProgress} p on p.user_id = r.user_id
    where r.id = ${completionId} and r.user_id = ${userId}
    on conflict (${sql.identifier(ofRun.name)}) do update set ${sql.identifier(updatedAt.name)} = now()`)
}

/** Keeps earlier answers and fills in missing ones. */
export async function fillPrediction(db: Queryable, run: Whose, said: Prediction) {
  await holdMoment(db, run)
  const hasHabit = sql`${moments.safetyHabit} is not null`
  const [row] = await db
    .update(moments)
    .set({
      fear: sql`coalesce(${moments.fear}, ${said.fear})`,
      certaintyBefore: sql`coalesce(${moments.certaintyBefore}, ${said.certaintyBefore}::int)`,
      safetyHabitId: sql`case when ${hasHabit} then ${moments.safetyHabitId} else ${said.safetyHabitId} end`,
      safetyHabit: sql`coalesce(${moments.safetyHabit}, ${said.safetyHabit})`,
    })
    .where(isOf(run))
    .returning(predictionColumns)
  if (!row) throw new Error('A locked moment cannot be missing')
  return row
}

/** Stores what happened. The moment closes with its run. */
export async function debriefMoment(db: Queryable, run: Whose, said: Debrief, closedAt: Date): Promise<void> {
  await holdMoment(db, run)
  const isWritten = Object.values(said).some((word) => word !== null)
  await db
    .update(moments)
    .set({ ...said, ...(isWritten ? { debriefedAt: closedAt } : {}), closedAt })
    .where(isOf(run))
}

/** Changes the lesson learned. If the moment was deleted or never had text, it starts with this. */
export async function setLearnt(db: Queryable, run: Whose, learnt: string | null): Promise<void> {
  if (learnt !== null) await holdMoment(db, run)
  const debriefedAt = sql`coalesce(${moments.debriefedAt}, ${moments.closedAt})`
  await db
    .update(moments)
    .set({ learnt, ...(learnt === null ? {} : { debriefedAt }) })
    .where(isOf(run))
}

/** Closes the moments of runs that were given up, since nothing is coming any more. */
export async function closeLeftMoments(
  db: Queryable,
  which: { userId: string } & ({ completionId: string } | { challengeId: string }),
): Promise<void> {
  const isThat = 'completionId' in which ? eq(runs.id, which.completionId) : eq(runs.challengeId, which.challengeId)
  await db
    .update(moments)
    .set({ closedAt: sql`${runs.leftAt}` })
    .from(runs)
    .where(
      and(
        eq(runs.id, moments.completionId),
        eq(runs.userId, which.userId),
        isThat,
        isNotNull(runs.leftAt),
        isNull(moments.closedAt),
      ),
    )
}
