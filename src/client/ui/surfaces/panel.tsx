import { type ReactNode, useId } from 'react'
import { NotLoaded } from '../feedback/not-loaded.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Card } from './card.tsx'

export type Answer<Data> = {
  data: Data | null | undefined
  isError: boolean
  /** Identifies the failure in our log. */
  reference?: string | undefined
  refetch: () => unknown
}

export type PanelProps<Data> = {
  title: string
  /** Next to the title: a link, a download. */
  action?: ReactNode
  /** The query's state. */
  answer: Answer<Data>
  children: (data: Data) => ReactNode
  className?: string | undefined
}

/** A titled card for something that is loaded separately: if it fails, its neighbors are not affected. */
export function Panel<Data>({ title, action, answer, children, className }: PanelProps<Data>) {
  const { data, isError, reference, refetch } = answer
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-h3 font-medium">
          {title}
        </h2>
        {action}
      </div>
      {data ? (
        children(data)
      ) : isError ? (
        <NotLoaded title="This did not load." onRetry={() => void refetch()}>
          {reference && `It broke on our side. If you write to us, mention ${reference}.`}
        </NotLoaded>
      ) : (
        <Loading title={title} />
      )}
    </Card>
  )
}

function Loading({ title }: { title: string }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      <span role="status" className="sr-only">
        Loading {title}
      </span>
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-10/12" />
    </div>
  )
}
