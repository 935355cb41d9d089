import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  anxietyScale,
  challengeCategories,
  type DifficultyLevel,
  difficultyScale,
  ladderScale,
  ratingScale,
} from '#rules/challenges/facts.ts'
import { defaultLifeArea, lifeAreas } from '#rules/life-areas.ts'
import { createdAt, isOneOf, isWithin, moment, ownerId, updatedAt } from './columns.ts'
import { users } from './users.ts'

export const exposureChallenges = pgTable(
  'exposure_challenges',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    lifeCategory: text('life_category', { enum: lifeAreas }).notNull().default(defaultLifeArea),
    category: text('category', { enum: challengeCategories }).notNull(),
    difficultyLevel: integer('difficulty_level').$type<DifficultyLevel>().notNull(),
    points: integer('points').notNull(),
    estimatedDuration: text('estimated_duration').notNull(),
    instructions: text('instructions').array().notNull(),
    tips: text('tips').array().notNull(),
    /** Who added the challenge; null for the ones we ship. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** For challenges people added: how much they fear it, how much it matters. */
    fear: integer('fear'),
    matters: integer('matters'),
    /** Removed from the list, but kept for those who have done it. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('exposure_challenges_list').on(t.difficultyLevel, t.id),
    index('exposure_challenges_of_owner').on(t.ownerId, t.difficultyLevel, t.id),
    check('exposure_challenges_fear', isWithin(t.fear, ladderScale)),
    check('exposure_challenges_matters', isWithin(t.matters, ladderScale)),
    check(
      'exposure_challenges_own',
      sql`(${t.ownerId} is null) = (${t.fear} is null) and (${t.ownerId} is null) = (${t.matters} is null)`,
    ),
    check('exposure_challenges_life_category', isOneOf(t.lifeCategory, lifeAreas)),
    check('exposure_challenges_category', isOneOf(t.category, challengeCategories)),
    check('exposure_challenges_difficulty', isWithin(t.difficultyLevel, difficultyScale)),
    check('exposure_challenges_points', sql`${t.points} > 0`),
  ],
)

/** A run of a challenge. What was feared and what happened is stored in its moment. */
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
    /** Given up without completing it. */
    leftAt: moment('left_at'),
    pointsEarned: integer('points_earned').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('user_challenge_completions_of_user').on(t.userId, t.createdAt.desc()),
    index('user_challenge_completions_of_challenge').on(t.challengeId),
    index('user_challenge_completions_done_challenge')
      .on(t.userId, t.challengeId, t.completedAt)
      .where(sql`${t.completed}`),
    /** Two starts at the same time share one run. */
    uniqueIndex('user_challenge_completions_one_open')
      .on(t.userId, t.challengeId)
      .where(sql`not ${t.completed} and ${t.leftAt} is null`),
    uniqueIndex('user_challenge_completions_earned_once').on(t.userId, t.challengeId).where(sql`${t.pointsEarned} > 0`),
    index('user_challenge_completions_done').on(t.userId, t.completedAt.desc(), t.id).where(sql`${t.completed}`),
    check('user_challenge_completions_points', sql`${t.pointsEarned} >= 0`),
    check('user_challenge_completions_notes_length', sql`char_length(${t.notes}) <= 2000`),
    check('user_challenge_completions_before', isWithin(t.anxietyBefore, anxietyScale)),
    check('user_challenge_completions_after', isWithin(t.anxietyAfter, anxietyScale)),
    check('user_challenge_completions_rating', isWithin(t.rating, ratingScale)),
    check('user_challenge_completions_done', sql`${t.completed} = (${t.completedAt} is not null)`),
  ],
)

/** The two-minute sorting exercise: one person's ratings of one situation. */
export const ladderRatings = pgTable(
  'ladder_ratings',
  {
    userId: ownerId(),
    situationId: text('situation_id').notNull(),
    fear: integer('fear').notNull(),
    matters: integer('matters').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.situationId] }),
    check('ladder_ratings_fear', isWithin(t.fear, ladderScale)),
    check('ladder_ratings_matters', isWithin(t.matters, ladderScale)),
  ],
)
