import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { IconButton } from '#client/ui/controls/button.tsx'
import type { CurrentUser } from '#contract/accounts/accounts.ts'

const loadSheet = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(() => loadSheet().then((module) => ({ default: module.MobileMenu })))

/** The menu itself is loaded on first touch: most visits to a public page never open it. */
export function MobileMenuButton({ user, className }: { user: CurrentUser | null; className: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames('-mr-3 desk:hidden', className)}
        onPointerDown={() => void loadSheet()}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <MenuIcon aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MobileMenu user={user} isOpen={isOpen} onOpenChange={setIsOpen} returnFocusTo={button} />
        </Suspense>
      )}
    </>
  )
}
