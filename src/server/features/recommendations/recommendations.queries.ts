import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { completedShown } from '#rules/recommendations/facts.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { lessonFeedback } from '#server/db/tables/engagement.ts'
import { resourceInteractions, resourceRecommendations, techniqueUsage } from '#server/db/tables/wellbeing.ts'

const recs = resourceRecommendations
type Row = typeof recs.$inferSelect
export type NewRecommendation = typeof recs.$inferInsert
type Key = { userId: string; recommendationId: string }

// In a list of columns Drizzle omits the table's name, and inside a subquery that would refer to the wrong table.
// Therefore the names are written out here.

/**
 * When the person did it after it was recommended, whether or not they said so here. Only known for things that leave a
 * record.
 */
const doneAt = sql`case resource_recommendations.type
  when 'technique' then (select min(used.created_at) from ${techniqueUsage} used
    where used.user_id = resource_recommendations.user_id and used.technique_id = resource_recommendations.resource_id
    and used.completed and used.created_at > resource_recommendations.created_at)
  when 'challenge' then (select min(run.completed_at) from ${userChallengeCompletions} run
    where run.user_id = resource_recommendations.user_id and run.challenge_id = resource_recommendations.resource_id
    and run.completed and run.completed_at > resource_recommendations.created_at)
  when 'lesson' then (select answer.created_at from ${lessonFeedback} answer
    where answer.user_id = resource_recommendations.user_id and answer.lesson_id = resource_recommendations.resource_id
    and answer.created_at > resource_recommendations.created_at)
  end`

const lastAnswer = sql<number | null>`(select said.value from ${resourceInteractions} said
  where said.recommendation_id = resource_recommendations.id and said.action = 'helped'
  order by said.created_at desc limit 1)`

const shown = {
  id: recs.id,
  rule: recs.rule,
  type: recs.type,
  resourceId: recs.resourceId,
  title: recs.title,
  description: recs.description,
  reason: recs.reason,
  priority: recs.priority,
  category: recs.category,
  estimatedDuration: recs.estimatedDuration,
  difficulty: recs.difficulty,
  tags: recs.tags,
  dismissed: recs.dismissed,
  completed: recs.completed,
  createdAt: recs.createdAt,
  completedAt: recs.completedAt,
}

export type ShownRow = Pick<Row, keyof typeof shown> & { helped: number | null }
/** `doneAt` is when they did it without saying so here. */
export type ListedRow = ShownRow & { doneAt: Date | null }

// Worded as in the partial indexes, so that PostgreSQL uses them.
const isOpen = sql`not ${recs.dismissed} and not ${recs.completed} and ${recs.retiredAt} is null`

const given = { userId: sql.placeholder('userId'), now: sql.placeholder('now') }

function selectActive(db: Queryable) {
  return db
    .select({ ...shown, helped: sql<number | null>`null::real`, doneAt: doneAt.mapWith(recs.createdAt) })
    .from(recs)
    .where(and(eq(recs.userId, given.userId), isOpen, or(isNull(recs.expiresAt), gt(recs.expiresAt, given.now))))
}

const activeQuery = prepareOnce((db) =>
  selectActive(db).orderBy(desc(recs.priority), desc(recs.createdAt), asc(recs.id)).prepare(''),
)

export function listActive(db: Queryable, userId: string, now: Date): Promise<ListedRow[]> {
  return activeQuery(db).execute({ userId, now })
}

const shownQuery = prepareOnce((db) => {
  const completed = db
    .select({ ...shown, helped: lastAnswer, doneAt: sql`null::timestamptz`.mapWith(recs.createdAt) })
    .from(recs)
    .where(and(eq(recs.userId, given.userId), sql`${recs.completed}`, eq(recs.dismissed, false)))
    .orderBy(latestFirst(recs.updatedAt), asc(recs.id))
    .limit(completedShown)
  return unionAll(selectActive(db), completed).prepare('')
})

/** Active ones and recently completed ones, unordered. */
export function listShown(db: Queryable, userId: string, now: Date): Promise<ListedRow[]> {
  return shownQuery(db).execute({ userId, now })
}

export async function findRecommendation(db: Queryable, key: Key): Promise<ShownRow | undefined> {
  const [row] = await db
    .select({ ...shown, helped: lastAnswer })
    .from(recs)
    .where(isThis(key))
  return row
}

const isThis = ({ userId, recommendationId }: Key) => and(eq(recs.id, recommendationId), eq(recs.userId, userId))

/** Recent recommendations and what became of them. */
export function listPast(db: Queryable, userId: string) {
  return db
    .select({
      rule: recs.rule,
      type: recs.type,
      resourceId: recs.resourceId,
      dismissed: recs.dismissed,
      completedAt: recs.completedAt,
      retiredAt: recs.retiredAt,
      expiresAt: recs.expiresAt,
      madeAt: recs.createdAt,
      updatedAt: recs.updatedAt,
      helped: lastAnswer,
      // Not exists(), because PostgreSQL might then collect everybody's interactions first.
      wasOpened: sql<boolean>`(select true from ${resourceInteractions} made
        where made.recommendation_id = resource_recommendations.id and made.action = 'opened' limit 1) is not null`,
    })
    .from(recs)
    .where(eq(recs.userId, userId))
    .orderBy(latestFirst(recs.createdAt), asc(recs.id))
    .limit(200)
}

/** False if it already was, or does not exist. */
export async function markCompleted(db: Queryable, key: Key, completedAt: Date): Promise<boolean> {
  const rows = await db
    .update(recs)
    .set({ completed: true, completedAt })
    .where(and(isThis(key), eq(recs.completed, false), eq(recs.dismissed, false)))
    .returning({ id: recs.id })
  return rows.length > 0
}

export async function markDismissed(db: Queryable, key: Key): Promise<boolean> {
  const rows = await db
    .update(recs)
    .set({ dismissed: true })
    .where(and(isThis(key), eq(recs.dismissed, false)))
    .returning({ id: recs.id })
  return rows.length > 0
}

export async function retireExpired(tx: Transaction, userId: string, now: Date): Promise<void> {
  await retire(tx, and(eq(recs.userId, userId), isOpen, lte(recs.expiresAt, now)), now)
}

export async function retireThese(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await retire(tx, and(inArray(recs.id, [...ids]), isOpen), now)
}

async function retire(tx: Transaction, which: SQL | undefined, retiredAt: Date): Promise<void> {
  await tx.update(recs).set({ retiredAt }).where(which)
}

/** Updates the same item's text and figures from the records, and keeps its position in the list. */
export async function renew(tx: Transaction, id: string, change: Omit<NewRecommendation, 'userId'>): Promise<void> {
  await tx.update(recs).set(change).where(eq(recs.id, id))
}

export async function insertRecommendations(tx: Transaction, rows: readonly NewRecommendation[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(recs)
    .values([...rows])
    .onConflictDoNothing()
}

type Interaction = Pick<typeof resourceInteractions.$inferInsert, 'userId' | 'recommendationId' | 'value' | 'metadata'>
export type InteractionAction = 'opened' | 'completed' | 'dismissed' | 'helped' | 'insight_dismissed'

export async function insertInteraction(
  db: Queryable,
  interaction: Interaction & { action: InteractionAction },
): Promise<void> {
  await db.insert(resourceInteractions).values(interaction)
}
