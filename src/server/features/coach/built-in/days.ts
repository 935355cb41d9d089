const dayMs = 24 * 60 * 60 * 1000

/** "today", "yesterday", "on Tuesday", "on March 3", by the person's own calendar. */
export function dayWords(at: Date, now: Date, timeZone: string): string {
  const days = dayNumber(now, timeZone) - dayNumber(at, timeZone)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  const form: Intl.DateTimeFormatOptions = days < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' }
  return `on ${format(at, timeZone, form)}`
}

export function daysBetween(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / dayMs
}

function dayNumber(at: Date, timeZone: string): number {
  const [month, day, year] = format(at, timeZone, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .split('/')
    .map(Number)
  return Math.round(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1) / dayMs)
}

/** A device may name a zone this server does not know. */
function format(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(at)
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(at)
  }
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** When the moment is, where the person named it plainly. */
export function dueFrom(when: string | undefined, now: Date): Date | undefined {
  const words = when?.toLowerCase() ?? ''
  if (/\b(?:today|tonight|now)\b/.test(words)) return now
  if (/\btomorrow\b/.test(words)) return new Date(now.getTime() + dayMs)
  const weekday = weekdays.findIndex((day) => words.includes(day))
  if (weekday < 0 || /\b(?:last|ago)\b/.test(words)) return undefined
  const ahead = (weekday - now.getUTCDay() + 7) % 7 || 7
  return new Date(now.getTime() + ahead * dayMs)
}
