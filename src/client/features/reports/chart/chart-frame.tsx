import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type ChartFrameProps = {
  children: ReactNode
  /** The same figures, read out instead of the drawing. */
  table: ReactNode
  /** Takes what height its card has left, beside a taller one. */
  isGrowing?: boolean
}

/** A drawing with its figures behind it. */
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
