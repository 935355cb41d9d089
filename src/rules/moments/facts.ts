import { lifeAreas } from '../life-areas.ts'

/** Where a moment happens. Not everything that is feared is work, dating or school. */
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

/** When a moment asks to be looked at beforehand. Nothing is chosen unless the person chooses it. */
export const reminderKinds = ['evening', 'hour', 'ten_minutes'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** “The evening before” is this hour, on the clock of the place. */
export const eveningHour = 19

/** Somebody who opens a closed moment again this soon is asked what for. */
export const reopenHours = 24
