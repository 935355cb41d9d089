import { PageSkeleton } from '../page-skeleton.tsx'
import { HeaderBar } from './header-bar.tsx'
import { VisitorActions } from './visitor-actions.tsx'

/** In the HTML of every address without a page of its own: help is there, and works, before any script has come. */
export function FirstFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar>
        <VisitorActions isNobodys className={undefined} />
        {/* The menu's place. */}
        <span aria-hidden="true" className="-mr-3 size-12 flex-none desk:hidden" />
      </HeaderBar>
      <PageSkeleton />
    </div>
  )
}
