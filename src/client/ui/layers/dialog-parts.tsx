import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type LayerProps = ComponentProps<typeof Radix.Content> & { hasClose?: boolean }

/** The common parts of dialogs and sheets; each defines its own place and animation. */
export function Layer({ hasClose = true, className, children, ...rest }: LayerProps) {
  return (
    <Radix.Portal>
      <Fog />
      <Radix.Content
        onOpenAutoFocus={focusCalmly}
        {...rest}
        className={classNames(
          'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface text-ink shadow-3 outline outline-line',
          className,
        )}
      >
        {children}
        {hasClose && <CornerClose />}
      </Radix.Content>
    </Radix.Portal>
  )
}

/** The page behind fades instead of going dark. */
function Fog() {
  return (
    <Radix.Overlay className="fixed inset-0 z-50 bg-fog motion-safe:data-[state=open]:animate-fade-in motion-safe:data-[state=closed]:animate-fade-out" />
  )
}

/**
 * Last in reading order, so that it does not get the first focus; but visually first, and it stays when the content
 * scrolls.
 */
function CornerClose() {
  return (
    <div className="sticky top-0 z-10 order-first h-0 desk:col-span-full">
      <Radix.Close
        aria-label="Close"
        className="absolute top-2.5 right-2.5 grid size-12 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunk hover:text-ink focus-visible:outline-offset-0"
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </Radix.Close>
    </div>
  )
}

/** Focuses the first control, except on touch screens, where that would open a keyboard over what was just opened. */
export function focusCalmly(event: Event) {
  if (window.matchMedia('(pointer: coarse)').matches) focusContent(event)
}

/** Focuses the dialog itself, so that it is read from its top. */
export function focusContent(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}
