import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type StepFrameProps = {
  /** Read out on arrival. */
  label: string
  /** False for the step the dialog opens with, where focus goes as in any dialog. */
  takesFocus: boolean
  children: ReactNode
  className?: string
}

/** One screen of the dialog. It takes the focus that the last screen's button left behind, and shows its beginning. */
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

/** The way on at the right, the way out beside it. */
export function StepButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-2">{children}</div>
}
