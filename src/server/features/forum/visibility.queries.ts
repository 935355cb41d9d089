import { and, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { forumBlocks, forumPosts, type forumReplies } from '#server/db/tables/forum.ts'

type Written = typeof forumPosts | typeof forumReplies
/** A person's id, or a placeholder for it in a prepared query. */
export type Viewer = string | Placeholder

/** Everyone may read it. */
export function isPublished(table: Written): SQL | undefined {
  return and(isNull(table.hiddenAt), isNull(table.heldAt))
}

/**
 * Leaves out what this person has blocked. A blocked member's anonymous posts stay: if they vanished, blocking somebody
 * would reveal which ones are theirs. The lists are read once per query, so that PostgreSQL can still use an index for
 * the order.
 */
function isNotBlocked(table: Written, viewerId: Viewer): SQL | undefined {
  const thing = table === forumPosts ? forumBlocks.postId : forumBlocks.replyId
  return and(
    or(table.isAnonymous, sql`${table.userId} <> all(${blockedBy(viewerId, forumBlocks.blockedUserId)})`),
    sql`${table.id} <> all(${blockedBy(viewerId, thing)})`,
  )
}

function blockedBy(viewerId: Viewer, column: AnyPgColumn): SQL {
  return sql`array(select ${column} from ${forumBlocks} where ${forumBlocks.userId} = ${viewerId} and ${column} is not null)`
}

/** What others wrote, as far as this person may and wants to read it. */
export function isOpenTo(table: Written, viewerId: Viewer): SQL | undefined {
  return and(isPublished(table), isNotBlocked(table, viewerId))
}

/** The same, plus everything this person wrote. */
export function isVisibleTo(table: Written, viewerId: Viewer): SQL | undefined {
  return or(isOpenTo(table, viewerId), eq(table.userId, viewerId))
}
