import { classNames } from '../class-names.ts'
import { Card } from '../surfaces/card.tsx'

/** A static gray bar in the size of what will be there. Size and place come from className: "h-5 w-2/3". */
export function Skeleton({ className = 'h-3.5 w-full' }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames('rounded-r1 bg-line', className)} />
}

type SkeletonCardProps = {
  /** Read out while loading. In a row of skeletons give it only to the first, and null to the others. */
  label?: string | null
  className?: string | undefined
}

/** Placeholder for a card: a short line, two long ones. */
export function SkeletonCard({ label = 'Loading', className }: SkeletonCardProps) {
  return (
    <Card aria-busy="true" className={className}>
      {label && (
        <span role="status" className="sr-only">
          {label}
        </span>
      )}
      <div className="grid gap-3">
        <Skeleton className="h-3.5 w-1/3" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </Card>
  )
}
