import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type ChartFrameProps = {
  children: ReactNode
  /** The same figures as a table, for screen readers. */
  table: ReactNode
  /** Fills the height its card has left next to a taller one. */
  isGrowing?: boolean
}

/** A drawing with its figures as a table. */
export function ChartFrame({ children, table, isGrowing = false }: ChartFrameProps) {
  return (
    <div className={classNames('relative h-60 desk:min-h-66', isGrowing && 'desk:h-auto desk:flex-1')}>
      <div aria-hidden="true" className="absolute inset-0 text-xs font-medium">
        {children}
      </div>
      <div className="sr-only">{table}</div>
    </div>
  )
}
