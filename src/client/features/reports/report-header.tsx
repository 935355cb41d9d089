import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import type { Progress } from '#contract/progress.ts'
import { fullDay, longDay } from './days.ts'

/** Whose records, and of which days. The name is only printed. */
export function ReportHeader({ report }: { report: Progress | null }) {
  const first = report?.moodDays[0]?.day
  return (
    <div>
      <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-2 hover:text-ink print:hidden">
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Back to dashboard
      </Link>
      <h1 className="mt-1">Detailed Progress Reports</h1>
      <p className="mt-2 min-h-[1lh] text-ink-2">
        {first && <span className="print:hidden">{longDay(first)} to today</span>}
        {report && first && <PaperLine from={first} to={report.today} />}
      </p>
    </div>
  )
}

function PaperLine({ from, to }: { from: string; to: string }) {
  const { firstName, lastName } = useRequiredUser()
  return (
    <span className="hidden print:inline">
      {[firstName, lastName].filter(Boolean).join(' ')}, {fullDay(from)} to {fullDay(to)}. From this person’s own
      records in Hearten; not a diagnosis.
    </span>
  )
}
