import type { LikeState } from '#contract/forum/forum.ts'
import { retryOnDeadlock } from '#server/db/connections/deadlocks.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { asGone, postGone } from '../gone.ts'
import { deleteLike, findLikeState, insertLike } from './likes.queries.ts'

export function createLikes({ db }: { db: Database }) {
  async function requireState({ userId }: Actor, postId: string): Promise<LikeState> {
    const state = await findLikeState(db, { postId, userId })
    if (!state) throw postGone()
    return state
  }

  return {
    async like(actor: Actor, postId: string): Promise<LikeState> {
      try {
        await insertLike(db, { postId, userId: actor.userId })
      } catch (error) {
        throw asGone(error)
      }
      return requireState(actor, postId)
    },

    async unlike(actor: Actor, postId: string): Promise<LikeState> {
      await retryOnDeadlock(() => deleteLike(db, { postId, userId: actor.userId }))
      return requireState(actor, postId)
    },
  }
}
