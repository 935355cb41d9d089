import type { FastifyInstance } from 'fastify'
import { giveLessonFeedback, readLessonFeedback } from '#contract/learn.ts'
import type { Database } from '#server/db/database.ts'
import { serveMember } from '#server/platform/serve.ts'
import { createFeedback } from './feedback.service.ts'

export function lessonFeedbackRoutes(app: FastifyInstance, deps: { db: Database }) {
  const feedback = createFeedback(deps)
  serveMember(app, readLessonFeedback, ({ actor }) => feedback.read(actor))
  serveMember(app, giveLessonFeedback, ({ actor, params, body }) => feedback.give(actor, params.lessonId, body.helpful))
}
