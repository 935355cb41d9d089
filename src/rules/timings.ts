import { dayMs } from './durations.ts'

/** Timings the product promises, in milliseconds unless the name says otherwise. */
export const redirectDelayMs = 500
export const signOutReloadMs = 100
export const guardRecheckMs = 100
export const currentUserFreshMs = 30_000
export const currentUserKeptMs = 60_000
export const trialStatusFreshMs = 5 * 60_000
export const toastDurationMs = 5000
export const toastSwipePx = 50
export const toastHotkey = 'F8'
export const toastRemovalDelayMs = 1_000_000
export const tooltipDelayMs = 700
export const tooltipSkipDelayMs = 300
export const tooltipOffsetPx = 4
export const dailyCueMs = 8000
export const paymentProcessingMs = 2000
export const installPromptDelayMs = 3000
export const installQuietMs = 3 * dayMs
