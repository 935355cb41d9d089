import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { latestFirst } from '#server/db/latest-first.ts'
import { exposureChallenges, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { chatSessions, coachNotes } from '#server/db/tables/coach.ts'
import { cueUses, lessonFeedback } from '#server/db/tables/engagement.ts'
import { moments } from '#server/db/tables/moments.ts'
import { moodEntries, techniqueUsage, userProgress } from '#server/db/tables/wellbeing.ts'

/** As far back as the rules look, limited to the latest of each, so that ten years cost no more than one. */
const most = { moods: 150, techniques: 300, challenges: 200, chats: 6, steps: 5, moments: 5 }

export async function findTimeZone(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ timeZone: userProgress.timeZone })
    .from(userProgress)
    .where(eq(userProgress.userId, userId))
  return row?.timeZone
}

export function listMoods(db: Queryable, userId: string) {
  return db
    .select({ id: moodEntries.id, mood: moodEntries.mood, day: moodEntries.day })
    .from(moodEntries)
    .where(eq(moodEntries.userId, userId))
    .orderBy(latestFirst(moodEntries.day), latestFirst(moodEntries.createdAt), moodEntries.id)
    .limit(most.moods)
}

export function listTechniqueUses(db: Queryable, userId: string) {
  const { id, techniqueId, category, completed, rating, createdAt } = techniqueUsage
  return db
    .select({ id, techniqueId, area: category, completed, rating, at: createdAt })
    .from(techniqueUsage)
    .where(eq(techniqueUsage.userId, userId))
    .orderBy(latestFirst(createdAt), id)
    .limit(most.techniques)
}

const runs = userChallengeCompletions

export function listChallengeRuns(db: Queryable, userId: string) {
  return db
    .select({
      id: runs.id,
      startedAt: runs.createdAt,
      completedAt: runs.completedAt,
      leftAt: runs.leftAt,
      anxietyBefore: runs.anxietyBefore,
      anxietyAfter: runs.anxietyAfter,
      hasPrediction: sql<boolean>`${moments.fear} is not null`,
      certaintyBefore: moments.certaintyBefore,
      certaintyAfter: moments.certaintyAfter,
      outcome: moments.outcome,
      habitDropped: moments.habitDropped,
      challenge: exposureChallenges,
    })
    .from(runs)
    .leftJoin(moments, eq(moments.completionId, runs.id))
    .innerJoin(exposureChallenges, eq(exposureChallenges.id, runs.challengeId))
    .where(eq(runs.userId, userId))
    .orderBy(latestFirst(runs.createdAt), runs.id)
    .limit(most.challenges)
}

export function listCueUses(db: Queryable, userId: string) {
  return db
    .select({
      id: cueUses.cueId,
      uses: sql<number>`count(*)`.mapWith(Number),
      lastUsedAt: sql`max(${cueUses.usedAt})`.mapWith(cueUses.usedAt),
    })
    .from(cueUses)
    .where(eq(cueUses.userId, userId))
    .groupBy(cueUses.cueId)
    .orderBy(cueUses.cueId)
}

const messages = sql`jsonb_array_elements(${chatSessions.messages}) message`
const momentOf = sql`(message ->> 'timestamp')::timestamptz`

/** Only what the coach understood; the messages themselves are not read. */
export function listChats(db: Queryable, userId: string, { now }: { now: Date }) {
  return db
    .select({
      id: chatSessions.id,
      area: chatSessions.category,
      lastAt: sql<Date | null>`(select max(${momentOf}) from ${messages} where message ->> 'role' = 'user')`.mapWith(
        chatSessions.updatedAt,
      ),
      needs: sql<string[]>`array(select message #>> '{understood,need}' from ${messages}
        where message ? 'understood' order by message -> 'id')`,
      hadCrisis: sql<boolean>`exists(select from ${messages}
        where message ? 'safety' and ${momentOf} > ${now}::timestamptz - interval '1 day')`,
    })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), gt(chatSessions.messageCount, 0)))
    .orderBy(latestFirst(chatSessions.updatedAt), chatSessions.id)
    .limit(most.chats)
}

export function listLessonAnswers(db: Queryable, userId: string) {
  const { lessonId, helpful, answeredAt } = lessonFeedback
  return db
    .select({ id: lessonId, isHelpful: helpful, at: answeredAt })
    .from(lessonFeedback)
    .where(eq(lessonFeedback.userId, userId))
    .orderBy(latestFirst(answeredAt), lessonId)
}

export function listOpenSteps(db: Queryable, userId: string) {
  const { id, item, createdAt, kind, isDone } = coachNotes
  return db
    .select({ id, item, at: createdAt })
    .from(coachNotes)
    .where(and(eq(coachNotes.userId, userId), eq(kind, 'step'), isNull(isDone)))
    .orderBy(latestFirst(createdAt), id)
    .limit(most.steps)
}

/** Coming moments, nearest first, then those without a time. A challenge counts once it has a day. */
export function listOpenMoments(db: Queryable, userId: string, { now }: { now: Date }) {
  const { id, completionId, title, lifeArea, startsAt, createdAt, lines, closedAt } = moments
  const isSomeTime = and(isNull(startsAt), isNull(completionId))
  return db
    .select({
      id,
      title,
      area: lifeArea,
      startsAt,
      madeAt: createdAt,
      hasLines: sql<boolean>`jsonb_array_length(${lines}) > 0`,
    })
    .from(moments)
    .where(and(eq(moments.userId, userId), isNull(closedAt), or(isSomeTime, gte(startsAt, now))))
    .orderBy(sql`${startsAt} asc nulls last`, latestFirst(createdAt), id)
    .limit(most.moments)
}
