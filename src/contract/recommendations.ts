import { z } from 'zod'
import * as facts from '#rules/recommendations/facts.ts'
import { resourceTypes } from '#rules/recommendations/library.ts'
import { endpoint } from './endpoint.ts'

export const Recommendation = z.object({
  id: z.uuid(),
  type: z.enum(resourceTypes),
  resourceId: z.string(),
  /** The page on which the resource opens. */
  href: z.string(),
  title: z.string().max(facts.recommendationTitleMaxLength),
  description: z.string(),
  /** The record it is based on, or that it is for starters. */
  reason: z.string(),
  category: z.enum(facts.recommendationCategories),
  difficulty: z.enum(facts.recommendationDifficulties),
  /** In minutes. */
  estimatedDuration: z.int().positive().optional(),
  priority: z.int().min(0).max(100),
  tags: z.array(z.string()),
  dismissed: z.boolean(),
  completed: z.boolean(),
  /** The person's answer to “Did it help?”. */
  helped: z.enum(facts.helpAnswers).nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
})
export type Recommendation = z.infer<typeof Recommendation>

const Recommendations = z.array(Recommendation)

export const listRecommendations = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/recommendations',
  summary: 'The member’s recommendations: the active ones by priority, then the completed ones, the latest first.',
  reply: Recommendations,
})

// Both state a result rather than a step: two calls at once still leave one list.
export const generateRecommendations = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/recommendations/generate',
  summary: 'Add what the rules find in the member’s records to the active list, and answer it. Insights follow.',
  reply: Recommendations,
})

export const refreshRecommendations = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/recommendations/refresh',
  summary: 'Bring the active list up to date: what no longer holds goes, what matters more now takes its place.',
  reply: Recommendations,
})

const WithRecommendation = z.object({ recommendationId: z.uuid('This id must be a UUID') })

export const completeRecommendation = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/recommendations/:recommendationId/complete',
  summary: 'Mark a recommendation as done. Harmless when it is.',
  params: WithRecommendation,
  reply: Recommendation,
})

export const dismissRecommendation = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/recommendations/:recommendationId/dismiss',
  summary: 'Send a recommendation away; its kind comes less. Harmless when it is gone.',
  params: WithRecommendation,
  reply: Recommendation,
})

export const openRecommendation = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/recommendations/:recommendationId/open',
  summary: 'Note that the resource of a recommendation was opened.',
  params: WithRecommendation,
  reply: Recommendation,
})

export const answerRecommendation = endpoint({
  access: 'premium',
  method: 'PUT',
  path: '/api/recommendations/:recommendationId/helped',
  summary: 'Say whether a completed recommendation helped; its kind comes more or less.',
  params: WithRecommendation,
  body: z.object({ helped: z.enum(facts.helpAnswers, 'Choose yes, a little or no') }),
  reply: Recommendation,
})

export const Insight = z.object({
  id: z.uuid(),
  insightType: z.string(),
  title: z.string().max(facts.recommendationTitleMaxLength),
  description: z.string(),
  /** 0 to 1, based on how much data there is. */
  confidence: z.number().min(0).max(1),
  actionable: z.boolean(),
  /** How many of the person's records it is based on. */
  recordCount: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
})
export type Insight = z.infer<typeof Insight>

export const listInsights = endpoint({
  access: 'premium',
  method: 'GET',
  path: '/api/insights',
  summary: 'What the member’s records show, the surest first.',
  reply: z.array(Insight),
})

export const dismissInsight = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/insights/:insightId/dismiss',
  summary: 'Send an insight away for a while. Harmless when it is gone.',
  params: z.object({ insightId: z.uuid('This id must be a UUID') }),
  reply: z.object({ id: z.uuid(), dismissed: z.literal(true) }),
})
