import type { ReactNode } from 'react'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'

type CardListProps<One> = {
  /** Undefined while it is loading. */
  all: readonly One[] | undefined
  loading: string
  empty: ReactNode
  children: (one: One, index: number) => ReactNode
}

const places = [0, 1, 2, 3]

export function CardList<One extends { id: string }>({ all, loading, empty, children }: CardListProps<One>) {
  if (all?.length === 0) return empty
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2">
      {all
        ? all.map((one, index) => <li key={one.id}>{children(one, index)}</li>)
        : places.map((place) => (
            <li key={place}>
              <SkeletonCard label={place === 0 ? loading : null} className="min-h-72" />
            </li>
          ))}
    </ul>
  )
}
