import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Card } from './card.tsx'

type Stat = {
  label: string
  /** Undefined while it is loading. */
  value: string | undefined
  /** What exactly is counted. */
  hint: string
}

type StatCardsProps = {
  stats: readonly Stat[]
  /** They could not be read; no figure is better than an old or invented one. */
  isError?: boolean | undefined
  className?: string | undefined
}

/** Figures side by side, each with what it counts. */
export function StatCards({ stats, isError = false, className }: StatCardsProps) {
  return (
    <dl
      className={classNames('grid gap-3 max-desk:[&>:last-child:nth-child(odd)]:col-span-full desk:gap-4', className)}
    >
      {stats.map(({ label, value, hint }) => (
        <Card key={label} className="flex min-w-0 flex-col">
          <dt className="text-sm font-semibold text-ink-2">{label}</dt>
          <dd className="mt-2 font-serif text-h1 leading-none tabular-nums wrap-anywhere">
            {value ?? (isError ? '–' : <Skeleton className="h-9 w-16" />)}
          </dd>
          <dd className="mt-2 text-xs text-ink-2">{isError && value === undefined ? 'Did not load' : hint}</dd>
        </Card>
      ))}
    </dl>
  )
}
