import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/db/database.ts'
import { forumPosts } from '#server/db/tables/forum.ts'
import { isPublished } from '../visibility.queries.ts'

type NewPost = Pick<
  typeof forumPosts.$inferInsert,
  'userId' | 'title' | 'content' | 'category' | 'isAnonymous' | 'clientId'
> & { isHeld: boolean }

/** The new post's id, or undefined if this draft was posted before. */
export async function insertPost(db: Queryable, { isHeld, ...post }: NewPost): Promise<string | undefined> {
  const waiting = isHeld ? { heldAt: new Date(), publishedAt: null } : {}
  const [made] = await db
    .insert(forumPosts)
    .values({ ...post, ...waiting })
    .onConflictDoNothing({ target: [forumPosts.userId, forumPosts.clientId] })
    .returning({ id: forumPosts.id })
  return made?.id
}

export async function findPostIdOfDraft(db: Queryable, userId: string, clientId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(eq(forumPosts.userId, userId), eq(forumPosts.clientId, clientId)))
  return row?.id
}

/** A post that others can read, regardless of blocks. */
export async function findPublishedPost(db: Queryable, postId: string) {
  const [row] = await db
    .select({ id: forumPosts.id, userId: forumPosts.userId, isAnonymous: forumPosts.isAnonymous })
    .from(forumPosts)
    .where(and(eq(forumPosts.id, postId), isPublished(forumPosts)))
  return row
}

export async function findPostAuthor(db: Queryable, postId: string) {
  const [row] = await db
    .select({ userId: forumPosts.userId, title: forumPosts.title })
    .from(forumPosts)
    .where(eq(forumPosts.id, postId))
  return row
}

/** Locked until the transaction ends, so that decisions based on it stay true. */
export async function lockPost(tx: Transaction, postId: string) {
  const [row] = await tx.select().from(forumPosts).where(eq(forumPosts.id, postId)).for('no key update')
  return row
}

type PostState = Partial<
  Pick<typeof forumPosts.$inferInsert, 'title' | 'content' | 'category' | 'editedAt' | 'hiddenAt' | 'heldAt'>
>

/** A post that is no longer held gets its publication date now, unless it had one. */
export async function updatePost(db: Queryable, postId: string, state: PostState) {
  const published = state.heldAt === null ? { publishedAt: sql`coalesce(${forumPosts.publishedAt}, now())` } : {}
  await db
    .update(forumPosts)
    .set({ ...state, ...published })
    .where(eq(forumPosts.id, postId))
}

export async function deleteOwnPost(db: Queryable, userId: string, postId: string): Promise<boolean> {
  const gone = await db
    .delete(forumPosts)
    .where(and(eq(forumPosts.id, postId), eq(forumPosts.userId, userId)))
    .returning({ id: forumPosts.id })
  return gone.length > 0
}
