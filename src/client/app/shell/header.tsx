import { Suspense, useState } from 'react'
import { useCalm } from '#client/platform/page/use-calm.ts'
import { useIsHydrated } from '#client/platform/page/use-search.ts'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { useDoor } from '../address/use-page.ts'
import { HeaderBar } from './header-bar.tsx'
import { memberActions } from './member-parts.ts'
import { memberEntries } from './menus/entries.ts'
import { MobileMenuButton } from './menus/mobile-menu-button.tsx'
import { MoreMenu } from './menus/more-menu.tsx'
import { NavLink } from './menus/nav-link.tsx'
import { VisitorActions } from './visitor-actions.tsx'

export function Header({ hasBottomBar }: { hasBottomBar: boolean }) {
  const { user: known, isLoading: isAsking, isUnreachable, isSwitchedOff } = useCurrentUser()
  const user = useCalm(known, null)
  const isLoading = isAsking || user !== known
  const door = useDoor()
  const isUnknown = isLoading || (isUnreachable && !isSwitchedOff)
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  // Pages for members are usually opened by members, and the server does not send prerendered visitor pages to somebody
  // with a session cookie. A prerendered page therefore shows the visitor's half of the header; anybody last seen here
  // as a member must not see it before we know.
  const isNobodys = isUnknown && !(door === 'open' && isPrerendered)
  const hiding = isUnknown ? 'in-data-[session=member]:invisible' : undefined
  return (
    <HeaderBar nav={user && <MainNav />}>
      {user ? (
        <Suspense>{memberActions.draw({ user, hasBottomBar })}</Suspense>
      ) : (
        <VisitorActions isNobodys={isNobodys} className={hiding} />
      )}
      {/* One button for both, so that a menu opened before we know who is signed in stays open. */}
      <MobileMenuButton user={user} className={isLoading && isNobodys ? 'invisible' : isLoading ? hiding : undefined} />
    </HeaderBar>
  )
}

function MainNav() {
  return (
    <nav aria-label="Main" className="hidden gap-1 desk:flex">
      {memberEntries.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          className="inline-flex min-h-11 items-center rounded-act px-2 text-ui font-firm text-ink-2 no-underline min-[64rem]:px-3.5 transition-colors hover:text-ink aria-[current]:bg-sage-soft aria-[current]:text-on-sage-soft"
        >
          {label}
        </NavLink>
      ))}
      <MoreMenu />
    </nav>
  )
}
