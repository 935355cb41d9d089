import { writeDate } from '#rules/words/written-date.ts'
import type { NewNotification } from './notifications.queries.ts'

export function trialEnding(userId: string, daysLeft: number, endsOn: Date): NewNotification {
  return {
    userId,
    kind: 'trial_ending',
    title: `Your free trial ends on ${writeDate(endsOn)}`,
    body: 'Nothing is charged and nothing renews on its own.',
    href: '/pricing',
    dedupeKey: `trial-ending:${endsOn.toISOString()}:${daysLeft}`,
  }
}

export function cancellationProcessed(userId: string, requestId: string, accessUntil: Date | null): NewNotification {
  return {
    userId,
    kind: 'cancellation_processed',
    title: 'Your membership will not renew',
    body: accessUntil ? `You keep everything until ${writeDate(accessUntil)}.` : 'It has already ended.',
    href: '/account#membership',
    dedupeKey: `cancellation:${requestId}`,
  }
}

export const forumPostHref = (postId: string) => `/community?post=${postId}`
export const forumReplyKey = (replyId: string) => `forum-reply:${replyId}`

/** Does not name who replied: the reply itself shows that, as long as it exists. */
export function forumReply(reply: {
  postAuthorId: string
  postId: string
  postTitle: string
  replyId: string
}): NewNotification {
  return {
    userId: reply.postAuthorId,
    kind: 'forum_reply',
    title: 'New reply to your post',
    body: reply.postTitle,
    href: forumPostHref(reply.postId),
    dedupeKey: forumReplyKey(reply.replyId),
  }
}

type Reviewed = {
  authorId: string
  decisionId: string
  postId: string
  what: 'post' | 'reply'
  outcome: 'up' | 'back' | 'down'
}

const reviewTexts = {
  up: { title: 'is up', body: 'Somebody from the team has read it. Everyone in the community can see it now.' },
  back: { title: 'is back', body: 'It had been taken down. Everyone in the community can see it again.' },
  down: { title: 'was taken down', body: 'Only you can see it now. Write to us if you think that is a mistake.' },
} as const

export function forumReviewed({ authorId, decisionId, postId, what, outcome }: Reviewed): NewNotification {
  const { title, body } = reviewTexts[outcome]
  return {
    userId: authorId,
    kind: 'forum_review',
    title: `Your ${what} ${title}`,
    body,
    href: forumPostHref(postId),
    dedupeKey: `forum-review:${decisionId}`,
  }
}

/** Does not say what the step was, because a notification may be read over somebody's shoulder. */
export function stepDue(userId: string, noteId: string): NewNotification {
  return {
    userId,
    kind: 'coach_step',
    title: 'It’s time for the small step you planned',
    body: 'Done, half done or not at all: you can tell WingMate how it went.',
    href: '/coach',
    dedupeKey: `coach-step:${noteId}`,
  }
}
