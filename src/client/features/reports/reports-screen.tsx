import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ReportBody } from './report-body.tsx'
import { ReportHeader } from './report-header.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useReport } from './use-report.ts'
import './print.css'

/** `checkIn` stands before the report: what one notes there is in it at once. */
export function ReportsScreen({ checkIn }: { checkIn?: ReactNode }) {
  const { report, isError, isFetching, retry } = useReport()
  return (
    <div data-page="report" className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 desk:gap-8 desk:pt-8">
      <ReportHeader report={report} />
      <QuickActions />
      {checkIn && <div className="print:hidden">{checkIn}</div>}
      {isError && <NotLoaded isBusy={isFetching} onRetry={retry} />}
      {report && <ReportBody report={report} />}
      {!report && !isError && <ReportSkeleton />}
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
