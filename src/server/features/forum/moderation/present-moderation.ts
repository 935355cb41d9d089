import type { ModerationItem, ModerationLogEntry } from '#contract/forum/forum-moderation.ts'
import { statusOf } from '../present-writing.ts'
import type { LogRow, QueueRow, ReportRow } from './moderation.queries.ts'

export function presentQueueItem(
  { review, reply, post, author }: QueueRow,
  reports: readonly ReportRow[],
): ModerationItem {
  const written = reply ?? post
  return {
    targetType: reply ? 'replies' : 'posts',
    targetId: written.id,
    postId: post.id,
    title: post.title,
    content: written.content,
    category: post.category,
    isAnonymous: written.isAnonymous,
    status: statusOf(written),
    createdAt: written.createdAt.toISOString(),
    author: written.isAnonymous ? null : author,
    kinds: review.kinds,
    signals: review.signals,
    openedAt: review.openedAt.toISOString(),
    reports: reports
      .filter((report) => (reply ? report.replyId === reply.id : report.postId === post.id))
      .map(({ reason, details, createdAt }) => ({ reason, details, createdAt: createdAt.toISOString() })),
  }
}

export function presentLogEntry(row: LogRow): ModerationLogEntry {
  const { id, decision, targetType, targetId, note, decidedAt, firstName, lastName, reply, post } = row
  const moderator = firstName === null ? null : { firstName, lastName: lastName ?? '' }
  const written = reply ?? post
  const target = written && {
    title: post?.title ?? '',
    excerpt: excerptOf(written.content),
    status: statusOf(written),
  }
  return { id, decision, targetType, targetId, note, target, moderator, decidedAt: decidedAt.toISOString() }
}

const excerptLength = 200

/** Counts code points, so that no emoji is cut in half. */
function excerptOf(content: string): string {
  const characters = [...content]
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : content
}
