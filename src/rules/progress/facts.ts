import { dayMs } from '../durations.ts'

export const moodNotesMaxLength = 2000
/** A check-in can be for today or for up to this many days before. */
export const backDatingDays = 7
/** How long a check-in may wait on a device without a network. */
const offlineDays = 30
export const offlineSeconds = (offlineDays * dayMs) / 1000
/** How far ahead a device's clock may be around midnight. */
export const clockSlackMinutes = 15

/** Stands in as the average of somebody who has not checked in yet. */
export const averageMoodDefault = 3

export const reportDays = 30
export const reportEntries = 10
/** How many of the latest runs the challenge curve and the prediction ledger show. */
export const reportRuns = 20

/** How close to a technique a check-in has to be to count as before or after it. */
export const comparisonHours = 3
/** How far back such pairs are looked for. */
export const comparisonDays = 365

export const goalKinds = ['checkIns', 'techniques', 'challenges'] as const
export type GoalKind = (typeof goalKinds)[number]

/** What the report counts per day. Chats are counted, but nobody gets a goal for them. */
export const activityKinds = [...goalKinds, 'talks'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** The highest weekly goal. 0 means no goal of this kind. */
export const goalMaximum: Record<GoalKind, number> = { checkIns: 7, techniques: 21, challenges: 14 }
