import type { ReactNode } from 'react'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ReportHeader } from './report-header.tsx'
import { ReportParts } from './report-parts.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { Totals } from './totals.tsx'
import { useReport } from './use-report.ts'
import './print.css'

/** `checkIn` is above the report, and shown even if the report fails. The report includes new check-ins at once. */
export function ReportsScreen({ checkIn }: { checkIn: ReactNode }) {
  const { report, isError, isFetching, retry } = useReport()
  return (
    <div data-page="report" className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 desk:gap-8 desk:pt-8">
      <ReportHeader report={report} />
      <div className="min-h-33 desk:min-h-14 print:min-h-0">{report && <Totals report={report} />}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-flow-row-dense desk:grid-cols-12 desk:gap-6">
        <div className="desk:col-span-4 desk:col-start-9 desk:row-start-1 print:hidden">{checkIn}</div>
        {report && <ReportParts report={report} />}
        {!report && !isError && <ReportSkeleton />}
        {isError && (
          <NotLoaded
            title="Your report did not load"
            isBusy={isFetching}
            onRetry={retry}
            className="self-start desk:col-span-8 desk:row-start-1"
          >
            Your records are safe. The connection dropped before they arrived.
          </NotLoaded>
        )}
      </div>
      <QuickActions />
    </div>
  )
}
