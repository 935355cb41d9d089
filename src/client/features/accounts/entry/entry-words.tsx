import type { ReactNode } from 'react'

/** The heading of such a page, and one line below it. */
export function EntryWords({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-2.5">
      <h1>{title}</h1>
      {children && <p className="min-h-[2lh] text-ink-2">{children}</p>}
    </div>
  )
}
