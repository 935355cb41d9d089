import { useQuery } from '@tanstack/react-query'
import { useRequiredUser } from '#client/platform/current-user.ts'
import { queryOf } from '#client/platform/query-client.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { readTrialStatus, type TrialStatus } from '#contract/trial.ts'
import { trialStatusFreshMs } from '#rules/timings.ts'
import { isInTrial, trialDaysLeft } from '#rules/trial.ts'

/** The trial as the server sees it; until it answers, as the account's own dates have it. */
export function useTrial(): TrialStatus {
  const user = useRequiredUser()
  const known = trialOf(user, new Date())
  const { data } = useQuery({ ...queryOf(readTrialStatus), staleTime: trialStatusFreshMs, placeholderData: known })
  return data ?? known
}

export function trialOf({ trialEndDate, hasUsedTrial }: CurrentUser, now: Date): TrialStatus {
  const trial = { trialEndDate: trialEndDate === null ? null : new Date(trialEndDate) }
  return { isInTrial: isInTrial(trial, now), daysLeft: trialDaysLeft(trial, now), hasUsedTrial }
}

export function daysLeftWords(daysLeft: number): string {
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
}
