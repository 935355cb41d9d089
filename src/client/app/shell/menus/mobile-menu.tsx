import { CloudOff, LogOut } from 'lucide-react'
import type { RefObject } from 'react'
import { useSignOut } from '#client/platform/session/use-sign-out.ts'
import { setTheme, useTheme } from '#client/platform/theme.ts'
import { showUnsentDialog } from '#client/platform/unsent/unsent-dialogs.ts'
import { useUnsentCount } from '#client/platform/unsent/use-unsent.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { focusBackTo } from '#client/ui/layers/focus-back.ts'
import { Sheet, SheetContent, SheetTitle } from '#client/ui/layers/sheet.tsx'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { NewBadge } from '../news/new-mark.tsx'
import { useNews } from '../news/use-news.ts'
import {
  accountEntries,
  adminEntries,
  type Entry,
  helpNow,
  memberEntries,
  moreMemberEntries,
  visitorEntries,
} from './entries.ts'
import { NavLink } from './nav-link.tsx'
import { themeOptions } from './theme-options.ts'

type MobileMenuProps = {
  user: CurrentUser | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

export function MobileMenu({ user, isOpen, onOpenChange, returnFocusTo }: MobileMenuProps) {
  const theme = useTheme()
  const news = useNews()
  const close = () => onOpenChange(false)
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent aria-describedby={undefined} onCloseAutoFocus={focusBackTo(returnFocusTo)}>
        <SheetTitle>Menu</SheetTitle>
        <nav aria-label="Menu" className="grid gap-1">
          {groupsFor(user).map((group) => (
            <ul
              key={group[0]?.path}
              className="grid gap-1 border-line not-first:mt-2 not-first:border-t not-first:pt-3"
            >
              {group.map(({ path, label }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    onClick={close}
                    className="flex min-h-12 items-center rounded-act px-3 font-firm text-ink no-underline aria-[current]:bg-sage-soft aria-[current]:text-on-sage-soft"
                  >
                    {label}
                    {news.has(path) && <NewBadge />}
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className="mt-auto grid gap-4 border-t border-line pt-4">
          <Segmented label="Appearance" options={themeOptions} value={theme} onValueChange={setTheme} />
          {user && <UnsentButton />}
          {user && <SignOutButton />}
        </div>
      </SheetContent>
    </Sheet>
  )
}

function UnsentButton() {
  const count = useUnsentCount()
  if (count === 0) return null
  return (
    <Button variant="line" full onClick={() => showUnsentDialog('list')}>
      <CloudOff aria-hidden="true" strokeWidth={1.75} />
      {count} not sent yet
    </Button>
  )
}

function SignOutButton() {
  const { leave, isLeaving } = useSignOut()
  return (
    <Button variant="line" full isBusy={isLeaving} onClick={leave}>
      <LogOut aria-hidden="true" strokeWidth={1.75} />
      Sign Out
    </Button>
  )
}

function groupsFor(user: CurrentUser | null): readonly (readonly Entry[])[] {
  const groups = user
    ? [memberEntries, moreMemberEntries, user.role === 'admin' ? adminEntries : [], [...accountEntries, helpNow]]
    : [[{ path: '/', label: 'Home' }, ...visitorEntries, helpNow]]
  return groups.filter((group) => group.length > 0)
}
