import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { Queryable } from '#server/db/database.ts'
import { userChallengeCompletions as runs } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'

/** For a moment that belongs to a challenge: which one, and how far it is. */
type Run = { completionId: string; challengeId: string; isCompleted: boolean; isOpen: boolean }
export type MomentRow = typeof moments.$inferSelect & { run: Run | null }
type NewMomentRow = typeof moments.$inferInsert
export type OwnMoment = { userId: string; momentId: string }
export type MomentsPage = Page & { state?: 'open' | 'closed' | undefined }

const isThis = ({ userId, momentId }: OwnMoment) => and(eq(moments.userId, userId), eq(moments.id, momentId))

const columns = {
  ...getTableColumns(moments),
  run: sql<Run | null>`(select json_build_object('completionId', run.id, 'challengeId', run.challenge_id,
    'isCompleted', run.completed, 'isOpen', not run.completed and run.left_at is null)
    from ${runs} run where run.id = ${moments.completionId})`,
}

/** Challenges do not count toward the limit, because starting one needs a membership anyway. */
export async function countOpen(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(moments)
    .where(and(eq(moments.userId, userId), isNull(moments.closedAt), isNull(moments.completionId)))
  return row?.count ?? 0
}

export async function insertMoment(db: Queryable, values: NewMomentRow): Promise<MomentRow> {
  const [row] = await db.insert(moments).values(values).returning(columns)
  if (!row) throw new Error('An insert returns its row')
  return row
}

export async function findMoment(db: Queryable, own: OwnMoment): Promise<MomentRow | undefined> {
  const [row] = await db.select(columns).from(moments).where(isThis(own))
  return row
}

export function listMomentRows(db: Queryable, userId: string, page: MomentsPage): Promise<MomentRow[]> {
  const { state, limit, offset } = page
  const inState = state && (state === 'open' ? isNull(moments.closedAt) : isNotNull(moments.closedAt))
  return db
    .select(columns)
    .from(moments)
    .where(and(eq(moments.userId, userId), inState))
    .orderBy(
      asc(sql`${moments.closedAt} is not null`),
      desc(moments.closedAt),
      sql`${moments.startsAt} asc nulls last`,
      asc(moments.createdAt),
      asc(moments.id),
    )
    .limit(limit)
    .offset(offset)
}

export async function updateMoment(
  db: Queryable,
  own: OwnMoment,
  change: Partial<NewMomentRow>,
): Promise<MomentRow | undefined> {
  // The owner is set to what it already is: an update needs at least one column, and the change may be empty.
  const [row] = await db
    .update(moments)
    .set({ ...change, userId: own.userId })
    .where(isThis(own))
    .returning(columns)
  return row
}

/** Stores how it went. The first time, this also closes the moment, at the time the person wrote it on their device. */
export async function closeWith(
  db: Queryable,
  own: OwnMoment,
  { secondsAgo, ...said }: Partial<NewMomentRow> & { secondsAgo: number },
): Promise<MomentRow | undefined> {
  // A device with a wrong clock may claim a time before the moment was even added.
  const then = sql`greatest(${moments.createdAt}, now() - make_interval(secs => ${secondsAgo}))`
  const [row] = await db
    .update(moments)
    .set({
      ...said,
      debriefedAt: sql`coalesce(${moments.debriefedAt}, ${then})`,
      closedAt: sql`coalesce(${moments.closedAt}, ${then})`,
    })
    .where(isThis(own))
    .returning(columns)
  return row
}

export async function deleteMomentRow(db: Queryable, own: OwnMoment): Promise<boolean> {
  const gone = await db.delete(moments).where(isThis(own)).returning({ id: moments.id })
  return gone.length > 0
}
