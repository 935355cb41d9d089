import { PageSkeleton } from '../page-skeleton.tsx'
import { HeaderBar } from './header-bar.tsx'
import { VisitorActions } from './visitor-actions.tsx'

/** In the HTML of every address that is not prerendered: Help now works before any script has loaded. */
export function FirstFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <HeaderBar>
        <VisitorActions isNobodys className={undefined} />
        {/* Placeholder for the menu. */}
        <span aria-hidden="true" className="-mr-3 size-12 flex-none desk:hidden" />
      </HeaderBar>
      <PageSkeleton />
    </div>
  )
}
