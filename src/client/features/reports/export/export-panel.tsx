import { Download, Printer } from 'lucide-react'
import { saveFile } from '#client/platform/save-file.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Checkbox } from '#client/ui/controls/checkbox.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Progress } from '#contract/progress.ts'
import { ReportCard } from '../report-card.tsx'
import { reportCsv } from './report-csv.ts'

type ExportPanelProps = {
  report: Progress
  hasWords: boolean
  onWordsChange: (hasWords: boolean) => void
  className?: string
}

/** The report on paper or as a file, for the person or somebody they trust. */
export function ExportPanel({ report, hasWords, onWordsChange, className = '' }: ExportPanelProps) {
  function download() {
    // Spreadsheets only recognise UTF-8 by the byte order mark.
    const content = new Blob(['\uFEFF', reportCsv(report, { hasWords })], { type: 'text/csv;charset=utf-8' })
    saveFile(content, `progress-${report.today}.csv`)
    toast({ title: 'Your report is in your downloads.' })
  }

  return (
    <ReportCard title="Take it with you" className={`print:hidden ${className}`}>
      <p className="text-sm text-ink-2">
        A page for a therapist, or for yourself. Printing can also save it as a PDF; the CSV opens in any spreadsheet.
      </p>
      <Checkbox
        label="Include what I wrote"
        hint="Your notes and the fears you wrote down. Without it, only numbers leave this page."
        checked={hasWords}
        onCheckedChange={(checked) => onWordsChange(checked === true)}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="line" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} />
          Print or save as PDF
        </Button>
        <Button variant="line" onClick={download}>
          <Download aria-hidden="true" strokeWidth={1.75} />
          Download CSV
        </Button>
      </div>
    </ReportCard>
  )
}
