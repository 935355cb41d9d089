import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { ForumCategory } from '#rules/forum/categories.ts'
import type { Queryable } from '#server/db/database.ts'
import { prepareOnce } from '#server/db/prepare-once.ts'
import { forumLikes, forumPosts } from '#server/db/tables/forum.ts'
import { nameOf } from '../names.queries.ts'
import { isOpenTo, isVisibleTo, type Viewer } from '../visibility.queries.ts'

type Given<T> = { [K in keyof T]: T[K] | Placeholder }
type Selection = Given<Page> & { where: SQL | undefined; newestBy: 'publishedAt' | 'createdAt' }

const given = {
  viewerId: sql.placeholder('viewerId'),
  category: sql.placeholder('category'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
}

const openPosts = prepareOnce((db) => selectOpen(db, isOpenTo(forumPosts, given.viewerId)).prepare(''))
const openPostsOfCategory = prepareOnce((db) =>
  selectOpen(db, and(eq(forumPosts.category, given.category), isOpenTo(forumPosts, given.viewerId))).prepare(''),
)

function selectOpen(db: Queryable, where: SQL | undefined) {
  const { viewerId, limit, offset } = given
  return selectPosts(db, viewerId, { where, newestBy: 'publishedAt', limit, offset })
}

export async function listPosts(
  db: Queryable,
  viewerId: string,
  page: Page & { category?: ForumCategory | undefined },
) {
  const query = page.category ? openPostsOfCategory(db) : openPosts(db)
  return query.execute({ viewerId, ...page })
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
 * Posts as one person sees them. The page is selected first and gets its names afterwards, so that the cost does not
 * depend on the number of posts.
 */
function selectPosts(db: Queryable, viewerId: Viewer, { where, newestBy, limit, offset }: Selection) {
  // The indexes are built with `nulls last`. Without the same words here, PostgreSQL would not use them.
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
