import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ratingScale } from '#rules/challenges/facts.ts'
import { defaultLifeArea, lifeAreas } from '#rules/life-areas.ts'
import { averageMoodDefault } from '#rules/progress/facts.ts'
import { type Mood, moodScale, moodTags } from '#rules/progress/moods.ts'
import type { Cite } from '#rules/recommendations/cite.ts'
import { recommendationCategories, recommendationDifficulties } from '#rules/recommendations/facts.ts'
import { resourceTypes } from '#rules/recommendations/library.ts'
import { createdAt, id, isOneOf, isWithin, moment, ownerId, updatedAt } from './columns.ts'

export const moodEntries = pgTable(
  'mood_entries',
  {
    id: id(),
    userId: ownerId(),
    mood: integer('mood').$type<Mood>().notNull(),
    notes: text('notes'),
    tags: text('tags', { enum: moodTags }).array().notNull().default([]),
    /** The person's time zone. The days below are by its calendar; a trigger fills them in if they are left out. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The day it is about. */
    day: date('day').notNull(),
    /** The day it was made on; later than the other when it was back-dated. */
    madeOn: date('made_on').notNull(),
    /** The device's own id of the check-in, so that one sent twice is one record. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('mood_entries_once_per_check_in').on(t.userId, t.clientId),
    index('mood_entries_latest').on(t.userId, t.createdAt.desc(), t.id),
    index('mood_entries_by_day').on(t.userId, t.day.desc(), t.createdAt.desc(), t.id),
    check('mood_entries_day', sql`${t.day} <= ${t.madeOn}`),
    check('mood_entries_mood', isWithin(t.mood, moodScale)),
    check('mood_entries_notes_length', sql`char_length(${t.notes}) <= 2000`),
  ],
)

export const techniqueUsage = pgTable(
  'technique_usage',
  {
    id: id(),
    userId: ownerId(),
    techniqueId: text('technique_id').notNull(),
    category: text('category', { enum: lifeAreas }).notNull().default(defaultLifeArea),
    durationMinutes: integer('duration_minutes').notNull(),
    completed: boolean('completed').notNull().default(false),
    rating: integer('rating'),
    /** The device's own id of the run, so that a run sent twice is one record. */
    clientId: uuid('client_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('technique_usage_once_per_run').on(t.userId, t.clientId),
    index('technique_usage_latest').on(t.userId, t.createdAt.desc(), t.id),
    check('technique_usage_rating', isWithin(t.rating, ratingScale)),
    check('technique_usage_minutes', sql`${t.durationMinutes} between 0 and 1440`),
  ],
)

export const userProgress = pgTable(
  'user_progress',
  {
    id: id(),
    userId: ownerId().unique('user_progress_one_per_user'),
    checkInStreak: integer('check_in_streak').notNull().default(0),
    totalSessions: integer('total_sessions').notNull().default(0),
    averageMood: real('average_mood').notNull().default(averageMoodDefault),
    weeklyGoals: integer('weekly_goals').notNull().default(0),
    weeklyGoalsCompleted: integer('weekly_goals_completed').notNull().default(0),
    lastCheckIn: moment('last_check_in'),
    /** Where the member was last heard from: whose calendar days and weeks are counted by. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** What the member aims for a week; 0 is no goal of this kind. */
    goalCheckIns: integer('goal_check_ins').notNull().default(0),
    goalTechniques: integer('goal_techniques').notNull().default(0),
    goalChallenges: integer('goal_challenges').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('user_progress_streak', sql`${t.checkInStreak} >= 0`),
    check('user_progress_sessions', sql`${t.totalSessions} >= 0`),
    check('user_progress_average', isWithin(t.averageMood, moodScale)),
    check('user_progress_goals', sql`${t.weeklyGoals} >= 0 and ${t.weeklyGoalsCompleted} >= 0`),
    check(
      'user_progress_targets',
      sql`${t.goalCheckIns} between 0 and 7 and ${t.goalTechniques} >= 0 and ${t.goalChallenges} >= 0`,
    ),
  ],
)

export const resourceRecommendations = pgTable(
  'resource_recommendations',
  {
    id: id(),
    userId: ownerId(),
    type: text('type', { enum: resourceTypes }).notNull(),
    resourceId: text('resource_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    reason: text('reason').notNull(),
    priority: integer('priority').notNull().default(50),
    category: text('category', { enum: recommendationCategories }).notNull(),
    estimatedDuration: integer('estimated_duration'),
    difficulty: text('difficulty', { enum: recommendationDifficulties }).notNull().default('beginner'),
    tags: text('tags').array().notNull().default([]),
    dismissed: boolean('dismissed').notNull().default(false),
    completed: boolean('completed').notNull().default(false),
    /** The rule it came from, which is its kind: what people do with it is learned by kind. */
    rule: text('rule').notNull().default('starter'),
    /** How much stands behind it, from 0 to 1. */
    confidence: real('confidence').notNull().default(0),
    /** The records it was made from. */
    cites: jsonb('cites').$type<Cite[]>().notNull().default([]),
    /** From then on it is not shown any more; none where it does not age. */
    expiresAt: moment('expires_at'),
    /** Taken off the list by us: out of date, or no longer true. Dismissed is what the person did. */
    retiredAt: moment('retired_at'),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('resource_recommendations_list').on(t.userId, t.priority.desc(), t.createdAt.desc()),
    index('resource_recommendations_latest').on(t.userId, t.createdAt.desc(), t.id),
    index('resource_recommendations_completed').on(t.userId, t.updatedAt.desc(), t.id).where(sql`${t.completed}`),
    /** Two generates at once make one recommendation, whoever is faster. */
    uniqueIndex('resource_recommendations_one_active')
      .on(t.userId, t.type, t.resourceId)
      .where(sql`not ${t.dismissed} and not ${t.completed} and ${t.retiredAt} is null`),
    check('resource_recommendations_confidence', sql`${t.confidence} between 0 and 1`),
    check('resource_recommendations_title_length', sql`char_length(${t.title}) between 1 and 255`),
    check('resource_recommendations_priority', sql`${t.priority} between 0 and 100`),
    check('resource_recommendations_difficulty', isOneOf(t.difficulty, recommendationDifficulties)),
    check('resource_recommendations_category', isOneOf(t.category, recommendationCategories)),
  ],
)

export const userInsights = pgTable(
  'user_insights',
  {
    id: id(),
    userId: ownerId(),
    insightType: text('insight_type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    confidence: real('confidence').notNull(),
    /** The records it was made from. */
    dataPoints: jsonb('data_points').$type<Cite[]>().notNull().default([]),
    actionable: boolean('actionable').notNull().default(true),
    dismissed: boolean('dismissed').notNull().default(false),
    dismissedAt: moment('dismissed_at'),
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_insights_list').on(t.userId, t.createdAt.desc()),
    uniqueIndex('user_insights_one_of_a_type').on(t.userId, t.insightType).where(sql`not ${t.dismissed}`),
    check('user_insights_title_length', sql`char_length(${t.title}) between 1 and 255`),
    check('user_insights_confidence', sql`${t.confidence} between 0 and 1`),
  ],
)

export const resourceInteractions = pgTable(
  'resource_interactions',
  {
    id: id(),
    userId: ownerId(),
    recommendationId: uuid('recommendation_id').references(() => resourceRecommendations.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    value: real('value'),
    metadata: jsonb('metadata').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('resource_interactions_of_user').on(t.userId, t.createdAt.desc()),
    index('resource_interactions_of_recommendation').on(t.recommendationId),
    check('resource_interactions_action_length', sql`char_length(${t.action}) between 1 and 50`),
  ],
)
