import * as Radix from 'radix-ui/dialog'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CornerClose, Fog } from './dialog.tsx'

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

/** A panel from the right edge: menus and lists that belong to the page behind. Needs a SheetTitle inside. */
export function SheetContent({ className, children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Fog />
      <Radix.Content
        {...rest}
        className={classNames(
          'fixed inset-y-0 right-0 z-50 flex w-[min(100%-3rem,24rem)] flex-col gap-4 overflow-y-auto overscroll-contain rounded-l-r3 bg-surface p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-3 outline outline-line',
          'motion-safe:data-[state=open]:animate-slide-in motion-safe:data-[state=closed]:animate-slide-out',
          '[&>:first-child]:pr-12',
          className,
        )}
      >
        {children}
        <CornerClose />
      </Radix.Content>
    </Radix.Portal>
  )
}

export function SheetTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...rest} className={classNames('font-serif text-h3 font-medium', className)} />
}

export function SheetDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...rest} className={classNames('text-sm text-ink-2', className)} />
}
