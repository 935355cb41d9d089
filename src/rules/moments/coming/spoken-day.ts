import { addDays, type Day, mondayOf } from '../../progress/calendar.ts'
import { localTimeOf } from '../local-time.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** A day as somebody said it. Null means "some time this week". */
export type SpokenDay = {
  day: Day | null
  part?: PartOfDay
  /** Set for a span from now ("in two hours"), which implies the time. */
  time?: string
  /** It was said as a weekday. If that is today's, it may also mean a week from now. */
  isWeekday?: true
  /** The words it was said in. */
  words: string
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, 'half an': 0.5, two: 2, three: 3, four: 4, five: 5 }
const minutes: Record<string, number> = { minute: 1, min: 1, hour: 60, day: 1440 }

const part = '(?:\\s+(morning|afternoon|evening|night))?'
const weekday = `(mon|tues|wednes|thurs|fri|satur|sun)day${part}`
const month = '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'

type Reader = (match: RegExpMatchArray, now: Date, timeZone: string) => Omit<SpokenDay, 'words'> | null

const today = (now: Date, timeZone: string) => localTimeOf(now, timeZone).slice(0, 10)

function partOf(word: string | undefined): { part?: PartOfDay } {
  if (!word) return {}
  return { part: word === 'morning' || word === 'afternoon' ? word : 'evening' }
}

const inDays =
  (count: number): Reader =>
  ([, word], now, timeZone) => ({ day: addDays(today(now, timeZone), count), ...partOf(word) })

const readSpan: Reader = ([, count = '', unit = ''], now, timeZone) => {
  const amount = numbers[count.toLowerCase()] ?? Number(count)
  const then = new Date(now.getTime() + amount * (minutes[unit.toLowerCase()] ?? 0) * 60_000)
  const [day = '', time = ''] = localTimeOf(then, timeZone).split('T')
  return unit.toLowerCase() === 'day' ? { day } : { day, time }
}

const readWeekday: Reader = ([, which = '', name = '', word], now, timeZone) => {
  const from = today(now, timeZone)
  const index = weekdays.indexOf(`${name.toLowerCase()}day`)
  const ahead = addDays(mondayOf(from), index)
  // Most people who say "next Friday" mean the one in the following week.
  if (/next/i.test(which)) return { day: addDays(ahead, 7), ...partOf(word) }
  return { day: ahead < from ? addDays(ahead, 7) : ahead, isWeekday: true, ...partOf(word) }
}

function readDate(monthWord: string, dayWord: string, now: Date, timeZone: string) {
  const from = today(now, timeZone)
  const monthOf = months.indexOf(monthWord.slice(0, 3).toLowerCase()) + 1
  const write = (year: number) => `${year}-${String(monthOf).padStart(2, '0')}-${dayWord.padStart(2, '0')}`
  const year = Number(from.slice(0, 4))
  const day = write(year) < from ? write(year + 1) : write(year)
  const isReal = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().slice(0, 10) === day
  return isReal ? { day } : null
}

const readWeekend: Reader = (_match, now, timeZone) => {
  const from = today(now, timeZone)
  const saturday = addDays(mondayOf(from), 5)
  if (from > saturday) return { day: from }
  return { day: saturday }
}

const readers: readonly (readonly [RegExp, Reader])[] = [
  [/\b(?:the )?day after tomorrow\b/i, inDays(2)],
  [new RegExp(`\\b(?:tomorrow|tmrw|tmr|tomorow)${part}\\b`, 'i'), inDays(1)],
  [/\b(?:later )?(tonight|tonite)\b/i, inDays(0)],
  [/\bthis (morning|afternoon|evening)\b/i, inDays(0)],
  [/\b(?:later )?today()\b/i, inDays(0)],
  [/\bin (half an|an?|one|two|three|four|five|\d{1,2}) (minute|min|hour|day)s?\b/i, readSpan],
  [new RegExp(`\\b(?:on )?((?:this |next )?(?:coming )?)${weekday}\\b`, 'i'), readWeekday],
  [
    new RegExp(`\\b(?:on )?${month}\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b`, 'i'),
    ([, m = '', d = ''], ...on) => readDate(m, d, ...on),
  ],
  [
    new RegExp(`\\b(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}\\b`, 'i'),
    ([, d = '', m = ''], ...on) => readDate(m, d, ...on),
  ],
  [/\b(?:this|on the|at the) weekend\b/i, readWeekend],
  [/\b(?:some ?time |later )?this week\b/i, () => ({ day: null })],
]

/** The first day a text names, as somebody in this time zone means it now. */
export function readDay(text: string, now: Date, timeZone: string): SpokenDay | null {
  for (const [pattern, read] of readers) {
    const match = text.match(pattern)
    const found = match && read(match, now, timeZone)
    if (found) return { ...found, words: match[0] }
  }
  return null
}
