import { classNames } from '#client/ui/class-names.ts'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { Progress } from '#contract/progress.ts'
import type { Day } from '#rules/progress/calendar.ts'
import { weekdayOf } from '#rules/words/written-date.ts'

type WeekSoFarProps = { progress: Pick<Progress, 'week' | 'checkInStreak' | 'totalCheckIns'>; today: Day }

const row = 'mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4'
const column = 'grid justify-items-center gap-1.5 text-xs font-medium text-ink-2'

/** Reserves the space for the week, so that nothing moves when it arrives. */
export function WeekToCome() {
  return (
    <div aria-hidden="true" className={row}>
      <div className="flex gap-2">
        {['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => (
          <span key={day} className={column}>
            <span className="invisible">{day.slice(0, 1)}</span>
            <Skeleton className="size-3.5 rounded-full" />
          </span>
        ))}
      </div>
      <p className="invisible text-sm">{wordsFor(0, 0)}</p>
    </div>
  )
}

/** A dot for each day with a check-in. A day without one is not held against anybody. */
export function WeekSoFar({ progress: { week, checkInStreak, totalCheckIns }, today }: WeekSoFarProps) {
  return (
    <div className={row}>
      <ol aria-label="This week" className="flex flex-wrap gap-2">
        {week.map(({ day, hasCheckIn }) => (
          <li key={day} className={column}>
            <span className="sr-only">
              {weekdayOf(day)}: {hasCheckIn ? 'checked in' : day > today ? 'still to come' : 'no check-in'}
            </span>
            <span aria-hidden="true">{weekdayOf(day).slice(0, 1)}</span>
            <span
              aria-hidden="true"
              className={classNames(
                'size-3.5 rounded-full',
                hasCheckIn ? 'bg-sage' : 'border border-edge',
                day === today && 'outline-2 outline-offset-2 outline-apricot',
              )}
            />
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-2">{wordsFor(checkInStreak, totalCheckIns)}</p>
    </div>
  )
}

/** Mentions a current streak, and otherwise the total, which never goes down. */
function wordsFor(streak: number, total: number): string {
  if (total === 0) return 'Your first check-in starts the record.'
  const all = total === 1 ? '1 check-in so far' : `${total} check-ins so far`
  return streak > 1 ? `${streak} days in a row, ${all}.` : `${all}.`
}
