import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#client/platform/request/request.ts'
import { useSayFailure } from '#client/platform/request/use-say-failure.ts'
import {
  answerRecommendation,
  completeRecommendation,
  dismissInsight,
  dismissRecommendation,
  openRecommendation,
  type Recommendation,
} from '#contract/recommendations.ts'
import type { HelpAnswer } from '#rules/recommendations/facts.ts'
import { insightsQuery, recommendationsQuery, reloadLists } from './recommendation-queries.ts'

type Act =
  | { kind: 'complete' | 'dismiss' | 'dismiss-insight'; id: string }
  | { kind: 'answer'; id: string; helped: HelpAnswer }

/** Actions on recommendations: shown at once, and undone if they could not be saved. */
export function useRecommendationActions() {
  const cache = useQueryClient()
  const sayFailure = useSayFailure()
  const { mutate } = useMutation({
    // In order, so that the last list received is the right one.
    scope: { id: 'recommendations' },
    mutationFn: send,
    onMutate: (act) => apply(cache, act),
    onError: (error, { kind }) => {
      const wanted = kind === 'complete' ? 'marked complete' : kind === 'answer' ? 'saved' : 'dismissed'
      sayFailure(error, {
        title: 'Error',
        description: `That was not ${wanted}, so it is back in the list. Please try again.`,
      })
    },
    onSettled: () => reloadLists(cache),
  })
  return {
    complete: (id: string) => mutate({ kind: 'complete', id }),
    dismiss: (id: string) => mutate({ kind: 'dismiss', id }),
    dismissInsight: (id: string) => mutate({ kind: 'dismiss-insight', id }),
    answer: (id: string, helped: HelpAnswer) => mutate({ kind: 'answer', id, helped }),
  }
}

function send(act: Act): Promise<unknown> {
  const params = { recommendationId: act.id }
  switch (act.kind) {
    case 'complete':
      return call(completeRecommendation, { params })
    case 'dismiss':
      return call(dismissRecommendation, { params })
    case 'dismiss-insight':
      return call(dismissInsight, { params: { insightId: act.id } })
    case 'answer':
      return call(answerRecommendation, { params, body: { helped: act.helped } })
  }
}

async function apply(cache: QueryClient, act: Act) {
  if (act.kind === 'dismiss-insight') {
    await cache.cancelQueries({ queryKey: insightsQuery.queryKey })
    cache.setQueryData(insightsQuery.queryKey, (all) => all?.filter(({ id }) => id !== act.id))
    return
  }
  await cache.cancelQueries({ queryKey: recommendationsQuery.queryKey })
  const change = changeBy(act)
  cache.setQueryData(recommendationsQuery.queryKey, (all) =>
    all?.map((one) => (one.id === act.id ? { ...one, ...change } : one)),
  )
}

function changeBy(act: Act): Partial<Recommendation> {
  switch (act.kind) {
    case 'complete':
      return { completed: true, completedAt: new Date().toISOString() }
    case 'answer':
      return { helped: act.helped }
    default:
      return { dismissed: true }
  }
}

/** Reports that somebody opened it. Nothing depends on it, so failures are not reported. */
export function noteOpened(id: string) {
  call(openRecommendation, { params: { recommendationId: id } }).catch(() => {})
}
