import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryOf } from '#client/platform/request/query-client.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { classNames } from '#client/ui/class-names.ts'
import { readCoachMemory } from '#contract/coach.ts'
import type { Moment } from '#contract/moments/moments.ts'
import { listMoodEntries } from '#contract/progress.ts'
import { localTimeOf } from '#rules/moments/local-time.ts'
import { moodWords } from '#rules/progress/moods.ts'
import { momentPath } from '../phase.ts'
import { type WeekDay, weekOf } from './week.ts'

const dayWords = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

type WeekViewProps = { moments: readonly Moment[]; now: Date; className?: string }

/** This week: moments, check-ins and steps agreed on with the coach. */
export function WeekView({ moments, now, className }: WeekViewProps) {
  const { isPremium } = useRequiredUser()
  const timeZone = ownTimeZone()
  // The same query as the check-in card's, so that both share the offline copy.
  const moods = useQuery(queryOf(listMoodEntries, { query: { timeZone, limit: 50 } }))
  const memory = useQuery({ ...queryOf(readCoachMemory), enabled: isPremium })
  const dayOf = (instant: Date) => localTimeOf(instant, timeZone).slice(0, 10)
  const today = dayOf(now)
  const known = { moments, moods: moods.data ?? [], notes: memory.data?.notes ?? [] }
  return (
    <section aria-labelledby="this-week" className={className}>
      <h2 id="this-week" className="text-h3 font-medium">
        This week
      </h2>
      <ol className="mt-3 grid gap-2 desk:grid-cols-7">
        {weekOf(today, known, dayOf).map((day) => (
          <DayCell key={day.day} day={day} isToday={day.day === today} />
        ))}
      </ol>
    </section>
  )
}

function DayCell({ day: { day, moments, mood, plans }, isToday }: { day: WeekDay; isToday: boolean }) {
  const isEmpty = moments.length === 0 && mood === null && plans.length === 0
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'flex min-w-0 gap-3 rounded-r1 px-3 py-2.5 text-sm desk:min-h-28 desk:flex-col desk:gap-1.5',
        isToday ? 'bg-apricot-soft' : 'bg-sunk',
        isEmpty && !isToday && 'max-desk:hidden',
      )}
    >
      <span className="w-16 flex-none text-xs font-semibold text-ink-2 desk:w-auto">
        {dayWords.format(new Date(`${day}T00:00:00Z`))} {Number(day.slice(8))}
        {isToday && <span className="sr-only"> (today)</span>}
      </span>
      <span className="grid min-w-0 content-start gap-1.5">
        {moments.map(({ id, title, startsAt, closedAt }) => (
          <Link key={id} to={momentPath(id)} className="font-semibold text-ink wrap-anywhere">
            {startsAt && clock.format(new Date(startsAt))} <bdi>{title}</bdi>
            {closedAt && <span className="font-normal text-ink-2"> (closed)</span>}
          </Link>
        ))}
        {plans.map((plan) => (
          <span key={plan} className="wrap-anywhere">
            Plan: <bdi>{plan}</bdi>
          </span>
        ))}
        {mood !== null && <span className="text-ink-2">Check-in: {moodWords[mood]}</span>}
        {isEmpty && isToday && <span className="text-ink-2">Nothing so far</span>}
      </span>
    </li>
  )
}
