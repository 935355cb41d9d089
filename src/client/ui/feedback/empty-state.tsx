import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { EmptyTurns } from '../drawings/illustrations.tsx'

type EmptyStateProps = {
  /** What will be here. */
  title: ReactNode
  /** A second, kind line. */
  children?: ReactNode
  /** The first step: one button or link. */
  action?: ReactNode
  headingLevel?: 'h2' | 'h3' | 'p' | undefined
  className?: string | undefined
}

export function EmptyState({ title, children, action, headingLevel: Heading = 'h3', className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-start gap-2.5 rounded-turn-them border-[1.5px] border-dashed border-edge p-6',
        className,
      )}
    >
      <EmptyTurns className="w-30" />
      <Heading className="mt-1 font-serif text-h3 font-medium">{title}</Heading>
      {children && <div className="max-w-[52ch] text-sm text-ink-2">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
