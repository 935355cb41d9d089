import { z } from 'zod'
import * as facts from '#rules/challenges/facts.ts'
import { lifeAreas } from '#rules/life-areas.ts'
import { endpoint } from '../endpoint.ts'
import { MadeSecondsAgo, OptionalWords, QueryScale, Scale, Words } from '../fields.ts'
import { Paging } from '../paging.ts'
import { Category, experiment, Id, LifeCategory, Outcome, WithChallenge, WithCompletion } from './challenge-fields.ts'

export const ExposureChallenge = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  lifeCategory: z.enum(lifeAreas),
  category: z.enum(facts.challengeCategories),
  difficultyLevel: z.literal(facts.difficultyLevels),
  points: z.int().positive(),
  estimatedDuration: z.string(),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  /** Added by the person themselves; nobody else sees it. */
  isOwn: z.boolean(),
})
export type ExposureChallenge = z.infer<typeof ExposureChallenge>

export const listChallenges = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/exposure-challenges',
  summary: 'All challenges and the member’s own, from the first level to the last.',
  query: z.object({
    category: Category.optional(),
    lifeCategory: LifeCategory.optional(),
    difficultyLevel: QueryScale(facts.difficultyScale, 'The difficulty')
      .pipe(z.literal(facts.difficultyLevels))
      .optional(),
  }),
  reply: z.array(ExposureChallenge),
})

export const ChallengeProgress = z.object({
  challengeId: z.string(),
  /** Completed at least once. */
  completed: z.boolean(),
  /** The run that is open now, or else the latest completed one. */
  completionId: z.string(),
})
export type ChallengeProgress = z.infer<typeof ChallengeProgress>

export const readChallengeProgress = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/exposure-challenges/user-progress',
  summary: 'The challenges the member has started or completed.',
  reply: z.array(ChallengeProgress),
})

/** A challenge somebody has started, with what they said before it. */
export const ChallengeRun = z.object({
  completionId: z.string(),
  challengeId: z.string(),
  /** The moment this run belongs to; null if it was deleted. */
  momentId: z.uuid().nullable(),
  startedAt: z.iso.datetime(),
  completed: z.boolean(),
  anxietyBefore: z.int().nullable(),
  fear: z.string().nullable(),
  certaintyBefore: z.int().nullable(),
  /** The preset, if one was chosen. */
  safetyHabitId: z.string().nullable(),
  /** The habit in words, whether preset or the person's own. */
  safetyHabit: z.string().nullable(),
})
export type ChallengeRun = z.infer<typeof ChallengeRun>

export const ChallengeOverview = z.object({
  /** All points earned. Never goes down. */
  points: z.int().nonnegative(),
  completedChallenges: z.int().nonnegative(),
  /** Started and not finished, latest first. */
  openRuns: z.array(ChallengeRun),
})
export type ChallengeOverview = z.infer<typeof ChallengeOverview>

export const readChallengeOverview = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/exposure-challenges/overview',
  summary: 'The member’s points and what they have begun, to be resumed on any device.',
  reply: ChallengeOverview,
})

export const ChallengeStart = z.object({
  anxietyBefore: Scale(facts.anxietyScale, 'Anxiety before'),
  fear: OptionalWords(facts.fearMaxLength, 'What you fear'),
  certaintyBefore: Scale(facts.certaintyScale, 'How sure you are').nullish(),
  /** A preset by its id, or the person's own words; the preset wins. */
  safetyHabitId: Id.nullish(),
  safetyHabit: OptionalWords(facts.habitMaxLength, 'The habit'),
})
export type ChallengeStart = z.input<typeof ChallengeStart>

// A second start returns the open run. Its answers are kept, and missing ones filled in.
export const startChallenge = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/exposure-challenges/start/:challengeId',
  summary: 'Start a challenge, or resume it. A completed one can be done again.',
  params: WithChallenge,
  body: ChallengeStart,
  reply: ChallengeRun.extend({ isResumed: z.boolean() }),
})

