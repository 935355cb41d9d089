import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { type LadderRating, saveLadderRatings } from '#contract/challenge-ladder.ts'
import { ladderQuery } from '../challenge-queries.ts'
import type { Draft } from '../drafts.ts'
import { useDraft } from '../use-draft.ts'
import { ratingsIn, wordsOf } from './rating-words.ts'

const nothingUnsent: Draft = {}

export type Sort = ReturnType<typeof useSort>

/** Saves each answer of the sort as it is given. What could not be sent stays on the device and is sent later, once. */
export function useSort() {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { words, type } = useDraft('sort', nothingUnsent)
  const unsent = ratingsIn(words)
  const { mutate, isPending, isError } = useMutation({
    // One lane: an answer that was changed must not be overtaken by what it was before.
    scope: { id: 'ladder-sort' },
    mutationFn: (ratings: LadderRating[]) => call(saveLadderRatings, { body: { ratings } }),
    onSuccess: (ladder, sent) => {
      cache.setQueryData(ladderQuery.queryKey, ladder)
      type(Object.fromEntries(sent.map(({ situationId }) => [situationId, ''])))
    },
    onError: (error) => void handleUnauthorized(error),
  })

  function rate(rating: LadderRating) {
    type({ [rating.situationId]: wordsOf(rating) })
    const others = unsent.filter(({ situationId }) => situationId !== rating.situationId)
    mutate([...others, rating])
  }

  const retry = () => unsent.length > 0 && mutate(unsent)
  const sendLeftovers = useEffectEvent(() => void retry())
  useEffect(() => {
    sendLeftovers()
    const onOnline = () => sendLeftovers()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return { rate, retry, unsentCount: unsent.length, isSending: isPending, hasFailed: isError }
}
