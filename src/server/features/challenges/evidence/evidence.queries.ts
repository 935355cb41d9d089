import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { WallSums } from '#rules/challenges/wall.ts'
import type { Queryable } from '#server/db/database.ts'
import { containsText, experimentColumns } from '#server/db/experiments.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'
import type { ChallengeRow } from '../challenges.queries.ts'
import { setLearnt } from '../runs/run-moments.queries.ts'

const runs = userChallengeCompletions
const challenges = exposureChallenges

export type EvidenceScope = {
  userId: string
  like?: Pick<ChallengeRow, 'id' | 'category' | 'lifeCategory'> | undefined
}
export type EvidencePage = Page & { search?: string | undefined }

const isEvidence = and(eq(runs.completed, true), or(isNotNull(moments.learnt), isNotNull(moments.outcome)))

/** How similar a run is: the same challenge, its kind in the same life area, its kind anywhere, or not at all. */
function nearness({ id, category, lifeCategory }: NonNullable<EvidenceScope['like']>): SQL<number> {
  return sql<number>`case
    when ${runs.challengeId} = ${id} then 3
    when ${challenges.category} = ${category} and ${challenges.lifeCategory} = ${lifeCategory} then 2
    when ${challenges.category} = ${category} then 1
    else 0 end`
}

const inScope = ({ userId, like }: EvidenceScope) =>
  and(eq(runs.userId, userId), isEvidence, like && sql`${nearness(like)} > 0`)

function matches(search: string) {
  const texts = [sql`${moments.learnt}`, sql`${moments.fear}`, sql`${challenges.title}`]
  return or(...texts.map((text) => containsText(text, search)))
}

const columns = {
  completionId: runs.id,
  challengeId: runs.challengeId,
  challengeTitle: challenges.title,
  category: challenges.category,
  lifeCategory: challenges.lifeCategory,
  completedAt: sql`${runs.completedAt}`.mapWith(runs.completedAt),
  ...experimentColumns,
}

export function listEvidence(db: Queryable, scope: EvidenceScope, { search, limit, offset }: EvidencePage) {
  const order = [desc(runs.completedAt), runs.id]
  return db
    .select(columns)
    .from(runs)
    .innerJoin(moments, eq(moments.completionId, runs.id))
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(and(inScope(scope), search ? matches(search) : undefined))
    .orderBy(...(scope.like ? [desc(nearness(scope.like))] : []), ...order)
    .limit(limit)
    .offset(offset)
}

export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number]

export async function sumEvidence(db: Queryable, scope: EvidenceScope): Promise<WallSums> {
  const hasBoth = sql`${moments.certaintyBefore} is not null and ${moments.certaintyAfter} is not null`
  const [sums] = await db
    .select({
      predictions: count(moments.outcome),
      cameTrue: sql<number>`count(*) filter (where ${moments.outcome} = 'yes')::int`,
      partlyTrue: sql<number>`count(*) filter (where ${moments.outcome} = 'partly')::int`,
      certainties: sql<number>`count(*) filter (where ${hasBoth})::int`,
      certaintyBeforeSum: sql<number>`coalesce(sum(${moments.certaintyBefore}) filter (where ${hasBoth}), 0)::int`,
      certaintyAfterSum: sql<number>`coalesce(sum(${moments.certaintyAfter}) filter (where ${hasBoth}), 0)::int`,
    })
    .from(runs)
    .innerJoin(moments, eq(moments.completionId, runs.id))
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(inScope(scope))
  if (!sums) throw new Error('The query for the sums returned no row')
  return sums
}

type LearntLine = { userId: string; completionId: string; learnt: string | null }

export async function updateLearnt(db: Queryable, line: LearntLine): Promise<EvidenceRow | undefined> {
  const isThis = and(eq(runs.id, line.completionId), eq(runs.userId, line.userId), eq(runs.completed, true))
  const [done] = await db.select({ id: runs.id }).from(runs).where(isThis)
  if (!done) return undefined
  await setLearnt(db, line, line.learnt)
  const [row] = await db
    .select(columns)
    .from(runs)
    // A left join, because the moment may have been deleted.
    .leftJoin(moments, eq(moments.completionId, runs.id))
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(isThis)
  return row
}
