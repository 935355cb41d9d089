import { and, asc, eq, sql } from 'drizzle-orm'
import type { SubqueryWithSelection } from 'drizzle-orm/pg-core'
import type { Page } from '#contract/paging.ts'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { forumReplies } from '#server/db/tables/forum.ts'
import { nameOf } from '../names.queries.ts'
import { isPublished, isVisibleTo } from '../visibility.queries.ts'

export async function listReplies(db: Queryable, viewerId: string, postId: string, { limit, offset }: Page) {
  const page = db
    .select()
    .from(forumReplies)
    .where(and(eq(forumReplies.postId, postId), isVisibleTo(forumReplies, viewerId)))
    .orderBy(asc(forumReplies.createdAt), asc(forumReplies.id))
  const reply = page.limit(limit).offset(offset).as('reply')
  return selectFrom(db, viewerId, reply).orderBy(asc(reply.createdAt), asc(reply.id))
}

export async function findReply(db: Queryable, viewerId: string, replyId: string) {
  const one = db
    .select()
    .from(forumReplies)
    .where(and(eq(forumReplies.id, replyId), isVisibleTo(forumReplies, viewerId)))
  const [row] = await selectFrom(db, viewerId, one.limit(1).offset(0).as('reply'))
  return row
}

type Chosen = SubqueryWithSelection<(typeof forumReplies)['_']['columns'], 'reply'>

/** Replies as one person sees them. */
function selectFrom(db: Queryable, viewerId: string, reply: Chosen) {
  const name = nameOf(db, reply)
  return db
    .select({
      id: reply.id,
      postId: reply.postId,
      content: reply.content,
      isAnonymous: reply.isAnonymous,
      hiddenAt: reply.hiddenAt,
      heldAt: reply.heldAt,
      editedAt: reply.editedAt,
      createdAt: reply.createdAt,
      isMine: sql<boolean>`${reply.userId} = ${viewerId}`,
      firstName: name.firstName,
      lastName: name.lastName,
    })
    .from(reply)
    .leftJoinLateral(name, sql`true`)
}
export type ReplyRow = Awaited<ReturnType<typeof selectFrom>>[number]

type NewReply = Pick<typeof forumReplies.$inferInsert, 'postId' | 'userId' | 'content' | 'isAnonymous' | 'clientId'> & {
  isHeld: boolean
}

/** The new reply's id, or undefined if this draft was posted before. */
export async function insertReply(db: Queryable, { isHeld, ...reply }: NewReply): Promise<string | undefined> {
  const [made] = await db
    .insert(forumReplies)
    .values({ ...reply, ...(isHeld ? { heldAt: new Date() } : {}) })
    .onConflictDoNothing({ target: [forumReplies.userId, forumReplies.clientId] })
    .returning({ id: forumReplies.id })
  return made?.id
}

export async function findReplyIdOfDraft(db: Queryable, userId: string, clientId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: forumReplies.id })
    .from(forumReplies)
    .where(and(eq(forumReplies.userId, userId), eq(forumReplies.clientId, clientId)))
  return row?.id
}

/** A reply that others can read, regardless of blocks. */
export async function findPublishedReply(db: Queryable, replyId: string) {
  const [row] = await db
    .select({
      id: forumReplies.id,
      postId: forumReplies.postId,
      userId: forumReplies.userId,
      isAnonymous: forumReplies.isAnonymous,
    })
    .from(forumReplies)
    .where(and(eq(forumReplies.id, replyId), isPublished(forumReplies)))
  return row
}

export async function lockReply(tx: Transaction, replyId: string) {
  const [row] = await tx.select().from(forumReplies).where(eq(forumReplies.id, replyId)).for('no key update')
  return row
}

type ReplyState = Partial<Pick<typeof forumReplies.$inferInsert, 'content' | 'editedAt' | 'hiddenAt' | 'heldAt'>>

export async function updateReply(db: Queryable, replyId: string, state: ReplyState) {
  await db.update(forumReplies).set(state).where(eq(forumReplies.id, replyId))
}

/** The id of its post, or undefined if this person has no such reply. */
export async function deleteOwnReply(db: Queryable, userId: string, replyId: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(forumReplies)
    .where(and(eq(forumReplies.id, replyId), eq(forumReplies.userId, userId)))
    .returning({ postId: forumReplies.postId })
  return gone?.postId
}
