import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { keysOf } from '#rules/closed-sets.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { exposureChallenges, ladderRatings, userChallengeCompletions } from '#server/db/tables/challenges.ts'
import { chatMessages, chatSessions, coachNotes, coachPeople } from '#server/db/tables/coach.ts'
import { cueFavorites, cueUses, lessonFeedback, notifications } from '#server/db/tables/engagement.ts'
import { forumLikes, forumPosts, forumReplies } from '#server/db/tables/forum.ts'
import { leads, newsletterSubscribers } from '#server/db/tables/growth.ts'
import { moments } from '#server/db/tables/moments.ts'
import { users } from '#server/db/tables/users.ts'
import { moodEntries, techniqueUsage, userProgress } from '#server/db/tables/wellbeing.ts'

/** An arbitrary number that nothing else of ours uses. */
const demoLock = 4_327_839

/** By table name, in an order in which every row finds what it refers to. */
const tables = {
  users,
  leads,
  newsletterSubscribers,
  forumPosts,
  forumReplies,
  forumLikes,
  notifications,
  exposureChallenges,
  userChallengeCompletions,
  ladderRatings,
  moments,
  moodEntries,
  techniqueUsage,
  cueFavorites,
  cueUses,
  lessonFeedback,
  coachPeople,
  chatSessions,
  chatMessages,
  coachNotes,
} satisfies Record<string, PgTable>

type Tables = typeof tables
type Name = keyof Tables
/** Rows to insert, by table name. */
export type DemoRows = { [N in Name]?: readonly Tables[N]['$inferInsert'][] }

/** One statement per table. */
export async function insertDemoRows(tx: Transaction, rows: DemoRows): Promise<void> {
  for (const name of keysOf(tables)) await insertInto(tx, tables[name], rows[name] ?? [])
}

async function insertInto(tx: Transaction, table: PgTable, rows: readonly Record<string, unknown>[]) {
  if (rows.length > 0) await tx.insert(table).values([...rows])
}

/** Another instance that starts at the same time waits here, and then finds everything created. */
export async function lockDemo(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`)
}

type Known = { ids: ReadonlySet<string>; isProgressKept: boolean }

/** Which of these accounts exist, by id or by address, and whether one of them has progress. */
export async function readKnown(
  db: Queryable,
  accounts: readonly { id: string; email: string }[],
  settledId: string,
): Promise<Known> {
  const rows = await db
    .select({ id: users.id, progressId: userProgress.id })
    .from(users)
    .leftJoin(userProgress, and(eq(userProgress.userId, users.id), eq(users.id, settledId)))
    .where(
      inArray(
        sql`lower(${users.email})`,
        accounts.map(({ email }) => email),
      ),
    )
  return {
    ids: new Set(rows.map(({ id }) => id)),
    isProgressKept: rows.some(({ progressId }) => progressId !== null),
  }
}

type DemoIds = Record<'peopleIds' | 'leadIds' | 'subscriberIds', readonly string[]>

/** Returns how many accounts there were. Everything they wrote and did is deleted with them. */
export async function deleteDemoRows(tx: Transaction, { peopleIds, leadIds, subscriberIds }: DemoIds): Promise<number> {
  await tx.delete(leads).where(inArray(leads.id, [...leadIds]))
  await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.id, [...subscriberIds]))
  const gone = await tx
    .delete(users)
    .where(inArray(users.id, [...peopleIds]))
    .returning({ id: users.id })
  return gone.length
}
