import type { ReactNode } from 'react'
import { ThreadOfTurns } from '#client/ui/drawings/illustrations.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'

type ClosingCardProps = { title: string; children: ReactNode; actions: ReactNode }

/** Offers below an article what to do next. */
export function ClosingCard({ title, children, actions }: ClosingCardProps) {
  return (
    <Turn as="section" who="them" size="big" className="grid items-center gap-8 desk:grid-cols-[7fr_4fr]">
      <div>
        <h2>{title}</h2>
        <p className="mt-3 max-w-[52ch]">{children}</p>
        <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
      </div>
      <ThreadOfTurns className="mx-auto hidden w-full max-w-72 desk:block" />
    </Turn>
  )
}
