import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getQueryFn } from '#client/platform/request/query-client.ts'
import { type Insight, listInsights, listRecommendations, type Recommendation } from '#contract/recommendations.ts'
import { recommendationsFreshMs } from '#rules/recommendations/facts.ts'

/** Being signed out is an error here, not an empty answer, because the screen has a card for it. */
const rules = { staleTime: recommendationsFreshMs, retry: 1, refetchOnWindowFocus: false } as const

export const recommendationsQuery = queryOptions({
  ...rules,
  queryKey: [listRecommendations.path],
  queryFn: getQueryFn<Recommendation[]>({ on401: 'throw' }),
})

export const insightsQuery = queryOptions({
  ...rules,
  queryKey: [listInsights.path],
  queryFn: getQueryFn<Insight[]>({ on401: 'throw' }),
})

export function reloadLists(cache: QueryClient): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: recommendationsQuery.queryKey }),
    cache.invalidateQueries({ queryKey: insightsQuery.queryKey }),
  ])
}
