import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#client/ui/class-names.ts'
import { Brand } from '#client/ui/drawings/brand.tsx'

type EntryLayoutProps = {
  /** On the dark background: at the left of a desktop, below on a phone. */
  aside: ReactNode
  children: ReactNode
}

/** The layout of the pages before the app: sign in, sign up, forgotten password, mailed links. */
export function EntryLayout({ aside, children }: EntryLayoutProps) {
  return (
    <div data-toasts="top" className="grid min-h-dvh grid-rows-[1fr_auto] desk:grid-cols-2 desk:grid-rows-none">
      <div className="grid content-start px-5 pt-4 pb-12 desk:order-last desk:px-10 desk:pt-[clamp(2.5rem,10vh,8rem)]">
        <div className="mx-auto grid w-full max-w-104 grid-cols-1 gap-6">
          <Link
            to="/"
            className="flex min-h-11 items-center gap-3 justify-self-start text-sm text-ink-2 hover:text-ink"
          >
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5" />
            Back to home
          </Link>
          <EntryHeader className="desk:hidden" />
          {children}
        </div>
      </div>
      <div className="on-dusk flex flex-col gap-10 bg-dusk px-5 py-10 text-on-dusk desk:justify-between desk:px-[clamp(2rem,5vw,5rem)]">
        <EntryHeader className="hidden desk:grid" />
        {aside}
      </div>
    </div>
  )
}

function EntryHeader({ className }: { className: string }) {
  return (
    <header className={classNames('grid justify-items-start gap-1', className)}>
      <Brand />
      <p className="text-sm opacity-80">Never run out of things to say.</p>
    </header>
  )
}