export const ChallengeFinish = z.object({
  /** Replaces the value given at the start. */
  anxietyBefore: Scale(facts.anxietyScale, 'Anxiety before').nullish(),
  anxietyAfter: Scale(facts.anxietyScale, 'Anxiety after'),
  rating: Scale(facts.ratingScale, 'A rating'),
  notes: OptionalWords(facts.challengeNotesMaxLength, 'Notes'),
  outcome: Outcome.nullish(),
  certaintyAfter: Scale(facts.certaintyScale, 'How sure you are').nullish(),
  habitDropped: Outcome.nullish(),
  learnt: OptionalWords(facts.learntMaxLength, 'What you learned'),
  /** How long it waited on the device before it could be sent. */
  madeSecondsAgo: MadeSecondsAgo,
})
export type ChallengeFinish = z.input<typeof ChallengeFinish>

export const ChallengeResult = z.object({
  completionId: z.string(),
  challengeId: z.string(),
  completed: z.literal(true),
  completedAt: z.iso.datetime(),
  /** What this run earned: the challenge's points on its first completion, then 0. A retry gets the same answer. */
  pointsEarned: z.int().nonnegative(),
  totalPoints: z.int().nonnegative(),
})
export type ChallengeResult = z.infer<typeof ChallengeResult>

// The first completion is final. Sending the same run again changes nothing and earns nothing more.
export const completeChallenge = endpoint({
  access: 'premium',
  method: 'POST',
  path: '/api/exposure-challenges/complete/:completionId',
  summary: 'Complete a run, with what happened. Sent twice, it counts once.',
  params: WithCompletion,
  body: ChallengeFinish,
  reply: ChallengeResult,
})

export const leaveChallenge = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/exposure-challenges/leave/:completionId',
  summary: 'Set a started challenge aside. Harmless when it was already, or when it is completed.',
  params: WithCompletion,
  reply: z.object({ completionId: z.string(), completed: z.boolean() }),
})

/** How predictions compare with what happened; null if there is nothing to average. */
export const EvidenceFigures = z.object({
  /** Runs with an answer to “Did it happen?”. */
  predictions: z.int().nonnegative(),
  cameTrue: z.int().nonnegative(),
  partlyTrue: z.int().nonnegative(),
  /** Averages in whole percents, over the runs that have both. */
  certaintyBefore: z.int().nullable(),
  certaintyAfter: z.int().nullable(),
})
export type EvidenceFigures = z.infer<typeof EvidenceFigures>

export const EvidenceLine = z.object({
  completionId: z.string(),
  challengeId: z.string(),
  challengeTitle: z.string(),
  category: z.enum(facts.challengeCategories),
  lifeCategory: z.enum(lifeAreas),
  completedAt: z.iso.datetime(),
  ...experiment,
})
export type EvidenceLine = z.infer<typeof EvidenceLine>

export const EvidenceWall = z.object({
  figures: EvidenceFigures,
  lines: z.array(EvidenceLine),
  hasMore: z.boolean(),
})
export type EvidenceWall = z.infer<typeof EvidenceWall>

export const readEvidence = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/exposure-challenges/evidence',
  summary: 'What the member’s experiments have shown: figures, and lines to search, the latest or the nearest first.',
  query: Paging({ size: facts.evidencePageSize, maxSize: facts.evidenceMaxPageSize }).extend({
    /** Searches what was learned, the fears and the titles. The figures remain those of the whole wall. */
    search: Words(facts.evidenceSearchMaxLength, 'The search').optional(),
    /** Only runs of this challenge and similar ones, most similar first. The figures are limited to these, too. */
    similarTo: Id.optional(),
  }),
  reply: EvidenceWall,
})

export const changeLearntLine = endpoint({
  access: 'member',
  method: 'PATCH',
  path: '/api/exposure-challenges/evidence/:completionId',
  summary: 'Reword or remove what was learned from a completed run.',
  params: WithCompletion,
  body: z.object({ learnt: Words(facts.learntMaxLength, 'What you learned').nullable() }),
  reply: EvidenceLine,
})
