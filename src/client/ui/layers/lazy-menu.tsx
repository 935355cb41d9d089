import { type ComponentType, type ReactNode, useState } from 'react'
import { sayNotOpened } from './say-not-opened.ts'

export type OpenMenuProps = { className: string; isByKeyboard: boolean }

type LazyMenuProps<Own extends object> = {
  /** Its accessible name, if its content is not text. */
  label?: string
  className: string
  /** Whether it leads to the current page. */
  isCurrent?: boolean
  /** Loads the component that replaces the button, already open. */
  load: () => Promise<ComponentType<OpenMenuProps & Own>>
  /** Further props for it. */
  own: Own
  children: ReactNode
}

/** A button whose menu, one of the heaviest parts of a screen, is loaded when a pointer approaches. */
export function LazyMenu<Own extends object>(props: LazyMenuProps<Own>) {
  const { label, className, isCurrent = false, load, own, children } = props
  const [open, setOpen] = useState<{ Menu: ComponentType<OpenMenuProps & Own>; isByKeyboard: boolean }>()
  const preload = () => void load().catch(() => {})
  const show = (isByKeyboard: boolean) => void load().then((Menu) => setOpen({ Menu, isByKeyboard }), sayNotOpened)
  if (open) return <open.Menu {...own} className={className} isByKeyboard={open.isByKeyboard} />
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
