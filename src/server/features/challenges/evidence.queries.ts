import { and, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { WallSums } from '#rules/challenges/wall.ts'
import type { Queryable } from '#server/db/database.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import type { ChallengeRow } from './challenges.queries.ts'

const runs = userChallengeCompletions
const challenges = exposureChallenges

export type EvidenceScope = {
  userId: string
  like?: Pick<ChallengeRow, 'id' | 'category' | 'lifeCategory'> | undefined
}
export type EvidencePage = { search?: string | undefined; limit: number; offset: number }

const isEvidence = and(eq(runs.completed, true), or(isNotNull(runs.learnt), isNotNull(runs.outcome)))

/** How near a run is: the challenge itself, its kind in the same part of life, its kind anywhere, or not at all. */
function nearness({ id, category, lifeCategory }: NonNullable<EvidenceScope['like']>): SQL<number> {
  return sql<number>`case
    when ${runs.challengeId} = ${id} then 3
    when ${challenges.category} = ${category} and ${challenges.lifeCategory} = ${lifeCategory} then 2
    when ${challenges.category} = ${category} then 1
    else 0 end`
}

const inScope = ({ userId, like }: EvidenceScope) =>
  and(eq(runs.userId, userId), isEvidence, like && sql`${nearness(like)} > 0`)

/** Words as typed: a percent sign is a percent sign. */
function matches(search: string) {
  const found = (text: SQL) => sql`strpos(lower(${text}), lower(${search})) > 0`
  return or(found(sql`${runs.learnt}`), found(sql`${runs.fear}`), found(sql`${challenges.title}`))
}

const columns = {
  completionId: runs.id,
  challengeId: runs.challengeId,
  challengeTitle: challenges.title,
  category: challenges.category,
  lifeCategory: challenges.lifeCategory,
  completedAt: sql`${runs.completedAt}`.mapWith(runs.completedAt),
  fear: runs.fear,
  outcome: runs.outcome,
  certaintyBefore: runs.certaintyBefore,
  certaintyAfter: runs.certaintyAfter,
  safetyHabit: runs.safetyHabit,
  habitDropped: runs.habitDropped,
  learnt: runs.learnt,
}

export function listEvidence(db: Queryable, scope: EvidenceScope, { search, limit, offset }: EvidencePage) {
  const order = [desc(runs.completedAt), runs.id]
  return db
    .select(columns)
    .from(runs)
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(and(inScope(scope), search ? matches(search) : undefined))
    .orderBy(...(scope.like ? [desc(nearness(scope.like))] : []), ...order)
    .limit(limit)
    .offset(offset)
}

export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number]

export async function sumEvidence(db: Queryable, scope: EvidenceScope): Promise<WallSums> {
  const hasBoth = sql`${runs.certaintyBefore} is not null and ${runs.certaintyAfter} is not null`
  const [sums] = await db
    .select({
      predictions: count(runs.outcome),
      cameTrue: sql<number>`count(*) filter (where ${runs.outcome} = 'yes')::int`,
      partlyTrue: sql<number>`count(*) filter (where ${runs.outcome} = 'partly')::int`,
      certainties: sql<number>`count(*) filter (where ${hasBoth})::int`,
      certaintyBeforeSum: sql<number>`coalesce(sum(${runs.certaintyBefore}) filter (where ${hasBoth}), 0)::int`,
      certaintyAfterSum: sql<number>`coalesce(sum(${runs.certaintyAfter}) filter (where ${hasBoth}), 0)::int`,
    })
    .from(runs)
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(inScope(scope))
  if (!sums) throw new Error('A sum always has a row')
  return sums
}

type LearntLine = { userId: string; completionId: string; learnt: string | null }

export async function updateLearnt(db: Queryable, line: LearntLine): Promise<EvidenceRow | undefined> {
  const isThis = and(eq(runs.id, line.completionId), eq(runs.userId, line.userId), eq(runs.completed, true))
  await db.update(runs).set({ learnt: line.learnt }).where(isThis)
  const [row] = await db
    .select(columns)
    .from(runs)
    .innerJoin(challenges, eq(challenges.id, runs.challengeId))
    .where(isThis)
  return row
}
