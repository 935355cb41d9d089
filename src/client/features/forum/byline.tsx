import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type BylineProps = {
  name: string
  /** Shown before the name. */
  lead?: string | undefined
  className?: string | undefined
  /** What else is shown: when, and where. */
  children: ReactNode
}

/** The author, then the rest, which moves below on a narrow phone so that the name is not cut. */
export function Byline({ name, lead, className, children }: BylineProps) {
  return (
    <span className={classNames('flex min-w-0 flex-wrap gap-x-1', className)}>
      <span className="max-w-full truncate">
        {lead}
        {/* A name may be written from right to left; the text next to it is not. */}
        <bdi>{name}</bdi>
        <span aria-hidden="true"> · </span>
      </span>
      <span>{children}</span>
    </span>
  )
}
