import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type BylineProps = {
  name: string
  /** Stands before the name. */
  lead?: string | undefined
  className?: string | undefined
  /** What else is said: when, and where. */
  children: ReactNode
}

/** Who wrote it, then the rest; on a narrow phone below it: a name is worth more than a line. */
export function Byline({ name, lead, className, children }: BylineProps) {
  return (
    <span className={classNames('flex min-w-0 flex-wrap gap-x-1', className)}>
      <span className="max-w-full truncate">
        {lead}
        {/* A name may be written from right to left; what stands beside it is not. */}
        <bdi>{name}</bdi>
        <span aria-hidden="true"> · </span>
      </span>
      <span>{children}</span>
    </span>
  )
}
