/** Why something waits for a look: it may hold contact details, its words sound like danger, or members reported it. */
export const reviewKinds = ['held', 'flagged', 'reported'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const moderationDecisions = ['hide', 'restore', 'keep'] as const
export type ModerationDecision = (typeof moderationDecisions)[number]

export const moderationTargets = ['posts', 'replies'] as const

/** Everyone but the author only ever meets what is published. `held`: waits for a person to look. `hidden`: taken down by one. */
export const writingStatuses = ['published', 'held', 'hidden'] as const
