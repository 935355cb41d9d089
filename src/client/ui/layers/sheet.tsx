import * as Radix from 'radix-ui/dialog'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Dialog } from './dialog.tsx'
import { Layer } from './dialog-parts.tsx'

export const Sheet = Dialog
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

/** A panel from the right edge: menus and lists that belong to the page behind. Needs a SheetTitle inside. */
export function SheetContent({ className, children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Layer
      {...rest}
      className="inset-y-0 right-0 w-[min(100%-3rem,24rem)] rounded-l-r3 motion-safe:data-[state=open]:animate-slide-in motion-safe:data-[state=closed]:animate-slide-out"
    >
      <div
        className={classNames(
          'flex flex-1 flex-col gap-4 px-5 pt-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] [&>:first-child]:pr-12',
          className,
        )}
      >
        {children}
      </div>
    </Layer>
  )
}

export function SheetTitle({ className, ...rest }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title {...rest} className={classNames('font-serif text-h3 font-medium', className)} />
}

export function SheetDescription({ className, ...rest }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description {...rest} className={classNames('text-sm text-ink-2', className)} />
}
