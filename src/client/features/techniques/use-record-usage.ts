import { useMutation, useQueryClient } from '@tanstack/react-query'
import { logProblem } from '#client/platform/log.ts'
import { call, urlOf } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import type { Technique } from '#content/techniques.ts'
import { rateTechniqueUsage, readTechniqueStats, recordTechniqueUsage } from '#contract/techniques.ts'
import { minutesSpent } from '#rules/countdown.ts'
import type { FinishedRun } from './run.ts'

/** What every finished activity is recorded with, until the person says otherwise. */
export const initialRating = 5

/** Read by the reports and the dashboard; named here only to say that it is out of date. */
const progressKey = ['/api/progress']

/** Puts a finished run on record, once: the run's id travels with it, so that sending it again is harmless. */
export function useRecordUsage({ id: techniqueId }: Technique) {
  const handleUnauthorized = useUnauthorizedHandler()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, elapsedMs }: FinishedRun) =>
      call(recordTechniqueUsage, {
        body: {
          techniqueId,
          durationMinutes: minutesSpent(elapsedMs),
          completed: true,
          rating: initialRating,
          clientId: id,
        },
      }),
    onSuccess: () => {
      toast({
        title: 'Energy Boost Complete!',
        description: 'Great job! Your technique usage has been recorded.',
      })
      void cache.invalidateQueries({ queryKey: progressKey })
      void cache.invalidateQueries({ queryKey: [urlOf(readTechniqueStats)] })
    },
    onError: (error) => {
      if (!handleUnauthorized(error)) logProblem('A technique’s use could not be recorded.', error)
    },
  })
}

export function useRateUsage() {
  const handleUnauthorized = useUnauthorizedHandler()
  const cache = useQueryClient()
  return useMutation({
    // One lane: of quick taps, the last one stays.
    scope: { id: 'rate-usage' },
    mutationFn: ({ usageId, rating }: { usageId: string; rating: number }) =>
      call(rateTechniqueUsage, { params: { usageId }, body: { rating } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: progressKey })
      void cache.invalidateQueries({ queryKey: [urlOf(readTechniqueStats)] })
    },
    onError: (error) => {
      if (!handleUnauthorized(error)) logProblem('A rating could not be saved.', error)
    },
  })
}
