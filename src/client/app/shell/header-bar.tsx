import type { ReactNode } from 'react'
import { Brand } from '#client/ui/drawings/brand.tsx'

type HeaderBarProps = {
  /** Next to the name, if there is room. */
  nav?: ReactNode
  /** At the other end. */
  children: ReactNode
}

/** The header's dimensions, the same from the first paint on. */
export function HeaderBar({ nav, children }: HeaderBarProps) {
  return (
    // On a phone a chat has its own header, since there is no room for two.
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
