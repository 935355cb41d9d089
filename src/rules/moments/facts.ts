import { dayMs } from '../durations.ts'
import { lifeAreas } from '../life-areas.ts'

/** The life area of a moment. Not everything people fear is work, dating or school. */
export const momentAreas = [...lifeAreas, 'other'] as const
export type MomentArea = (typeof momentAreas)[number]

/** How many open moments a free account may have at a time. A membership's limit is too high to be met in practice. */
export const freeOpenMoments = 3
export const openMomentsMax = 200

export const momentTitleMaxLength = 120
export const momentWhoMaxLength = 120
export const momentLineMaxLength = 200
export const momentLinesMax = 3
export const momentFactsMaxLength = 2000
export const momentWentWellMaxLength = 500
export const momentTryNextMaxLength = 280

export const momentsPageSize = 100
export const momentsMaxPageSize = 200

/** When to remind somebody of a moment. None is preselected. */
export const reminderKinds = ['evening', 'hour', 'ten_minutes'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** "The evening before" means this hour, local time. */
export const eveningHour = 19

/** How long after a moment people are asked how it went. After a week it is no longer news. */
export const askedAboutForMs = 7 * dayMs

/** Somebody who reopens a closed moment within this time is asked why. */
export const reopenHours = 24
