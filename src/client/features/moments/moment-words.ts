import type { Moment } from '#contract/moments/moments.ts'
import { dayMs } from '#rules/durations.ts'
import type { MomentArea, ReminderKind } from '#rules/moments/facts.ts'

export const areaLabels: Record<MomentArea, string> = {
  work: 'Work',
  dating: 'Dating',
  school: 'School',
  other: 'Other',
}

export const reminderLabels: Record<ReminderKind, string> = {
  evening: 'The evening before',
  hour: '1 hour before',
  ten_minutes: '10 minutes before',
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

const midnightOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()

/** “Today at 9:00 AM”, “Tomorrow at …”, “Friday at …”, then the date; in local time. */
export function whenWords(startsAt: string | null, now: Date): string {
  if (startsAt === null) return 'Sometime this week'
  const start = new Date(startsAt)
  const days = Math.round((midnightOf(start) - midnightOf(now)) / dayMs)
  const named: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }
  const day = named[days] ?? (days > 1 && days < 7 ? weekday.format(start) : date.format(start))
  return `${day} at ${clock.format(start)}`
}

/** When, where and with whom, in one line. */
export function factsLine({ startsAt, closedAt, lifeArea, who, challenge }: Moment, now: Date): string {
  // A challenge needs no day beforehand; once it is done it has one.
  const then = challenge ? (startsAt ?? closedAt) : startsAt
  const when = [...(then || !challenge ? [whenWords(then, now)] : []), ...(challenge ? ['A challenge'] : [])]
  return [...when, areaLabels[lifeArea], ...(who ? [`with ${who}`] : [])].join(' · ')
}

/** Where the moment's challenge can be done and closed. */
export const challengePath = (challengeId: string) => `/challenges?challenge=${encodeURIComponent(challengeId)}`

export const isPast = ({ startsAt }: Moment, now: Date) => startsAt !== null && Date.parse(startsAt) <= now.getTime()

/** Only for a time in the future. */
export const canRemind = (moment: Moment, now: Date) =>
  moment.startsAt !== null && moment.closedAt === null && !isPast(moment, now)
