import { LazyMenu } from '#client/ui/layers/lazy-menu.tsx'
import type { CurrentUser } from '#contract/accounts/accounts.ts'
import { initialsOf } from './initials.ts'

const buttonClass =
  'hidden size-11 flex-none place-items-center rounded-drop-you bg-apricot-soft text-sm font-semibold text-apricot-ink desk:grid'

const loadMenu = () => import('./open-user-menu.tsx').then((module) => module.OpenUserMenu)

/** The member's own menu, on wide screens. */
export function UserMenu({ user }: { user: CurrentUser }) {
  return (
    <LazyMenu label="Your menu" className={buttonClass} load={loadMenu} own={{}}>
      {initialsOf(user)}
    </LazyMenu>
  )
}
