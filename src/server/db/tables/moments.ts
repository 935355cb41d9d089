import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MomentLine } from '#contract/moments/moments.ts'
import { certaintyScale, outcomes } from '#rules/challenges/facts.ts'
import { momentAreas, reminderKinds } from '#rules/moments/facts.ts'
import { userChallengeCompletions } from './challenges.ts'
import { areAmong, createdAt, isOneOf, isWithin, moment, ownerId, updatedAt } from './columns.ts'

/**
 * A real event that is coming or has happened. The device generates the id, so the owner is part of the key: using an
 * id that somebody else has neither overwrites theirs nor reveals that it exists.
 */
export const moments = pgTable(
  'moments',
  {
    id: uuid('id').notNull(),
    userId: ownerId(),
    /** The run of a challenge this moment belongs to. The prediction and its outcome are stored only here. */
    completionId: text('completion_id').references(() => userChallengeCompletions.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    startsAt: moment('starts_at'),
    timeZone: text('time_zone').notNull(),
    lifeArea: text('life_area', { enum: momentAreas }).notNull(),
    who: text('who'),
    reminders: text('reminders', { enum: reminderKinds }).array().notNull().default([]),
    preparedAt: moment('prepared_at'),
    fear: text('fear'),
    certaintyBefore: integer('certainty_before'),
    safetyHabitId: text('safety_habit_id'),
    safetyHabit: text('safety_habit'),
    lines: jsonb('lines').notNull().default([]).$type<MomentLine[]>(),
    debriefedAt: moment('debriefed_at'),
    facts: text('facts'),
    outcome: text('outcome', { enum: outcomes }),
    certaintyAfter: integer('certainty_after'),
    habitDropped: text('habit_dropped', { enum: outcomes }),
    wentWell: text('went_well'),
    learnt: text('learnt'),
    tryNext: text('try_next'),
    closedAt: moment('closed_at'),
    /** When the coach asked about it afterward, which it does once. */
    coachAskedAt: moment('coach_asked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('moments_of_run').on(t.completionId),
    index('moments_open').on(t.userId, t.startsAt).where(sql`${t.closedAt} is null`),
    index('moments_to_remind_of').on(t.startsAt).where(sql`${t.closedAt} is null and ${t.reminders} <> '{}'`),
    index('moments_closed').on(t.userId, t.closedAt.desc(), t.id).where(sql`${t.closedAt} is not null`),
    check('moments_title_length', sql`char_length(${t.title}) between 1 and 120`),
    check('moments_who_length', sql`char_length(${t.who}) <= 120`),
    check('moments_life_area', isOneOf(t.lifeArea, momentAreas)),
    check('moments_reminders', areAmong(t.reminders, reminderKinds)),
    check('moments_lines', sql`jsonb_typeof(${t.lines}) = 'array' and jsonb_array_length(${t.lines}) <= 3`),
    check('moments_fear_length', sql`char_length(${t.fear}) <= 500`),
    check('moments_habit_length', sql`char_length(${t.safetyHabit}) <= 120`),
    check('moments_facts_length', sql`char_length(${t.facts}) <= 2000`),
    check('moments_went_well_length', sql`char_length(${t.wentWell}) <= 500`),
    check('moments_learnt_length', sql`char_length(${t.learnt}) <= 280`),
    check('moments_try_next_length', sql`char_length(${t.tryNext}) <= 280`),
    check('moments_certainty_before', isWithin(t.certaintyBefore, certaintyScale)),
    check('moments_certainty_after', isWithin(t.certaintyAfter, certaintyScale)),
    check('moments_outcome', isOneOf(t.outcome, outcomes)),
    check('moments_habit_dropped', isOneOf(t.habitDropped, outcomes)),
  ],
)
