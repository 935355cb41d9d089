import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Above a page's title: leads to the list the page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 rounded-r1 text-sm font-semibold text-sage no-underline underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {children}
    </Link>
  )
}
