import { z } from 'zod'
import * as facts from '#rules/progress/facts.ts'
import { moodScale, moods, moodTags } from '#rules/progress/moods.ts'
import { rangeWords } from '#rules/scales.ts'
import { Outcome } from './challenges/challenge-fields.ts'
import { endpoint } from './endpoint.ts'
import { Count, MadeSecondsAgo, OptionalWords, QueryMadeSecondsAgo, Scale, TimeZone, Words } from './fields.ts'
import { Paging } from './paging.ts'

const dayWords = 'A day is written like 2026-11-15'
const Day = z.iso.date(dayWords)

const MoodValue = z.literal(moods, `A mood is a whole number from ${rangeWords(moodScale)}`)
const Tags = z
  .array(z.enum(moodTags, 'Choose tags from the list'))
  .max(moodTags.length, 'Choose each tag once')
  .overwrite((tags) => [...new Set(tags)])

export const MoodEntry = z.object({
  id: z.uuid(),
  /** The device's own id of it, by which the device knows it again. */
  clientId: z.uuid().nullable(),
  mood: z.literal(moods),
  notes: z.string().nullable(),
  tags: z.array(z.enum(moodTags)),
  /** The day it is about, on the calendar of whoever made it. */
  day: z.iso.date(),
  /** When it was made; on a device without a network, that is before it reached us. */
  createdAt: z.iso.datetime(),
  /** Until the end of the day it was made on. */
  isEditable: z.boolean(),
})
export type MoodEntry = z.infer<typeof MoodEntry>

export const listMoodEntries = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/mood-entries',
  summary: 'One’s own check-ins, the latest day first.',
  mayLag: true,
  query: Paging({ size: 100, maxSize: 100 }).extend({ timeZone: TimeZone.optional() }),
  reply: z.array(MoodEntry),
})

export const NewMoodEntry = z.object({
  mood: MoodValue,
  notes: OptionalWords(facts.moodNotesMaxLength, 'A note'),
  tags: Tags.default([]),
  timeZone: TimeZone,
  /** Today when left out; otherwise today or one of the seven days before. */
  day: Day.optional(),
  /** Made by the device, once a check-in: sending the same one again records it once. */
  clientId: z.uuid('The check-in’s id is not one').optional(),
  madeSecondsAgo: MadeSecondsAgo,
})
export type NewMoodEntry = z.input<typeof NewMoodEntry>

export const createMoodEntry = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/mood-entries',
  summary: 'Check in. The same clientId is recorded once.',
  body: NewMoodEntry,
  reply: MoodEntry,
  status: 201,
})

/** The record's own id, or the device's: a phone can change what it has sent without having seen the answer. */
const WithEntry = z.object({ entryId: z.uuid('This id is not one') })

export const MoodEntryChange = z.object({
  mood: MoodValue.optional(),
  /** Empty or null removes it; left out, it stays. */
  notes: Words(facts.moodNotesMaxLength, 'A note')
    .nullable()
    .transform((text) => text || null)
    .optional(),
  tags: Tags.optional(),
  timeZone: TimeZone.optional(),
  /** The day that counts is the one on which the change was made. */
  madeSecondsAgo: MadeSecondsAgo,
})
export type MoodEntryChange = z.input<typeof MoodEntryChange>

export const changeMoodEntry = endpoint({
  access: 'member',
  method: 'PATCH',
  path: '/api/mood-entries/:entryId',
  summary: 'Change a check-in on the day it was made.',
  params: WithEntry,
  body: MoodEntryChange,
  reply: MoodEntry,
})

export const deleteMoodEntry = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/mood-entries/:entryId',
  summary: 'Delete a check-in on the day it was made.',
  params: WithEntry,
  query: z.object({
    timeZone: TimeZone.optional(),
    madeSecondsAgo: QueryMadeSecondsAgo,
  }),
  reply: z.object({ id: z.uuid() }),
})

export const MoodTrend = z.object({
  /** Insufficient below seven days with data; stable as well while there is nothing earlier to compare with. */
  direction: z.enum(['insufficient', 'up', 'down', 'stable']),
  daysWithData: Count,
  /** Of the last seven days with data, and of up to seven before them; null where there are none. */
  recentAverage: z.number().nullable(),
  earlierAverage: z.number().nullable(),
  /** In whole percent of the earlier average; null without one. */
  changePercent: z.int().nullable(),
})
export type MoodTrend = z.infer<typeof MoodTrend>

