import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, ownerId, updatedAt } from './columns.ts'

export const moodEntries = pgTable(
  'mood_entries',
  {
    id: id(),
    userId: ownerId(),
    mood: integer('mood').notNull(),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (t) => [
    index('mood_entries_latest').on(t.userId, t.createdAt.desc(), t.id),
    check('mood_entries_mood', sql`${t.mood} between 1 and 5`),
    check('mood_entries_notes_length', sql`char_length(${t.notes}) <= 2000`),
  ],
)

export const techniqueUsage = pgTable(
  'technique_usage',
  {
    id: id(),
    userId: ownerId(),
    techniqueId: text('technique_id').notNull(),
    category: text('category').notNull().default('work'),
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
    check('technique_usage_rating', sql`${t.rating} between 1 and 5`),
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
    averageMood: real('average_mood').notNull().default(3),
    weeklyGoals: integer('weekly_goals').notNull().default(0),
    weeklyGoalsCompleted: integer('weekly_goals_completed').notNull().default(0),
    lastCheckIn: moment('last_check_in'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('user_progress_streak', sql`${t.checkInStreak} >= 0`),
    check('user_progress_sessions', sql`${t.totalSessions} >= 0`),
    check('user_progress_average', sql`${t.averageMood} between 1 and 5`),
    check('user_progress_goals', sql`${t.weeklyGoals} >= 0 and ${t.weeklyGoalsCompleted} >= 0`),
  ],
)

export const resourceRecommendations = pgTable(
  'resource_recommendations',
  {
    id: id(),
    userId: ownerId(),
    type: text('type').notNull(),
    resourceId: text('resource_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    reason: text('reason').notNull(),
    priority: integer('priority').notNull().default(50),
    category: text('category').notNull(),
    estimatedDuration: integer('estimated_duration'),
    difficulty: text('difficulty').notNull().default('beginner'),
    tags: text('tags').array().notNull().default([]),
    dismissed: boolean('dismissed').notNull().default(false),
    completed: boolean('completed').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('resource_recommendations_list').on(t.userId, t.priority.desc(), t.createdAt.desc()),
    check('resource_recommendations_title_length', sql`char_length(${t.title}) between 1 and 255`),
    check('resource_recommendations_priority', sql`${t.priority} between 0 and 100`),
    check('resource_recommendations_difficulty', sql`${t.difficulty} in ('beginner', 'intermediate', 'advanced')`),
    check(
      'resource_recommendations_category',
      sql`${t.category} in ('anxiety', 'social', 'confidence', 'stress', 'mindfulness')`,
    ),
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
    dataPoints: jsonb('data_points').$type<unknown[]>().notNull().default([]),
    actionable: boolean('actionable').notNull().default(true),
    dismissed: boolean('dismissed').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('user_insights_list').on(t.userId, t.createdAt.desc()),
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
