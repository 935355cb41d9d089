import { CloudOff, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { useSignOut } from '#client/platform/session/use-sign-out.ts'
import { setTheme, type Theme, useTheme } from '#client/platform/theme.ts'
import { showUnsentDialog } from '#client/platform/unsent/unsent-dialogs.ts'
import { useUnsentCount } from '#client/platform/unsent/use-unsent.ts'
import type { OpenMenuProps } from '#client/ui/layers/lazy-menu.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '#client/ui/layers/menu.tsx'
import { useFirstFocus } from '#client/ui/layers/use-first-focus.ts'
import { accountEntries, adminEntries, type Entry } from './entries.ts'
import { initialsOf } from './initials.ts'
import { themeOptions } from './theme-options.ts'

/** Replaces the button that loaded it, already open. On phones the same entries are in the mobile menu. */
export function OpenUserMenu({ className, isByKeyboard }: OpenMenuProps) {
  const { user } = useCurrentUser()
  const theme = useTheme()
  const { leave, isLeaving } = useSignOut()
  const focusFirst = useFirstFocus(isByKeyboard)
  // The header outlives the session by a moment.
  if (!user) return null
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger aria-label="Your menu" className={className}>
        {initialsOf(user)}
      </MenuTrigger>
      <MenuContent onFocus={focusFirst}>
        <MenuLabel className="max-w-64 truncate">{user.email}</MenuLabel>
        <Entries entries={accountEntries} />
        {user.role === 'admin' && <Entries entries={adminEntries} />}
        <MenuSeparator />
        <MenuLabel>Appearance</MenuLabel>
        <MenuRadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
          {themeOptions.map(({ value, label }) => (
            <MenuRadioItem key={value} value={value} onSelect={(event) => event.preventDefault()}>
              {label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <UnsentItem />
        <MenuItem disabled={isLeaving} onSelect={leave}>
          <LogOut aria-hidden="true" strokeWidth={1.75} />
          Sign Out
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function UnsentItem() {
  const count = useUnsentCount()
  if (count === 0) return null
  return (
    <MenuItem onSelect={() => showUnsentDialog('list')}>
      <CloudOff aria-hidden="true" strokeWidth={1.75} />
      {count} not sent yet
    </MenuItem>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ path, label }) => (
    <MenuItem key={path} asChild>
      <Link to={path}>{label}</Link>
    </MenuItem>
  ))
}
