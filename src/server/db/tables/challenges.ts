import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, ownerId, updatedAt } from './columns.ts'

export const exposureChallenges = pgTable(
  'exposure_challenges',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    lifeCategory: text('life_category').notNull().default('work'),
    category: text('category').notNull(),
    difficultyLevel: integer('difficulty_level').notNull(),
    points: integer('points').notNull(),
    estimatedDuration: text('estimated_duration').notNull(),
    instructions: text('instructions').array().notNull(),
    tips: text('tips').array().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('exposure_challenges_list').on(t.difficultyLevel, t.id),
    check('exposure_challenges_life_category', sql`${t.lifeCategory} in ('work', 'dating', 'school')`),
    check(
      'exposure_challenges_category',
      sql`${t.category} in ('conversation', 'public_speaking', 'social_situations', 'phone_calls', 'assertiveness')`,
    ),
    check('exposure_challenges_difficulty', sql`${t.difficultyLevel} between 1 and 5`),
    check('exposure_challenges_points', sql`${t.points} > 0`),
  ],
)

export const userChallengeCompletions = pgTable(
  'user_challenge_completions',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    userId: ownerId(),
    challengeId: text('challenge_id')
      .notNull()
      .references(() => exposureChallenges.id, { onDelete: 'cascade' }),
    completed: boolean('completed').notNull().default(false),
    completedAt: moment('completed_at'),
    anxietyBefore: integer('anxiety_before'),
    anxietyAfter: integer('anxiety_after'),
    notes: text('notes'),
    rating: integer('rating'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('user_challenge_completions_of_user').on(t.userId, t.createdAt.desc()),
    index('user_challenge_completions_of_challenge').on(t.challengeId),
    check('user_challenge_completions_before', sql`${t.anxietyBefore} between 1 and 10`),
    check('user_challenge_completions_after', sql`${t.anxietyAfter} between 1 and 10`),
    check('user_challenge_completions_rating', sql`${t.rating} between 1 and 5`),
    check('user_challenge_completions_done', sql`${t.completed} = (${t.completedAt} is not null)`),
  ],
)
