import { ownTimeZone } from '#client/platform/time-zone.ts'
import { instantOf, localTimeOf } from '#rules/moments/local-time.ts'
import { addDays } from '#rules/progress/calendar.ts'

export type WhenChoice = 'today' | 'tomorrow' | 'day' | 'week'

/** The form's time: how it was chosen, and a local date and time. */
export type When = { choice: WhenChoice; day: string; time: string }

const defaultTime = '09:00'

export function emptyWhen(now: Date): When {
  const today = localTimeOf(now, ownTimeZone()).slice(0, 10)
  return { choice: 'tomorrow', day: addDays(today, 1), time: defaultTime }
}

export function whenOf(startsAt: string | null, now: Date): When {
  if (startsAt === null) return { ...emptyWhen(now), choice: 'week' }
  const [day = '', time = defaultTime] = localTimeOf(new Date(startsAt), ownTimeZone()).split('T')
  return { choice: 'day', day, time }
}

/** As the coach understood it: a day without a time gets the usual one, no day means “some time this week”. */
export function comingWhen({ day, time }: { day: string | null; time: string | null }, now: Date): When {
  if (day === null) return { ...emptyWhen(now), choice: 'week' }
  return { choice: 'day', day, time: time ?? defaultTime }
}

/** The instant to send; null is “some time this week”, undefined if it is incomplete. */
export function startOf({ choice, day, time }: When, now: Date): string | null | undefined {
  if (choice === 'week') return null
  const today = localTimeOf(now, ownTimeZone()).slice(0, 10)
  const chosen = choice === 'today' ? today : choice === 'tomorrow' ? addDays(today, 1) : day
  if (!/^\d{4}-\d\d-\d\d$/.test(chosen) || !/^\d\d:\d\d/.test(time)) return undefined
  return instantOf(`${chosen}T${time.slice(0, 5)}`, ownTimeZone()).toISOString()
}
