import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { logProblem } from '#client/platform/log.ts'
import { queryOf } from '#client/platform/request/query-client.ts'
import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { giveLessonFeedback, type LessonFeedback, readLessonFeedback } from '#contract/learn.ts'

const answersQuery = queryOf(readLessonFeedback)

/** This person's answers; null if the session is gone, undefined while loading. */
export function useFeedbackAnswers(): LessonFeedback[] | null | undefined {
  return useQuery(answersQuery).data
}

export function useLessonFeedback(lessonId: string) {
  const answers = useFeedbackAnswers()
  const cache = useQueryClient()
  const handleUnauthorized = useUnauthorizedHandler()
  const { mutate, variables, isPending, isError } = useMutation({
    // One scope per lesson, so that the last of several quick taps counts.
    scope: { id: `lesson-feedback:${lessonId}` },
    mutationFn: (helpful: boolean) => call(giveLessonFeedback, { params: { lessonId }, body: { helpful } }),
    onSuccess: (answer) =>
      cache.setQueryData(answersQuery.queryKey, (before) => [
        ...(before ?? []).filter((one) => one.lessonId !== lessonId),
        answer,
      ]),
    onError: (error) => {
      if (!handleUnauthorized(error)) logProblem('An answer about a lesson could not be saved.', error)
    },
  })
  const saved = answers?.find((one) => one.lessonId === lessonId)?.helpful
  return { answer: isPending ? variables : saved, give: mutate, isPending, isError }
}
