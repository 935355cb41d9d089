import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import { currentUserKey, useRequiredUser } from '#client/platform/session/current-user.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { readTrialStatus, startTrial, type TrialStatus } from '#contract/trial.ts'
import { isInTrial, trialDays, trialDaysLeft } from '#rules/membership/trial.ts'
import { trialStatusFreshMs } from '#rules/timings.ts'

const trialKey = [readTrialStatus.path]

/** The trial according to the server; until it answers, according to the account's own dates. */
export function useTrial(): TrialStatus {
  const user = useRequiredUser()
  const known = trialOf(user, new Date())
  const { data } = useQuery({ ...queryOf(readTrialStatus), staleTime: trialStatusFreshMs, placeholderData: known })
  return data ?? known
}

export function trialOf({ trialEndDate, hasUsedTrial, subscriptionStatus }: CurrentUser, now: Date): TrialStatus {
  // Somebody who pays is no longer on trial, however many days are left.
  const isPaying = subscriptionStatus === 'active' || subscriptionStatus === 'lifetime'
  const trial = { trialEndDate: trialEndDate === null || isPaying ? null : new Date(trialEndDate) }
  return { isInTrial: isInTrial(trial, now), daysLeft: trialDaysLeft(trial, now), hasUsedTrial }
}

export function daysLeftWords(daysLeft: number): string {
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
}

/** Starts the trial and reports the result. */
export function useTrialStart() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  return useMutation({
    mutationFn: () => call(startTrial, { body: {} }),
    // The screen fetches the trial as it opens; that answer must not arrive after this one.
    onMutate: () => cache.cancelQueries({ queryKey: trialKey }),
    onSuccess: (status) => {
      cache.setQueryData(trialKey, status)
      void cache.invalidateQueries({ queryKey: trialKey })
      void cache.invalidateQueries({ queryKey: currentUserKey })
      toast({
        title: 'Welcome to Hearten!',
        description: `Your ${trialDays}-day free trial has started. Explore all features!`,
      })
    },
    onError: (error) => sayFailure(error, { title: 'Your trial did not start', fallback: 'Failed to start trial' }),
  })
}
