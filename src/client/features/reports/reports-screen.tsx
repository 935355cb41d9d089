import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportHeader } from './report-header.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { Totals } from './totals.tsx'
import { useReport } from './use-report.ts'
import './print.css'

/** `checkIn` stands before the report, and without it too: what one notes there is in the report at once. */
export function ReportsScreen({ checkIn }: { checkIn: ReactNode }) {
  const { report, isError, isFetching, retry } = useReport()
  return (
    <div data-page="report" className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 desk:gap-8 desk:pt-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desk:grid-rows-[auto_1fr] print:block">
        <ReportHeader report={report} />
        <div className="desk:col-start-2 desk:row-span-2 desk:row-start-1 print:hidden">{checkIn}</div>
        <div className="min-h-17 print:mt-6">{report && <Totals report={report} />}</div>
      </div>
      {isError && <NotLoaded isBusy={isFetching} onRetry={retry} />}
      {report && <ReportBody report={report} />}
      {!report && !isError && <ReportSkeleton />}
      <QuickActions />
    </div>
  )
}

function NotLoaded({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <Notice
      tone="amber"
      role="alert"
      title="Your report did not load"
      action={
        <Button variant="line" isBusy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your records are safe. The connection dropped before they arrived.
    </Notice>
  )
}
