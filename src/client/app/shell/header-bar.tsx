import type { ReactNode } from 'react'
import { Brand } from '#client/ui/drawings/brand.tsx'

type HeaderBarProps = {
  /** Beside the name, where there is room. */
  nav?: ReactNode
  /** At the other end. */
  children: ReactNode
}

/** The header's measures, the same from the first paint on. */
export function HeaderBar({ nav, children }: HeaderBarProps) {
  return (
    // A chat brings its own header on a phone, where there is no room for two.
    <header className="sticky top-0 z-20 bg-paper max-desk:chatless desk:bg-paper/92 desk:backdrop-blur-[10px]">
      <div className="wrap flex min-h-15 items-center gap-x-2 max-[20em]:flex-wrap desk:min-h-18 desk:gap-3 min-[64rem]:gap-6">
        <Brand isCompact />
        {nav}
        <div className="ml-auto flex min-h-12 items-center justify-end gap-1 max-[20em]:flex-wrap max-desk:min-[22.5rem]:gap-1.5 desk:gap-3">
          {children}
        </div>
      </div>
    </header>
  )
}
