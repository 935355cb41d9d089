import { type ComponentType, useState } from 'react'
import { logProblem } from '#client/platform/log.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { initialsOf } from './initials.ts'

const loadMenu = () => import('./open-user-menu.tsx')

type MenuProps = { user: CurrentUser; className: string; isByKeyboard: boolean }

const buttonClass =
  'hidden size-11 flex-none place-items-center rounded-drop-you bg-apricot-soft text-sm font-semibold text-apricot-ink desk:grid'

/** The member's own menu, on wide screens. It is the heaviest part of the frame and comes when a hand moves toward it. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState<{ Menu: ComponentType<MenuProps>; isByKeyboard: boolean }>()
  const preload = () => void loadMenu().catch(() => {})
  const show = (isByKeyboard: boolean) =>
    void loadMenu().then(
      ({ OpenUserMenu }) => setOpen({ Menu: OpenUserMenu, isByKeyboard }),
      (error: unknown) => logProblem('The menu was not loaded.', error),
    )
  if (open) return <open.Menu user={user} className={buttonClass} isByKeyboard={open.isByKeyboard} />
  return (
    <button
      type="button"
      aria-label="Your menu"
      aria-haspopup="menu"
      aria-expanded={false}
      className={buttonClass}
      onPointerEnter={preload}
      onFocus={preload}
      // A click made by Enter or Space counts no clicks.
      onClick={(event) => show(event.detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        show(true)
      }}
    >
      {initialsOf(user)}
    </button>
  )
}
