import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'

type ChartFrameProps = {
  /** The drawing, from lazyChart. */
  children: ReactNode
  /** The same figures, read out instead of the drawing. */
  table: ReactNode
  /** Takes what height its card has left, beside a taller one. */
  isGrowing?: boolean
}

/** A drawing with its figures behind it. The place is as high before it has come as after. */
export function ChartFrame({ children, table, isGrowing = false }: ChartFrameProps) {
  return (
    <div className={classNames('relative h-60 desk:min-h-66', isGrowing && 'desk:h-auto desk:flex-1')}>
      <div aria-hidden="true" className="absolute inset-0 text-xs font-medium [&_*]:outline-none">
        <Suspense fallback={<Skeleton className="h-full w-full" />}>{children}</Suspense>
      </div>
      <div className="sr-only">{table}</div>
    </div>
  )
}

/** Drawings and the library behind them load after the figures, and the page stands without them. */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Missing) }))
}

function Missing() {
  return (
    <p className="grid h-full place-items-center rounded-r2 bg-sunk p-6 text-center text-sm text-ink-2">
      The chart did not load. Your numbers are safe; reload the page to try again.
    </p>
  )
}
