import type { Day } from '#rules/progress/calendar.ts'
import { listWords } from '#rules/words/list-words.ts'
import { writeCount } from '#rules/words/write-count.ts'
import { weekdayOf } from '#rules/words/written-date.ts'

/** Counts of what a person recorded in one week, and none of their words. */
export type WeekRecords = {
  /** Days with a check-in. */
  checkIns: number
  exercises: number
  challenges: number
  moments: number
  /** Chats in which they said something to the coach. */
  chats: number
  /** Predictions written beforehand and answered afterward, by whether they came true. */
  fears: { no: number; partly: number; yes: number }
  /** The days with any record, in order. */
  days: readonly Day[]
}

export const reviewTitle = 'Your week in three sentences'

/** Three sentences that state what was recorded and nothing else; none for a week without records. */
export function reviewSentences(week: WeekRecords): readonly string[] {
  if (week.days.length === 0) return []
  const facts = [outside(week), inside(week), fears(week.fears), days(week.days), 'The details are in your reports.']
  return facts.filter((sentence) => sentence !== undefined).slice(0, 3)
}

function outside({ challenges, moments }: WeekRecords): string | undefined {
  return youDid([
    challenges > 0 && `did ${count(challenges, 'challenge')}`,
    moments > 0 && `wrote down how ${count(moments, 'moment')} went`,
  ])
}

function inside({ checkIns, exercises, chats }: WeekRecords): string | undefined {
  return youDid([
    checkIns > 0 && `checked in on ${count(checkIns, 'day')}`,
    exercises > 0 && `did ${count(exercises, 'exercise')}`,
    chats > 0 && `had ${count(chats, 'chat')} with WingMate`,
  ])
}

function youDid(things: readonly (string | false)[]): string | undefined {
  const done = things.filter((thing) => thing !== false)
  return done.length > 0 ? `You ${listWords(done)}.` : undefined
}

/** Left out if every fear came true: counting those helps nobody on a Sunday evening. */
function fears({ no, partly, yes }: WeekRecords['fears']): string | undefined {
  const all = no + partly + yes
  if (no + partly === 0) return undefined
  if (all === 1) return `The fear you wrote down beforehand ${no ? 'did not come true' : 'came true only in part'}.`
  if (no === all) return `None of the ${written(all)} fears you wrote down beforehand came true.`
  const parts = [
    no > 0 && `${written(no)} did not come true`,
    partly > 0 && `${written(partly)} came true in part`,
    yes > 0 && `${written(yes)} came true`,
  ]
  return `Of the ${written(all)} fears you wrote down beforehand, ${listWords(parts.filter((part) => part !== false))}.`
}

function days(all: readonly Day[]): string {
  if (all.length === 7) return 'There is something from every day.'
  return `That was on ${listWords(all.map(weekdayOf))}.`
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const written = (amount: number) => numbers[amount] ?? writeCount(amount)
const count = (amount: number, thing: string) => `${written(amount)} ${thing}${amount === 1 ? '' : 's'}`
