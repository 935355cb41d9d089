import type { z } from 'zod'
import type { listMoodEntries, MoodEntry, MoodEntryChange, NewMoodEntry } from '#contract/progress.ts'
import { addDays, type Calendar, type Day } from '#rules/progress/calendar.ts'
import { backDatingDays, clockSlackMinutes } from '#rules/progress/facts.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireZone } from '#server/platform/requests/require-zone.ts'
import type { Actor } from '#server/platform/sessions/sessions.ts'
import { changeAndKeep } from './keep-progress.ts'
import * as queries from './moods.queries.ts'
import { presentMood } from './present-mood.ts'
import { readToday } from './zones.ts'

type New = z.output<typeof NewMoodEntry>
type Change = z.output<typeof MoodEntryChange>
type Made = { timeZone?: string | undefined; madeSecondsAgo: number }
type Page = z.output<NonNullable<(typeof listMoodEntries)['query']>>

/** Check-ins: new ones, retries, the list, and changes on the same day. */
export function createMoods({ db }: { db: Database }) {
  return {
    async list({ userId }: Actor, { timeZone, limit, offset }: Page): Promise<MoodEntry[]> {
      const todayFor = readToday(timeZone)
      const rows = await queries.listMoods(db, { userId, limit, offset })
      return rows.map((row) => presentMood(row, todayFor(row)))
    },

    async create({ userId }: Actor, entry: New): Promise<MoodEntry> {
      const calendar = requireZone(entry.timeZone)
      const { timeZone } = calendar
      const { mood, notes, tags, clientId } = entry
      const createdAt = new Date(Date.now() - entry.madeSecondsAgo * 1000)
      const day = readDay(entry.day, createdAt, calendar)
      const madeOn = laterOf(day, calendar.dayOf(createdAt))
      const row = { userId, mood, notes, tags, timeZone, day, madeOn, createdAt, clientId }
      const { result } = await changeAndKeep(db, userId, (tx) => queries.insertMood(tx, row), { timeZone })
      return presentMood(result ?? (await requireSent(userId, clientId)), calendar.dayOf(new Date()))
    },

    async change({ userId }: Actor, entryId: string, { timeZone, madeSecondsAgo, ...change }: Change) {
      const own = { userId, entryId }
      requireOfItsDay(await queries.findMood(db, own), { timeZone, madeSecondsAgo })
      const { result } = await changeAndKeep(db, userId, (tx) => queries.updateMood(tx, own, change))
      if (!result) throw notYours()
      return presentMood(result, readToday(timeZone)(result))
    },

    async remove({ userId }: Actor, entryId: string, made: Made): Promise<{ id: string }> {
      const own = { userId, entryId }
      requireOfItsDay(await queries.findMood(db, own), made)
      await changeAndKeep(db, userId, (tx) => queries.deleteMood(tx, own))
      return { id: entryId }
    },
  }

  /** A phone that sends a check-in again after a lost reply gets the existing one in its current state. */
  async function requireSent(userId: string, clientId: string | undefined) {
    const row = clientId && (await queries.findMoodOfDevice(db, { userId, clientId }))
    if (!row) throw new AppError('conflict', 'This check-in was sent before and has been deleted since.')
    return row
  }
}

/** Somebody else's check-in is answered like a missing one. */
const notYours = () => new AppError('not_found', 'That isn’t one of your check-ins. It may have been deleted.')

/** For a change that waited on a device, the day it was made there counts, not the day it reached us. */
function requireOfItsDay(row: queries.MoodRow | undefined, { timeZone, madeSecondsAgo }: Made) {
  const dayFor = readToday(timeZone, new Date(Date.now() - madeSecondsAgo * 1000))
  if (!row) throw notYours()
  if (row.madeOn < dayFor(row))
    throw new AppError('conflict', 'A check-in can be changed on the day it was made. After that it stays as it is.')
}

/** A device slightly ahead of us may already have tomorrow's date. */
function readDay(day: Day | undefined, madeAt: Date, { dayOf }: Calendar): Day {
  const today = dayOf(madeAt)
  if (day === undefined) return today
  if (day > dayOf(new Date(madeAt.getTime() + clockSlackMinutes * 60_000)))
    throw new AppError('invalid_input', 'That day has not come yet. Check the date on this device.')
  if (day < addDays(today, -backDatingDays))
    throw new AppError('invalid_input', `You can check in for today and the ${backDatingDays} days before it.`)
  return day
}

const laterOf = (one: Day, other: Day) => (one > other ? one : other)
