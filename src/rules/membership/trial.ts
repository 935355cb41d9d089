import { dayMs } from '../durations.ts'

/** The length of the free trial; every text and date derives from it. */
export const trialDays = 14

/** How far ahead an administrator may set the end of somebody's trial. */
export const trialExtensionMaxDays = 90

export type TrialDates = { trialStartDate: Date | null; trialEndDate: Date | null; hasUsedTrial: boolean }

export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * dayMs)
}

export function isInTrial(trial: Pick<TrialDates, 'trialEndDate'>, now: Date): boolean {
  return trial.trialEndDate !== null && trial.trialEndDate > now
}

/** Days left, rounded up: a trial that has just begun has 14, its last hour has 1, and 0 means it is over. */
export function trialDaysLeft(trial: Pick<TrialDates, 'trialEndDate'>, now: Date): number {
  if (!trial.trialEndDate) return 0
  return Math.max(0, Math.ceil((trial.trialEndDate.getTime() - now.getTime()) / dayMs))
}

/** One trial per person, ever. Somebody who pays already has everything a trial would give. */
export function mayStartTrial(trial: TrialDates, now: Date): boolean {
  return !trial.hasUsedTrial && !isInTrial(trial, now)
}
