// A day without a clock: in UTC at both ends, it is the same day for every reader.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A stored day (YYYY-MM-DD) as people write it: September 4, 2025. Throws on anything that is no day. */
export function writtenDate(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`))
}

/** The day of a moment, as people write it. */
export function writeDate(moment: Date): string {
  return longDate.format(moment)
}
