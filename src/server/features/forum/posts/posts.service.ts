import type { ForumCategoryCount, ForumPost, ForumPostChange, NewForumPost } from '#contract/forum/forum.ts'
import type { Page } from '#contract/paging.ts'
import { keysOf } from '#rules/closed-sets.ts'
import { forumCategories } from '#rules/forum/categories.ts'
import { postWords } from '#rules/forum/post-words.ts'
import { retryOnDeadlock } from '#server/db/connections/deadlocks.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/limits/rate-limits.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { spendFirstDayPost } from '../first-day.ts'
import type { ForumEvents } from '../forum-events.ts'
import { postGone } from '../gone.ts'
import { withdrawHold } from '../moderation/reviews.queries.ts'
import { presentPost } from '../present-writing.ts'
import { readWriting, requestReview } from '../read-writing.ts'
import { sumTally } from '../tally.queries.ts'
import { findPost, listOwnPosts, listPosts } from './posts.queries.ts'
import { deleteOwnPost, findPostIdOfDraft, insertPost, lockPost, updatePost } from './posts-writing.queries.ts'

/** Everything of a post that may be changed later, whether or not it was. */
type Changeable = { [Name in keyof ForumPostChange]-?: NonNullable<ForumPostChange[Name]> }

export type PostsDeps = { db: Database; limits: Limits; events: ForumEvents }

export function createPosts({ db, limits, events }: PostsDeps) {
  async function requirePost({ userId }: Actor, postId: string): Promise<ForumPost> {
    const row = await findPost(db, userId, postId)
    if (!row) throw postGone()
    return presentPost(row)
  }

  return {
    async list({ userId }: Actor, page: Page & { category?: ForumPost['category'] | undefined }): Promise<ForumPost[]> {
      return (await listPosts(db, userId, page)).map(presentPost)
    },

    async listOwn({ userId }: Actor, page: Page): Promise<ForumPost[]> {
      return (await listOwnPosts(db, userId, page)).map(presentPost)
    },

    async countByCategory(): Promise<ForumCategoryCount[]> {
      const counts = new Map((await sumTally(db)).map(({ category, posts }) => [category, posts]))
      return forumCategories.map((category) => ({ category, posts: counts.get(category) ?? 0 }))
    },

    read: requirePost,

    async create(actor: Actor, { clientId, ...draft }: NewForumPost): Promise<ForumPost> {
      const { userId } = actor
      const sent = clientId && (await findPostIdOfDraft(db, userId, clientId))
      if (sent) return requirePost(actor, sent)
      const giveBack = await spendFirstDayPost(limits, actor)
      const reading = readWriting(postWords(draft))
      const work = db.transaction(async (tx) => {
        const isHeld = reading.heldFor.length > 0
        const postId = await insertPost(tx, { ...draft, userId, clientId: clientId ?? null, isHeld })
        if (postId) await requestReview(tx, { postId }, userId, reading)
        return postId
      })
      const made = await work.catch(async (error) => {
        await giveBack()
        throw error
      })
      // The same draft was sent twice at once, and the other request created the post.
      if (!made) await giveBack()
      const postId = made ?? (clientId && (await findPostIdOfDraft(db, userId, clientId)))
      if (!postId) throw postGone()
      return requirePost(actor, postId)
    },

    async change(actor: Actor, postId: string, change: ForumPostChange): Promise<ForumPost> {
      requireOwn(await requirePost(actor, postId))
      await db.transaction(async (tx) => {
        const before = await lockPost(tx, postId)
        if (!before) return
        const after: Changeable = {
          title: change.title ?? before.title,
          content: change.content ?? before.content,
          category: change.category ?? before.category,
        }
        if (keysOf(after).every((name) => after[name] === before[name])) return
        const reading = readWriting(postWords(after))
        const isHeld = reading.heldFor.length > 0
        const heldAt = isHeld ? (before.heldAt ?? new Date()) : null
        await updatePost(tx, postId, { ...after, heldAt, editedAt: new Date() })
        await requestReview(tx, { postId }, actor.userId, reading)
        if (before.heldAt && !isHeld) await withdrawHold(tx, { postId })
      })
      return requirePost(actor, postId)
    },

    async remove(actor: Actor, postId: string): Promise<void> {
      requireOwn(await requirePost(actor, postId))
      const work = () =>
        db.transaction(async (tx) => {
          await deleteOwnPost(tx, actor.userId, postId)
          await events.onPostGone(tx, { postId, postAuthorId: actor.userId })
        })
      await retryOnDeadlock(work)
    },
  }
}

function requireOwn({ isMine }: Pick<ForumPost, 'isMine'>): void {
  if (!isMine) throw new AppError('forbidden', 'Only the person who wrote this can change it.')
}
