import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/database.ts'
import { forumCategoryTally } from '#server/db/tables/forum.ts'

/** How many published posts each category has. Categories without any are missing. */
export async function sumTally(db: Queryable) {
  return db
    .select({ category: forumCategoryTally.category, posts: sql<number>`sum(${forumCategoryTally.posts})::int` })
    .from(forumCategoryTally)
    .groupBy(forumCategoryTally.category)
}

/** Merges many small changes into one row per category. Readers see either all of the old rows or the new ones. */
export async function foldTally(db: Queryable) {
  await db.execute(sql`
    with folded as (delete from ${forumCategoryTally} returning category, posts)
    insert into ${forumCategoryTally} (category, posts)
    select category, sum(posts) from folded group by category having sum(posts) <> 0`)
}
