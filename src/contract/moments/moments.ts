import { z } from 'zod'
import { certaintyScale, fearMaxLength, habitMaxLength, learntMaxLength } from '#rules/challenges/facts.ts'
import * as facts from '#rules/moments/facts.ts'
import { Id, Outcome } from '../challenges/challenge-fields.ts'
import { endpoint } from '../endpoint.ts'
import { MadeSecondsAgo, OptionalWords, Scale, TimeZone, Words } from '../fields.ts'
import { Paging } from '../paging.ts'

const Area = z.enum(facts.momentAreas, 'Choose work, dating, school or other')
const Reminder = z.enum(facts.reminderKinds, 'Choose the evening before, an hour or ten minutes')
const Title = Words(facts.momentTitleMaxLength, 'The title').refine((text) => text !== '', 'Say what is coming up')

const startWords = 'A start is written like 2026-11-17T09:00:00Z, or 2026-11-17T09:00 with a time zone'
/** An instant, or what the clock on the wall will show where the person is. */
const Start = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })], startWords)

/** A line taken along: from the library, by its id, or in one's own words. */
export const MomentLine = z.object({ text: z.string(), cueId: z.string().nullable() })
export type MomentLine = z.infer<typeof MomentLine>

export const MomentBefore = z.object({
  fear: z.string().nullable(),
  certaintyBefore: z.int().nullable(),
  safetyHabitId: z.string().nullable(),
  safetyHabit: z.string().nullable(),
  lines: z.array(MomentLine),
})
export type MomentBefore = z.infer<typeof MomentBefore>

export const MomentAfter = z.object({
  /** What anybody could have seen. */
  facts: z.string().nullable(),
  outcome: Outcome.nullable(),
  certaintyAfter: z.int().nullable(),
  habitDropped: Outcome.nullable(),
  wentWell: z.string().nullable(),
  learnt: z.string().nullable(),
  /** One thing to try, or nothing. */
  tryNext: z.string().nullable(),
})
export type MomentAfter = z.infer<typeof MomentAfter>

export const Moment = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Null is “some time this week”. */
  startsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  lifeArea: z.enum(facts.momentAreas),
  who: z.string().nullable(),
  reminders: z.array(z.enum(facts.reminderKinds)),
  /** Null until somebody went through it or skipped it. */
  before: MomentBefore.nullable(),
  /** Null until somebody wrote about it. A moment can be closed without. */
  after: MomentAfter.nullable(),
  /** Set where the moment is a challenge that was begun. Its own closing form closes it, and gives the points. */
  challenge: z.object({ completionId: z.string(), challengeId: z.string(), isCompleted: z.boolean() }).nullable(),
  closedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Moment = z.infer<typeof Moment>

export const listMoments = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/moments',
  summary:
    'One’s own moments: the open ones by their time, those without one last, then the closed ones, latest first.',
  query: Paging({ size: facts.momentsPageSize, maxSize: facts.momentsMaxPageSize }).extend({
    state: z.enum(['open', 'closed'], 'Choose open or closed').optional(),
  }),
  reply: z.array(Moment),
})

const Details = {
  startsAt: Start.nullish(),
  timeZone: TimeZone.optional(),
  who: OptionalWords(facts.momentWhoMaxLength, 'Who is there'),
  reminders: z.array(Reminder).max(facts.reminderKinds.length, 'Choose each reminder once'),
}

const OwnId = z.uuid('The moment’s id is not one').optional()

export const NewMoment = z.object({
  /** Made by the device, once a moment: sending the same one again answers with the one there is. */
  id: OwnId,
  /** The same under the name that other calls have for it. */
  clientId: OwnId,
  title: Title,
  lifeArea: Area,
  ...Details,
  reminders: Details.reminders.default([]),
})
export type NewMoment = z.input<typeof NewMoment>

export const createMoment = endpoint({
  access: 'member',
  method: 'POST',
  path: '/api/moments',
  summary: 'Add a moment. The same id is recorded once.',
  body: NewMoment,
  reply: Moment,
  status: 201,
})

