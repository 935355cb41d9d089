import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type StepFrameProps = {
  /** Read out when the step appears. */
  label: string
  /** False for the first step, for which the dialog sets the focus. */
  takesFocus: boolean
  children: ReactNode
  className?: string
}

/** One screen of the dialog. It takes over the focus that the previous screen's button had, and scrolls to the top. */
export function StepFrame({ label, takesFocus, children, className }: StepFrameProps) {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    frame.current?.focus({ preventScroll: true })
    frame.current?.closest('[role=dialog]')?.scrollTo({ top: 0 })
  }, [takesFocus])
  return (
    <section ref={frame} aria-label={label} tabIndex={-1} className={classNames('grid gap-5 outline-none', className)}>
      {children}
    </section>
  )
}

/** The button to continue is at the right, the one to leave next to it. */
export function StepButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-2">{children}</div>
}
