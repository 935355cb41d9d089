import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Moment, MomentChange, MomentDebrief, MomentPreparation, NewMoment } from '#contract/moments/moments.ts'
import { isPremium } from '#rules/access.ts'
import { freeOpenMoments, openMomentsMax } from '#rules/moments/facts.ts'
import type { Database, Queryable, Transaction } from '#server/db/database.ts'
import { lockUser } from '#server/db/lock-user.ts'
import { AppError } from '#server/platform/errors.ts'
import { readHabit } from '#server/platform/requests/read-habit.ts'
import { requireZone } from '#server/platform/requests/require-zone.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { calendarFile } from './calendar-file.ts'
import { readStart } from './moment-time.ts'
import * as queries from './moments.queries.ts'
import { presentMoment } from './present-moment.ts'

export type MomentsDeps = {
  db: Database
  /** Gives up a challenge together with its moment. Passed in by app.ts, since runs belong to the challenges. */
  leaveRun: (tx: Transaction, run: { userId: string; completionId: string }) => Promise<void>
}

/** What a person does with a moment: add it, get ready, close it. */
export function createMoments({ db, leaveRun }: MomentsDeps) {
  return {
    async list({ userId }: Actor, page: queries.MomentsPage): Promise<Moment[]> {
      return (await queries.listMomentRows(db, userId, page)).map(presentMoment)
    },

    async read({ userId }: Actor, momentId: string): Promise<Moment> {
      return presentMoment(await requireMoment(db, { userId, momentId }))
    },

    async create(actor: Actor, { id, clientId, ...wanted }: z.output<typeof NewMoment>): Promise<Moment> {
      const { userId } = actor
      const momentId = id ?? clientId ?? randomUUID()
      const timeZone = requireZone(wanted.timeZone ?? 'UTC').timeZone
      const startsAt = wanted.startsAt ? readStart(wanted.startsAt, timeZone) : null
      const row = await db.transaction(async (tx) => {
        await lockUser(tx, userId)
        // A phone that sends it again after a lost reply gets the existing one in its current state.
        const made = await queries.findMoment(tx, { userId, momentId })
        if (made) return made
        await requireRoom(tx, actor)
        const reminders = [...new Set(wanted.reminders)]
        return queries.insertMoment(tx, { ...wanted, id: momentId, userId, timeZone, startsAt, reminders })
      })
      return presentMoment(row)
    },

    async change(actor: Actor, momentId: string, change: z.output<typeof MomentChange>): Promise<Moment> {
      const own = { userId: actor.userId, momentId }
      const row = await db.transaction(async (tx) => {
        await lockUser(tx, actor.userId)
        const before = await requireMoment(tx, own)
        const { isClosed, startsAt, timeZone, ...rest } = change
        const zone = timeZone === undefined ? before.timeZone : requireZone(timeZone).timeZone
        const isReopened = isClosed === false && before.closedAt !== null
        if (isReopened && before.run) throw doneAgain()
        if (isReopened) await requireRoom(tx, actor)
        // The run first, then its moment, in the same order as the challenges do: otherwise the two could deadlock.
        if (isClosed && before.run) await leaveRun(tx, { userId: actor.userId, completionId: before.run.completionId })
        return queries.updateMoment(tx, own, {
          ...definedOf(rest),
          ...(rest.reminders ? { reminders: [...new Set(rest.reminders)] } : {}),
          timeZone: zone,
          ...(startsAt === undefined ? {} : { startsAt: startsAt === null ? null : readStart(startsAt, zone) }),
          ...(isReopened ? { closedAt: null } : {}),
          ...(isClosed && before.closedAt === null && !before.run ? { closedAt: new Date() } : {}),
        })
      })
      return presentOwn(row)
    },

    async prepare({ userId }: Actor, momentId: string, said: z.output<typeof MomentPreparation>): Promise<Moment> {
      const habit = readHabit(said)
      // Half of a surrogate pair, as left by an emoji that was cut off, cannot be stored as JSON.
      const lines = said.lines.map((line) => ({ ...line, text: line.text.replace(/\p{Cs}/gu, '\ufffd') }))
      const values = { ...said, ...habit, lines, preparedAt: new Date() }
      return presentOwn(await queries.updateMoment(db, { userId, momentId }, values))
    },

    async debrief(
      { userId }: Actor,
      momentId: string,
      { madeSecondsAgo, ...said }: z.output<typeof MomentDebrief>,
    ): Promise<Moment> {
      const own = { userId, momentId }
      const { run } = await requireMoment(db, own)
      if (run && !run.isCompleted) throw closesThere(run.isOpen)
      return presentOwn(await queries.closeWith(db, own, { ...said, secondsAgo: madeSecondsAgo }))
    },

    async readCalendar({ userId }: Actor, momentId: string): Promise<string> {
      const { startsAt, ...row } = await requireMoment(db, { userId, momentId })
      if (!startsAt) throw new AppError('conflict', 'This moment has no time yet. Give it one, then take the file.')
      return calendarFile([{ ...row, startsAt }])
    },

    async remove({ userId }: Actor, momentId: string): Promise<{ id: string }> {
      if (!(await queries.deleteMomentRow(db, { userId, momentId }))) throw notYours()
      return { id: momentId }
    },
  }
}

/** Somebody else's moment is answered like a missing one. */
const notYours = () => new AppError('not_found', 'That isn’t one of your moments. It may have been deleted.')

const doneAgain = () => new AppError('conflict', 'A challenge stays closed. To do it again, start it once more.')

const closesThere = (isOpen: boolean) =>
  new AppError(
    'conflict',
    isOpen
      ? 'This moment is a challenge. Close it from the challenge, so that its points count.'
      : 'You set this challenge aside. Start it once more to write about it.',
  )

async function requireMoment(db: Queryable, own: queries.OwnMoment): Promise<queries.MomentRow> {
  const row = await queries.findMoment(db, own)
  if (!row) throw notYours()
  return row
}

function presentOwn(row: queries.MomentRow | undefined): Moment {
  if (!row) throw notYours()
  return presentMoment(row)
}

async function requireRoom(db: Queryable, { userId, person }: Actor): Promise<void> {
  const open = await queries.countOpen(db, userId)
  if (open >= openMomentsMax)
    throw new AppError('conflict', `You have ${openMomentsMax} moments open. Close some of them to make room.`)
  if (open < freeOpenMoments || isPremium(person, new Date())) return
  throw new AppError(
    person.hasUsedTrial ? 'trial_expired' : 'upgrade_required',
    'You have three moments open. Close one to make room, or upgrade to keep as many as you like.',
  )
}

/** Drops undefined values, which mean the same to the database but not to the types. */
function definedOf<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: NonNullable<T[Name]> | Extract<T[Name], null>
  }
}
