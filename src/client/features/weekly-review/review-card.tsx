import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/platform/request/query-client.ts'
import { ownTimeZone } from '#client/platform/time-zone.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Card } from '#client/ui/surfaces/card.tsx'
import { reviewTitle } from '#content/weekly-review.ts'
import { readWeeklyReview } from '#contract/weekly-review.ts'
import type { Day } from '#rules/progress/calendar.ts'
import { weekToReview } from '#rules/weekly-review/weeks.ts'
import { dayAndMonth, localDay } from '#rules/words/written-date.ts'
import { useMailZone } from './use-mail-zone.ts'

type ReviewCardProps = { now: Date; className?: string }

/** The person's week, on Sundays and Mondays. Shows nothing for a week without records, or if loading fails. */
export function ReviewCard({ now, className }: ReviewCardProps) {
  const week = weekToReview(localDay(now))
  return week ? <Review week={week} timeZone={ownTimeZone()} className={className} /> : null
}

type ReviewProps = { week: Day; timeZone: string; className: string | undefined }

function Review({ week, timeZone, className }: ReviewProps) {
  useMailZone(timeZone)
  // Refetched whenever the screen opens, because the other screens add records.
  const read = queryOf(readWeeklyReview, { query: { day: week, timeZone } })
  const { data } = useQuery({ ...read, refetchOnMount: 'always' })
  if (!data || data.sentences.length === 0) return null
  return (
    <Card as="section" aria-labelledby="weekly-review" className={className}>
      <p className="text-xs font-semibold text-ink-2">
        {dayAndMonth(data.from)} to {dayAndMonth(data.to)}
      </p>
      <h2 id="weekly-review" className="mt-2 text-h3 font-medium">
        {reviewTitle}
      </h2>
      <p className="mt-2">{data.sentences.join(' ')}</p>
      <div className="mt-3 -ml-3">
        <ButtonLink to="/reports" variant="quiet">
          See your reports
        </ButtonLink>
      </div>
    </Card>
  )
}
