import { type ReactNode, useId } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Card } from '#client/ui/surfaces/card.tsx'

type ReportCardProps = { title: string; aside?: ReactNode; children: ReactNode; className?: string | undefined }

/** One part of the report, by its name. */
export function ReportCard({ title, aside, children, className }: ReportCardProps) {
  const id = useId()
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={classNames('flex min-w-0 flex-col gap-4 print:break-inside-avoid', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-h3 font-medium">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  )
}
