/** Why something waits for a look: it may hold contact details, its words sound like danger, or members reported it. */
export const reviewKinds = ['held', 'flagged', 'reported'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const moderationDecisions = ['hide', 'restore', 'keep'] as const
export type ModerationDecision = (typeof moderationDecisions)[number]
