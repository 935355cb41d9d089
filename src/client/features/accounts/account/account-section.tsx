import type { ReactNode } from 'react'
import { Card } from '#client/ui/surfaces/card.tsx'

type AccountSectionProps = {
  /** Also the fragment in /account#id. */
  id: string
  title: string
  /** What this is for, in one line. */
  intro?: ReactNode
  children: ReactNode
}

export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 grid-cols-1 gap-5 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desk:gap-12 desk:p-8"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={`${id}-title`} className="text-h3 font-medium">
          {title}
        </h2>
        {intro && <p className="text-sm text-ink-2">{intro}</p>}
      </div>
      <div className="grid grid-cols-1 content-start gap-5">{children}</div>
    </Card>
  )
}
