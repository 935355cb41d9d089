import type { PartOfDay } from './spoken-day.ts'

/** A time as somebody said it. */
export type SpokenTime = {
  hour: number
  minute: number
  /** "9" alone may be in the morning or in the evening. */
  isEitherHalf: boolean
  /** The words it was said in. */
  words: string
}

const about = '(?:at|around|about|from|by|@)'
const patterns = {
  halved: new RegExp(`\\b(?:${about} ?)?(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm)\\b`, 'i'),
  written: new RegExp(`\\b(?:${about} ?)?(\\d{1,2}):(\\d{2})\\b`, 'i'),
  halfPast: new RegExp(`\\b(?:${about} )?half past (\\d{1,2})\\b`, 'i'),
  named: new RegExp(`\\b(?:${about} )?(?:noon|midday)\\b`, 'i'),
  // "At 9" is a time; "at 9 people" is not.
  bare: new RegExp(
    `\\b${about} ?(\\d{1,2})(?: ?o['’]?clock)?(?=$|[,.!?]|\\s+(?:i|we|my|there|on|in|with|and|but|for|this|next|tomorrow|today|tonight|mon|tue|wed|thu|fri|sat|sun|the next)|\\s*$)`,
    'i',
  ),
  clock: /\b(\d{1,2}) ?o['’]?clock\b/i,
}

/** The first time of day a text names. */
export function readTime(text: string): SpokenTime | null {
  const halved = text.match(patterns.halved)
  if (halved) return halvedTime(halved)
  const written = text.match(patterns.written)
  if (written) return timeOf(written, Number(written[1]), Number(written[2]))
  const halfPast = text.match(patterns.halfPast)
  if (halfPast) return timeOf(halfPast, Number(halfPast[1]), 30)
  const named = text.match(patterns.named)
  if (named) return { hour: 12, minute: 0, isEitherHalf: false, words: named[0] }
  const bare = text.match(patterns.bare) ?? text.match(patterns.clock)
  return bare && timeOf(bare, Number(bare[1]), 0)
}

function halvedTime(match: RegExpMatchArray): SpokenTime | null {
  const hour = (Number(match[1]) % 12) + (match[3]?.toLowerCase() === 'pm' ? 12 : 0)
  const read = timeOf(match, hour, Number(match[2] ?? 0))
  return read && Number(match[1]) <= 12 ? { ...read, isEitherHalf: false } : null
}

function timeOf(match: RegExpMatchArray, hour: number, minute: number): SpokenTime | null {
  if (hour > 23 || minute > 59) return null
  return { hour, minute, isEitherHalf: hour > 0 && hour < 12 && !/^0/.test(match[1] ?? ''), words: match[0] }
}

/** A usual time for a part of the day if none was named. The person sees it and can change it. */
const usual: Record<PartOfDay, string> = { morning: '09:00', afternoon: '14:00', evening: '19:00' }

/** As a clock shows it, 09:00. If it could be morning or evening, the one in which people usually do such things. */
export function clockOf(time: SpokenTime | null, part: PartOfDay | undefined, isForEvenings: boolean): string | null {
  if (!time) return part ? usual[part] : null
  const isLater = part ? part !== 'morning' : time.hour < 7 || isForEvenings
  const hour = time.isEitherHalf && isLater ? time.hour + 12 : time.hour
  return `${String(hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`
}
