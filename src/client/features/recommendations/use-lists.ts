import { useQuery } from '@tanstack/react-query'
import { insightsQuery, recommendationsQuery } from './recommendation-queries.ts'

/** Everything the screen shows. `error` is why either list could not be loaded the first time. */
export function useLists({ isEnabled }: { isEnabled: boolean }) {
  const recommendations = useQuery({ ...recommendationsQuery, enabled: isEnabled })
  const insights = useQuery({ ...insightsQuery, enabled: isEnabled })
  return {
    active: recommendations.data?.filter(({ completed, dismissed }) => !completed && !dismissed),
    completed: recommendations.data?.filter(({ completed, dismissed }) => completed && !dismissed),
    insights: insights.data,
    error: recommendations.error ?? insights.error,
    retry: () => Promise.all([recommendations.refetch(), insights.refetch()]),
  }
}
