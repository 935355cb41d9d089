import { ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { OpenMenuProps } from '#client/ui/layers/lazy-menu.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#client/ui/layers/menu.tsx'
import { useFirstFocus } from '#client/ui/layers/use-first-focus.ts'
import { NewBadge, NewDot } from '../news/new-mark.tsx'
import { useNews } from '../news/use-news.ts'
import { isActive } from './active-link.ts'
import { moreMemberEntries } from './entries.ts'

export function OpenMoreMenu({ className, isByKeyboard }: OpenMenuProps) {
  const { pathname } = useLocation()
  const news = useNews()
  const focusFirst = useFirstFocus(isByKeyboard)
  const isCurrent = (path: string) => isActive(path, pathname)
  return (
    <Menu modal={false} defaultOpen>
      <MenuTrigger
        aria-current={moreMemberEntries.some(({ path }) => isCurrent(path)) ? 'true' : undefined}
        className={className}
      >
        More
        {news.size > 0 && <NewDot />}
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </MenuTrigger>
      <MenuContent align="start" onFocus={focusFirst}>
        {moreMemberEntries.map(({ path, label }) => (
          <MenuItem key={path} asChild>
            <Link to={path} aria-current={isCurrent(path) ? 'page' : undefined}>
              {label}
              {news.has(path) && <NewBadge />}
            </Link>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
