import { keysOf } from '#rules/closed-sets.ts'
import { hourMs } from '#rules/durations.ts'
import { createChance } from '../chance.ts'
import type { DemoRows } from '../demo.queries.ts'
import type { DemoClock } from '../demo-clock.ts'
import { demoId } from '../demo-ids.ts'
import { neighbors, settledMember, type Writer, writerId } from '../demo-people.ts'
import type { DemoPost } from './demo-post.ts'
import { demoPosts } from './forum-talk.ts'

const likers: Writer[] = [...keysOf(neighbors), 'nadia']

type Reply = { postAuthorId: string; postId: string; postTitle: string; replyId: string }
/** Creates the notification about a reply for the author of a post. */
export type NoticeOfReply = (
  reply: Reply,
) => Omit<NonNullable<DemoRows['notifications']>[number], 'id' | 'createdAt' | 'readAt'>

/**
 * The community's posts, replies and likes, and the settled member's notifications about them. Triggers keep the
 * counters.
 */
export function forumRows(
  clock: DemoClock,
  { seed, noticeOfReply }: { seed: number; noticeOfReply: NoticeOfReply },
): Pick<DemoRows, 'forumPosts' | 'forumReplies' | 'forumLikes' | 'notifications'> {
  const chance = createChance(seed)
  const posts = demoPosts.map((post) => ({
    ...post,
    id: demoId(`post ${post.key}`),
    at: clock.at(post.daysAgo, post.time),
  }))
  const replies = posts.flatMap((post) => repliesOf(post, clock))
  return {
    forumPosts: posts.map(({ id, by, title, content, category, isAnonymous = false, at }) => ({
      id,
      userId: writerId(by),
      title,
      content,
      category,
      isAnonymous,
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
    })),
    forumReplies: replies.map(({ post: _, ...reply }) => reply),
    forumLikes: posts.flatMap(({ id, by, at }) =>
      likers
        .filter((liker) => liker !== by && chance() < 0.45 && joinedBy(liker, clock) < at)
        .map((liker) => ({ postId: id, userId: writerId(liker), likedAt: soonAfter(at, chance(), clock) })),
    ),
    notifications: replies
      .filter(({ post, userId }) => post.by === 'nadia' && userId !== settledMember.id)
      .map(({ id, post, createdAt }) => ({
        ...noticeOfReply({ postAuthorId: settledMember.id, postId: post.id, postTitle: post.title, replyId: id }),
        createdAt,
        // The last three days are still unread.
        readAt: post.daysAgo > 3 ? createdAt : null,
      })),
  }
}

function repliesOf(post: DemoPost & { id: string; at: Date }, clock: DemoClock) {
  return post.replies.map(({ by, hoursLater, content, isAnonymous = false }, index) => ({
    id: demoId(`reply ${post.key} ${index}`),
    postId: post.id,
    userId: writerId(by),
    content,
    isAnonymous,
    createdAt: notLaterThanNow(new Date(post.at.getTime() + hoursLater * hourMs), clock, post.replies.length - index),
    post,
  }))
}

/** Yesterday evening may be an hour ago: what would be in the future is moved to the last minutes, in its order. */
function notLaterThanNow(at: Date, { now }: DemoClock, fromEnd: number): Date {
  const latest = now.getTime() - fromEnd * 2 * 60 * 1000
  return at.getTime() < latest ? at : new Date(latest)
}

function soonAfter(at: Date, chance: number, { now }: DemoClock): Date {
  return new Date(Math.min(at.getTime() + chance * 48 * hourMs, now.getTime()))
}

function joinedBy(writer: Writer, clock: DemoClock): Date {
  return writer === 'nadia' ? clock.at(42, '21:05') : clock.at(neighbors[writer].joinedDaysAgo, '20:00')
}
