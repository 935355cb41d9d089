import type { ForumPost } from '#contract/forum/forum.ts'
import { forumPageSize } from '#rules/forum/limits.ts'

/**
 * If somebody posts while we load pages, everything moves down by one, and the last post of a page comes again with the
 * next.
 */
export function withoutRepeats<T extends { id: string }>(pages: readonly (readonly T[])[]): T[] {
  return [...new Map(pages.flat().map((item) => [item.id, item])).values()]
}

/** Where the next page starts: after everything loaded. Undefined if a page was incomplete. */
export function nextOffset(
  lastPage: readonly ForumPost[],
  pages: readonly (readonly ForumPost[])[],
): number | undefined {
  return lastPage.length < forumPageSize ? undefined : withoutRepeats(pages).length
}
