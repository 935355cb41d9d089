import { type ComponentType, type ReactNode, useState } from 'react'
import { logProblem } from '#client/platform/log.ts'

export type OpenMenuProps = { className: string; isByKeyboard: boolean }

type LazyMenuProps = {
  /** Its name, where what stands on it is no word. */
  label?: string
  className: string
  /** Whether it leads to the current page. */
  isCurrent?: boolean
  /** Brings what takes the button's place, open. */
  load: () => Promise<ComponentType<OpenMenuProps>>
  children: ReactNode
}

/** A button whose menu, one of the heaviest parts of the frame, comes when a hand moves toward it. */
export function LazyMenu({ label, className, isCurrent = false, load, children }: LazyMenuProps) {
  const [open, setOpen] = useState<{ Menu: ComponentType<OpenMenuProps>; isByKeyboard: boolean }>()
  const preload = () => void load().catch(() => {})
  const show = (isByKeyboard: boolean) =>
    void load().then(
      (Menu) => setOpen({ Menu, isByKeyboard }),
      (error: unknown) => logProblem('The menu was not loaded.', error),
    )
  if (open) return <open.Menu className={className} isByKeyboard={open.isByKeyboard} />
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      // For a click made by Enter or Space, `detail` is 0.
      onClick={(event) => show(event.detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        show(true)
      }}
    >
      {children}
    </button>
  )
}
