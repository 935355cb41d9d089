// A date without a time: formatted and parsed in UTC, it is the same day for every reader.
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A stored day (YYYY-MM-DD) as people write it: September 4, 2025. Throws if it is not a day. */
export function writtenDate(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`))
}

/** The date of an instant, as people write it. */
export function writeDate(moment: Date): string {
  return longDate.format(moment)
}
