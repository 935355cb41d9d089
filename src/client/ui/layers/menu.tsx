import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useBackCloses } from './use-back-closes.ts'

type MenuProps = Parameters<typeof useBackCloses>[0] & Pick<ComponentProps<typeof Radix.Root>, 'modal' | 'children'>

export function Menu({ modal = true, children, ...openable }: MenuProps) {
  return (
    <Radix.Root modal={modal} {...useBackCloses(openable)}>
      {children}
    </Radix.Root>
  )
}

export const MenuTrigger = Radix.Trigger
export const MenuRadioGroup = Radix.RadioGroup

export function MenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...rest}
        className={classNames(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-r2 border border-line bg-surface p-1.5 text-ink shadow-3',
          'motion-safe:data-[state=open]:animate-open',
          className,
        )}
      />
    </Radix.Portal>
  )
}

const itemClass = classNames(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-r1 px-3 py-2 text-ui font-firm text-ink no-underline outline-none select-none',
  'data-[highlighted]:bg-sage-soft data-[highlighted]:text-on-sage-soft data-[highlighted]:inset-ring-2 data-[highlighted]:inset-ring-sage',
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55 [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-ink-2',
)

/** With asChild its only child, for instance a Link, becomes the item. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item {...rest} className={classNames(itemClass, className)} />
}

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={classNames(itemClass, className)}>
      {children}
      <Radix.ItemIndicator className="ml-auto size-2.5 rounded-drop-you bg-sage" />
    </Radix.RadioItem>
  )
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={classNames('px-3 pt-2 pb-1 text-xs font-semibold text-ink-2', className)} />
}

export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return <Radix.Separator {...rest} className={classNames('mx-3 my-1.5 h-px bg-line', className)} />
}