const WithMoment = z.object({ momentId: z.uuid('This id is not one') })

export const readMoment = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/moments/:momentId',
  summary: 'One moment.',
  params: WithMoment,
  reply: Moment,
})

export const MomentChange = z.object({
  title: Title.optional(),
  lifeArea: Area.optional(),
  startsAt: Details.startsAt,
  timeZone: Details.timeZone,
  who: Words(facts.momentWhoMaxLength, 'Who is there')
    .nullable()
    .transform((text) => text || null)
    .optional(),
  reminders: Details.reminders.optional(),
  /** Over, without a word about it; or open again. */
  isClosed: z.boolean('Say whether it is closed').optional(),
})
export type MomentChange = z.input<typeof MomentChange>

export const changeMoment = endpoint({
  access: 'member',
  method: 'PATCH',
  path: '/api/moments/:momentId',
  summary: 'Change what, when, where and with whom, or close it. What is left out stays.',
  params: WithMoment,
  body: MomentChange,
  reply: Moment,
})

export const deleteMoment = endpoint({
  access: 'member',
  method: 'DELETE',
  path: '/api/moments/:momentId',
  summary: 'Delete a moment with everything written about it.',
  params: WithMoment,
  reply: z.object({ id: z.uuid() }),
})

const LineWords = Words(facts.momentLineMaxLength, 'A line').refine((text) => text !== '', 'A line needs some words')
const Line = z.union(
  [
    LineWords.transform((text) => ({ text, cueId: null })),
    z.object({ text: LineWords, cueId: Id.nullish().transform((id) => id ?? null) }),
  ],
  'A line is some words, or a line of the library',
)

export const MomentPreparation = z.object({
  fear: OptionalWords(fearMaxLength, 'What you fear'),
  certaintyBefore: Scale(certaintyScale, 'How sure you are')
    .nullish()
    .transform((value) => value ?? null),
  /** A preset by its id, or one's own words; the preset wins. */
  safetyHabitId: Id.nullish(),
  safetyHabit: OptionalWords(habitMaxLength, 'The habit'),
  lines: z.array(Line).max(facts.momentLinesMax, `Take at most ${facts.momentLinesMax} lines along`).default([]),
})
export type MomentPreparation = z.input<typeof MomentPreparation>

export const prepareMoment = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/moments/:momentId/before',
  summary: 'What somebody expects and takes along, as a whole. Empty is skipped.',
  params: WithMoment,
  body: MomentPreparation,
  reply: Moment,
})

export const MomentDebrief = z.object({
  facts: OptionalWords(facts.momentFactsMaxLength, 'The facts'),
  outcome: Outcome.nullish().transform((value) => value ?? null),
  certaintyAfter: Scale(certaintyScale, 'How sure you are')
    .nullish()
    .transform((value) => value ?? null),
  habitDropped: Outcome.nullish().transform((value) => value ?? null),
  wentWell: OptionalWords(facts.momentWentWellMaxLength, 'What went all right'),
  learnt: OptionalWords(learntMaxLength, 'What you learned'),
  tryNext: OptionalWords(facts.momentTryNextMaxLength, 'One thing to try'),
  /** How long it waited on the device before it could be sent. */
  madeSecondsAgo: MadeSecondsAgo,
})
export type MomentDebrief = z.input<typeof MomentDebrief>

// The first one closes the moment; new facts later change the words, not the hour it closed.
export const debriefMoment = endpoint({
  access: 'member',
  method: 'PUT',
  path: '/api/moments/:momentId/after',
  summary: 'What happened, as a whole. It closes the moment.',
  params: WithMoment,
  body: MomentDebrief,
  reply: Moment,
})

export const readMomentCalendar = endpoint({
  access: 'member',
  method: 'GET',
  path: '/api/moments/:momentId/calendar.ics',
  summary: 'The moment as a calendar file, with an alarm for each reminder that was chosen.',
  params: WithMoment,
  reply: z.string(),
})
