import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { setTheme, type Theme, useTheme } from '#client/platform/theme.ts'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '#client/ui/menu.tsx'
import type { CurrentUser } from '#contract/accounts.ts'
import { accountEntries, adminEntries, type Entry } from './entries.ts'
import { initialsOf } from './initials.ts'
import { themeOptions } from './theme-options.ts'
import { useSignOut } from './use-sign-out.ts'

/** The member's own menu, on wide screens; on phones the same entries are in the mobile menu. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const theme = useTheme()
  const { leave, isLeaving } = useSignOut()
  return (
    <Menu modal={false}>
      <MenuTrigger
        aria-label="Your menu"
        className="hidden size-11 flex-none place-items-center rounded-drop-you bg-apricot-soft text-sm font-semibold text-apricot-ink desk:grid"
      >
        {initialsOf(user)}
      </MenuTrigger>
      <MenuContent>
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
        <MenuItem disabled={isLeaving} onSelect={leave}>
          <LogOut aria-hidden="true" strokeWidth={1.75} />
          Sign Out
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ path, label }) => (
    <MenuItem key={path} asChild>
      <Link to={path}>{label}</Link>
    </MenuItem>
  ))
}
