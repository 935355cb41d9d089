import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ForumCategory } from '#rules/forum/categories.ts'
import type { Queryable } from '#server/db/database.ts'
import { forumLikes, forumPosts } from '#server/db/tables/forum.ts'
import { nameOf } from './names.queries.ts'
import { isOpenTo, isVisibleTo } from './visibility.queries.ts'

export type Page = { limit: number; offset: number }
type Selection = Page & { where: SQL | undefined; newestBy: 'publishedAt' | 'createdAt' }

export async function listPosts(
  db: Queryable,
  viewerId: string,
  page: Page & { category?: ForumCategory | undefined },
) {
  const category = page.category ? eq(forumPosts.category, page.category) : undefined
  const where = and(category, isOpenTo(forumPosts, viewerId))
  return selectPosts(db, viewerId, { ...page, where, newestBy: 'publishedAt' })
}

export async function listOwnPosts(db: Queryable, viewerId: string, page: Page) {
  return selectPosts(db, viewerId, { ...page, where: eq(forumPosts.userId, viewerId), newestBy: 'createdAt' })
}

export async function findPost(db: Queryable, viewerId: string, postId: string) {
  const where = and(eq(forumPosts.id, postId), isVisibleTo(forumPosts, viewerId))
  const [row] = await selectPosts(db, viewerId, { where, newestBy: 'createdAt', limit: 1, offset: 0 })
  return row
}

/**
 * Posts as one person sees them. The page is cut first and gets its names afterwards, so that its cost does not depend
 * on how many posts there are.
 */
async function selectPosts(db: Queryable, viewerId: string, { where, newestBy, limit, offset }: Selection) {
  // The indexes say where nothing sorts, so the order has to say it too, or they are of no use.
  const newestFirst = (posts: Record<'publishedAt' | 'createdAt' | 'id', unknown>) => [
    sql`${posts[newestBy]} desc nulls last`,
    sql`${posts.id} desc nulls last`,
  ]
  const page = db
    .select()
    .from(forumPosts)
    .where(where)
    .orderBy(...newestFirst(forumPosts))
  const post = page.limit(limit).offset(offset).as('post')
  const name = nameOf(db, post)
  return db
    .select({
      id: post.id,
      title: post.title,
      content: post.content,
      category: post.category,
      likes: post.likes,
      replies: post.replies,
      isAnonymous: post.isAnonymous,
      hiddenAt: post.hiddenAt,
      heldAt: post.heldAt,
      publishedAt: post.publishedAt,
      editedAt: post.editedAt,
      createdAt: post.createdAt,
      isMine: sql<boolean>`${post.userId} = ${viewerId}`,
      isLiked: sql<boolean>`${forumLikes.userId} is not null`,
      firstName: name.firstName,
      lastName: name.lastName,
    })
    .from(post)
    .leftJoinLateral(name, sql`true`)
    .leftJoin(forumLikes, and(eq(forumLikes.postId, post.id), eq(forumLikes.userId, viewerId)))
    .orderBy(...newestFirst(post))
}
export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]
