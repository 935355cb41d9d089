import type { FastifyInstance } from 'fastify'
import {
  answerRecommendation,
  completeRecommendation,
  dismissInsight,
  dismissRecommendation,
  generateRecommendations,
  listInsights,
  listRecommendations,
  openRecommendation,
  refreshRecommendations,
} from '#contract/recommendations.ts'
import { servePremium } from '#server/platform/serve.ts'
import { createRecommendations, type RecommendationsDeps } from './recommendations.service.ts'

export function recommendationsRoutes(app: FastifyInstance, deps: RecommendationsDeps) {
  const recommendations = createRecommendations(deps)
  servePremium(app, listRecommendations, ({ actor }) => recommendations.listFor(actor))
  servePremium(app, generateRecommendations, ({ actor }) => recommendations.generate(actor))
  servePremium(app, refreshRecommendations, ({ actor }) => recommendations.refresh(actor))
  servePremium(app, completeRecommendation, ({ actor, params }) =>
    recommendations.complete(actor, params.recommendationId),
  )
  servePremium(app, dismissRecommendation, ({ actor, params }) =>
    recommendations.dismiss(actor, params.recommendationId),
  )
  servePremium(app, openRecommendation, ({ actor, params }) => recommendations.open(actor, params.recommendationId))
  servePremium(app, answerRecommendation, ({ actor, params, body }) =>
    recommendations.answer(actor, params.recommendationId, body.helped),
  )
  servePremium(app, listInsights, ({ actor }) => recommendations.insightsFor(actor))
  servePremium(app, dismissInsight, ({ actor, params }) => recommendations.dismissInsight(actor, params.insightId))
}
