import { ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#client/ui/menu.tsx'
import { isActive } from './active-link.ts'
import { moreMemberEntries } from './entries.ts'
import type { OpenMenuProps } from './lazy-menu.tsx'
import { useFirstFocus } from './use-first-focus.ts'

export function OpenMoreMenu({ className, isByKeyboard }: OpenMenuProps) {
  const { pathname } = useLocation()
  const focusFirst = useFirstFocus(isByKeyboard)
  const isCurrent = (path: string) => isActive(path, pathname)
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger
        aria-current={moreMemberEntries.some(({ path }) => isCurrent(path)) ? 'true' : undefined}
        className={className}
      >
        More
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </MenuTrigger>
      <MenuContent align="start" onFocus={focusFirst}>
        {moreMemberEntries.map(({ path, label }) => (
          <MenuItem key={path} asChild>
            <Link to={path} aria-current={isCurrent(path) ? 'page' : undefined}>
              {label}
            </Link>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
