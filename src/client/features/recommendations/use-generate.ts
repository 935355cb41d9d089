import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { generateRecommendations, refreshRecommendations } from '#contract/recommendations.ts'
import { generateProblemOf } from './problems.ts'
import { reloadLists } from './recommendation-queries.ts'

/** Generate New and Refresh. One scope for both: a second press waits for the first. */
export function useGenerate() {
  const cache = useQueryClient()
  const scope = { id: 'recommendations' }
  const generate = useMutation({
    scope,
    mutationFn: () => call(generateRecommendations),
    onSuccess: (made) =>
      toast({
        title: 'Recommendations Generated!',
        description: `Generated ${made.length} personalized recommendations based on your patterns.`,
      }),
    onError: (error) => toast({ ...generateProblemOf(error), variant: 'destructive' }),
    onSettled: () => reloadLists(cache),
  })
  const refresh = useMutation({
    scope,
    mutationFn: () => call(refreshRecommendations),
    onSuccess: () => toast({ title: 'Recommendations Refreshed!' }),
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to refresh recommendations. Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => reloadLists(cache),
  })
  return {
    generate: () => generate.mutate(),
    refresh: () => refresh.mutate(),
    isGenerating: generate.isPending,
    isRefreshing: refresh.isPending,
  }
}
