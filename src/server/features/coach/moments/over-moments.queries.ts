import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { hourMs } from '#rules/durations.ts'
import { askedAboutForMs } from '#rules/moments/facts.ts'
import type { Queryable } from '#server/db/database.ts'
import { userChallengeCompletions as runs } from '#server/db/tables/challenges.ts'
import { moments } from '#server/db/tables/moments.ts'

/** Most events are over an hour after they begin; nobody should be asked in the middle of one. */
const lastsMs = hourMs

/** Moments that are over and were not brought up yet, latest first. A challenge that was given up never happened. */
export function listOverMoments(db: Queryable, { userId, now }: { userId: string; now: Date }) {
  const overAt = sql`coalesce(${moments.closedAt}, ${moments.startsAt} + make_interval(secs => ${lastsMs / 1000}))`
  return db
    .select({
      id: moments.id,
      title: moments.title,
      isWritten: sql<boolean>`${moments.debriefedAt} is not null or coalesce(${runs.completed}, false)`,
    })
    .from(moments)
    .leftJoin(runs, eq(runs.id, moments.completionId))
    .where(
      and(
        eq(moments.userId, userId),
        isNull(moments.coachAskedAt),
        or(isNotNull(moments.startsAt), isNotNull(moments.debriefedAt)),
        or(isNull(moments.completionId), isNull(runs.leftAt)),
        sql`${overAt} <= ${now.toISOString()}::timestamptz`,
        sql`${overAt} > ${new Date(now.getTime() - askedAboutForMs).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(overAt), moments.id)
    .limit(20)
}

type Asked = { userId: string; ids: readonly string[]; now: Date }

export async function markAsked(db: Queryable, { userId, ids, now }: Asked): Promise<void> {
  await db
    .update(moments)
    .set({ coachAskedAt: now })
    .where(and(eq(moments.userId, userId), inArray(moments.id, [...ids])))
}
