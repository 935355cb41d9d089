/** Days are calendar days of the person: no time zone may shift them, so they are all read as UTC. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: string) => format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
}

/** October 17 */
export const longDay = format({ month: 'long', day: 'numeric' })
/** Oct 17 */
export const shortDay = format({ month: 'short', day: 'numeric' })
/** October 17, 2026 */
export const fullDay = format({ dateStyle: 'long' })

const shortMonth = format({ month: 'short' })
const dayOfMonth = format({ day: 'numeric' })

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** The local date of an instant. */
export const shortDayOfMoment = (iso: string): string => moment.format(new Date(iso))

export type DayLabel = { day: string; number: string; below: string | null }

/** Every third day, counted back from today. Months are below where they begin. */
export function everyThirdDay(days: readonly string[]): DayLabel[] {
  const shown = days.filter((_, i) => (days.length - 1 - i) % 3 === 0)
  const labels = shown.map((day, i): DayLabel => {
    const before = shown[i - 1]
    const isNewMonth = !before || shortMonth(before) !== shortMonth(day)
    return { day, number: dayOfMonth(day), below: isNewMonth ? shortMonth(day) : null }
  })
  const [beforeLast, last] = labels.slice(-2)
  // Next to the name of a month there is no room for another word on a phone.
  if (last && !beforeLast?.below) last.below = 'Today'
  return labels
}

/** The same, by index in the list. */
export function dayLabels(days: readonly string[]): { at: number; label: string; below: string | null }[] {
  return everyThirdDay(days).map(({ day, number, below }) => ({ at: days.indexOf(day), label: number, below }))
}
