/**
 * Why something needs a look by a moderator: it may contain contact details, it sounds like danger, or members reported
 * it.
 */
export const reviewKinds = ['held', 'flagged', 'reported'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const moderationDecisions = ['hide', 'restore', 'keep'] as const
export type ModerationDecision = (typeof moderationDecisions)[number]

export const moderationTargets = ['posts', 'replies'] as const

/** Only the author can see what is not published. `held`: waits for a moderator. `hidden`: taken down by one. */
export const writingStatuses = ['published', 'held', 'hidden'] as const
