import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type LiveRegionProps = {
  children?: ReactNode
  /** assertive interrupts what is being read; only for what cannot wait. */
  politeness?: 'polite' | 'assertive'
  isShown?: boolean
  className?: string | undefined
}

/**
 * Must be on the page before its text changes, or the change is not read out: always render it, empty if there is
 * nothing to say.
 */
export function LiveRegion({ children, politeness = 'polite', isShown = false, className }: LiveRegionProps) {
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      className={classNames(!isShown && 'sr-only', className)}
    >
      {children}
    </div>
  )
}
