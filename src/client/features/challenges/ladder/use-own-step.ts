import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessageOf } from '#client/platform/api-error.ts'
import { call } from '#client/platform/request.ts'
import { useUnauthorizedHandler } from '#client/platform/use-unauthorized.ts'
import { toast } from '#client/ui/toast.ts'
import { type OwnChallenge, removeOwnChallenge, saveOwnChallenge } from '#contract/challenge-ladder.ts'
import { ownStepsChanged } from '../challenge-queries.ts'

const unsaved = 'That was not saved. Your words are still here. Try again when you’re back online.'

/** Saves or removes one step of one's own. The device makes its id, so that a second press saves the same step. */
export function useOwnStep(knownId: string | null) {
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const [challengeId] = useState(() => knownId ?? crypto.randomUUID())
  const [problem, setProblem] = useState<string | null>(null)
  const shared = {
    scope: { id: `own-step:${challengeId}` },
    onMutate: () => setProblem(null),
    onError: (error: unknown) => {
      if (!handleUnauthorized(error)) setProblem(errorMessageOf(error, unsaved))
    },
  }
  const save = useMutation({
    ...shared,
    mutationFn: (body: OwnChallenge) => call(saveOwnChallenge, { params: { challengeId }, body }),
    onSuccess: ({ title }) => {
      ownStepsChanged(cache)
      toast({ title: 'On your ladder', description: `“${title}” is saved. Only you can see it.` })
    },
  })
  const remove = useMutation({
    ...shared,
    mutationFn: () => call(removeOwnChallenge, { params: { challengeId } }),
    onSuccess: () => {
      ownStepsChanged(cache)
      toast({ title: 'Step removed', description: 'The points and lines it brought stay yours.' })
    },
  })
  return { save, remove, problem }
}
