export const moodNotesMaxLength = 2000
/** A check-in can be for today or for one of so many days before. */
export const backDatingDays = 7
/** How long a check-in may wait on a device without a network. */
export const offlineDays = 30
/** How far a device's clock may be ahead of ours around midnight. */
export const clockSlackMinutes = 15

/** The average of somebody who has not checked in yet. */
export const averageMoodDefault = 3

export const reportDays = 30
export const reportEntries = 10
/** Runs drawn in the challenge curve and the prediction ledger, the latest ones. */
export const reportRuns = 20

/** How near a check-in has to be to a technique to count as before or after it. */
export const comparisonHours = 3
/** How far back such pairs are looked for. */
export const comparisonDays = 365

export const goalKinds = ['checkIns', 'techniques', 'challenges'] as const
export type GoalKind = (typeof goalKinds)[number]

/** What the report counts by day. Chats are counted too, but nobody is given a goal for them. */
export const activityKinds = [...goalKinds, 'talks'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** How often a week one can aim for; 0 is no goal of this kind. */
export const goalMaximum: Record<GoalKind, number> = { checkIns: 7, techniques: 21, challenges: 14 }
