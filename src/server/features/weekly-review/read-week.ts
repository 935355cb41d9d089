import type { WeekRecords } from '#content/weekly-review.ts'
import { addDays, type Calendar, type Day, daysUpTo } from '#rules/progress/calendar.ts'
import type { Queryable } from '#server/db/database.ts'
import { countChallenges, countExercises, countMoments, listChats, listCheckInDays } from './records.queries.ts'

type Whose = { userId: string; calendar: Calendar; monday: Day }
type Slot = { index: number; amount: number }

/** What somebody recorded from Monday to Sunday in their own calendar. */
export async function readWeek(db: Queryable, { userId, calendar, monday }: Whose): Promise<WeekRecords> {
  const sunday = addDays(monday, 6)
  const all = daysUpTo(sunday, 7)
  const week = { userId, starts: all.map(calendar.startOf), end: calendar.startOf(addDays(sunday, 1)) }
  const checkInDays = await listCheckInDays(db, { userId, from: monday, to: sunday })
  const exercises = await countExercises(db, week)
  const challenges = await countChallenges(db, week)
  const moments = await countMoments(db, week)
  const chats = await listChats(db, week)
  const answers = [...challenges, ...moments]
  const cameTrue = (outcome: string) => sum(answers.filter((answer) => answer.outcome === outcome))
  const used = [...exercises, ...answers, ...chats].map(({ index }) => all[index])
  return {
    checkIns: checkInDays.length,
    exercises: sum(exercises),
    challenges: sum(challenges),
    moments: sum(moments),
    chats: new Set(chats.map(({ sessionId }) => sessionId)).size,
    fears: { no: cameTrue('no'), partly: cameTrue('partly'), yes: cameTrue('yes') },
    days: all.filter((day) => checkInDays.includes(day) || used.includes(day)),
  }
}

const sum = (slots: readonly Slot[]) => slots.reduce((total, { amount }) => total + amount, 0)