export const TechniqueReport = z.object({
  techniqueId: z.string(),
  sessions: Count,
  completed: Count,
  /** Completed of all sessions, 0 to 1. */
  completionRate: z.number().min(0).max(1),
  minutes: Count,
  averageRating: z.number().nullable(),
  lastUsed: z.iso.datetime(),
  /** Sessions with a check-in within three hours on both sides, and the average moods there. */
  comparisons: Count,
  moodBefore: z.number().nullable(),
  moodAfter: z.number().nullable(),
})
export type TechniqueReport = z.infer<typeof TechniqueReport>

export const ChallengeReport = z.object({
  completionId: z.string(),
  challengeId: z.string(),
  title: z.string(),
  completedAt: z.iso.datetime(),
  day: z.iso.date(),
  anxietyBefore: z.int().nullable(),
  anxietyAfter: z.int().nullable(),
  fear: z.string().nullable(),
  outcome: Outcome.nullable(),
  certaintyBefore: z.int().nullable(),
  certaintyAfter: z.int().nullable(),
})
export type ChallengeReport = z.infer<typeof ChallengeReport>

/** A fear with what became of it, of a challenge or of a moment. */
export const PredictionReport = ChallengeReport.extend({
  /** Of the run, or of the moment. */
  completionId: z.string(),
  /** Null for a moment. */
  challengeId: z.string().nullable(),
})
export type PredictionReport = z.infer<typeof PredictionReport>

export const WeeklyGoal = z.object({
  kind: z.enum(facts.goalKinds),
  /** 0 is no goal of this kind. */
  target: Count,
  /** This week: days checked in, techniques used, challenges completed. */
  done: Count,
  isMet: z.boolean(),
})
export type WeeklyGoal = z.infer<typeof WeeklyGoal>

export const WeeklyGoals = z.object({
  /** The Monday of this week. */
  weekStart: z.iso.date(),
  /** How many kinds have a goal, and how many of these are met. */
  weeklyGoals: Count,
  weeklyGoalsCompleted: Count,
  goals: z.array(WeeklyGoal),
})
export type WeeklyGoals = z.infer<typeof WeeklyGoals>

export const Progress = z.object({
  /** The stored row, as of today in the member's time zone. */
  id: z.uuid(),
  checkInStreak: Count,
  totalSessions: Count,
  averageMood: z.number(),
  weeklyGoals: Count,
  weeklyGoalsCompleted: Count,
  lastCheckIn: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),

  today: z.iso.date(),
  timeZone: z.string(),
  totalCheckIns: Count,
  /** Days with a check-in, of all time. */
  checkInDays: Count,
  /** Monday to Sunday of this week. */
  week: z.array(z.object({ day: z.iso.date(), hasCheckIn: z.boolean() })).length(7),

  /** Thirty days, the last one today; null is a gap. */
  moodDays: z.array(z.object({ day: z.iso.date(), mood: z.number().nullable(), entries: Count })),
  moodTrend: MoodTrend,
  latestEntries: z.array(MoodEntry).max(facts.reportEntries),
  /** The same thirty days. Talks are chats in which one said something to the coach on that day. */
  activityDays: z.array(
    z.object({ day: z.iso.date(), checkIns: Count, techniques: Count, challenges: Count, talks: Count }),
  ),
  /** Of all time, only those used, the most used first. */
  techniques: z.array(TechniqueReport),
  /** The latest completed ones, the earliest of them first. */
  challenges: z.array(ChallengeReport).max(facts.reportRuns),
  /** Of all completed runs with a rating of anxiety on both sides. */
  anxiety: z.object({ runs: Count, before: z.number().nullable(), after: z.number().nullable() }),
  /** The same figures as the wall of evidence. */
  predictions: z.object({
    predictions: Count,
    cameTrue: Count,
    partlyTrue: Count,
    certaintyBefore: z.int().nullable(),
    certaintyAfter: z.int().nullable(),
    /** The latest challenges and moments with an answer to “Did it happen?”, the earliest of them first. */
    runs: z.array(PredictionReport).max(facts.reportRuns),
  }),
  goals: z.array(WeeklyGoal),
})
export type Progress = z.infer<typeof Progress>

export const readProgress = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/progress',
  summary: 'The member’s progress, and every figure of the report.',
  mayLag: true,
  query: z.object({ timeZone: TimeZone.optional() }),
  reply: Progress,
})

const goalTarget = (kind: facts.GoalKind) => Scale({ min: 0, max: facts.goalMaximum[kind] }, 'A goal')

export const setWeeklyGoals = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/progress/weekly-goals',
  summary: 'Set what one aims for a week; 0 is no goal of this kind.',
  body: z.object({
    checkIns: goalTarget('checkIns'),
    techniques: goalTarget('techniques'),
    challenges: goalTarget('challenges'),
    timeZone: TimeZone.optional(),
  }),
  reply: WeeklyGoals,
})
