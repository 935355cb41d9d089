import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const LessonFeedback = z.object({
  lessonId: z.string(),
  helpful: z.boolean(),
  answeredAt: z.iso.datetime(),
})
export type LessonFeedback = z.infer<typeof LessonFeedback>

export const readLessonFeedback = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/learn/feedback',
  summary: 'One’s own answers to “Was this article helpful?”.',
  reply: z.array(LessonFeedback),
})

// PUT, because it states the answer: one per person and lesson, however often it is sent.
export const giveLessonFeedback = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/learn/lessons/:lessonId/feedback',
  summary: 'Say whether a lesson was helpful. A later answer takes the place of an earlier one.',
  params: z.object({ lessonId: z.string().min(1).max(100) }),
  body: z.object({ helpful: z.boolean('Helpful is true or false') }),
  reply: LessonFeedback,
})
