import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { setWeeklyGoals } from '#contract/progress.ts'
import type { GoalKind } from '#rules/progress/facts.ts'
import { reportQuery } from '../use-report.ts'

export type Targets = Record<GoalKind, number>

export function useSetGoals(onSaved: () => void) {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  return useMutation({
    mutationFn: (targets: Targets) => call(setWeeklyGoals, { body: { ...targets, timeZone: ownTimeZone() } }),
    onSuccess: ({ goals, weeklyGoals, weeklyGoalsCompleted }) => {
      cache.setQueryData(
        reportQuery().queryKey,
        (report) => report && { ...report, goals, weeklyGoals, weeklyGoalsCompleted },
      )
      toast({ title: 'Your weekly goals are saved.' })
      onSaved()
    },
    onError: handleUnauthorized,
  })
}
