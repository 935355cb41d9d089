import type { ModerationDecision, ReviewKind } from '#rules/forum/moderation.ts'

export const kindLabels: Readonly<Record<ReviewKind, string>> = {
  flagged: 'Sounds like danger',
  held: 'Held for contact details',
  reported: 'Reported',
}

export const statusLabels = { published: 'Visible', held: 'Only its author sees it', hidden: 'Hidden' } as const

export const decisionLabels: Readonly<Record<ModerationDecision, string>> = {
  hide: 'Hidden',
  restore: 'Put up',
  keep: 'Kept as it is',
}

/** The singular words for `posts` and `replies` in addresses. */
export const thingLabels = { posts: 'post', replies: 'reply' } as const
