import * as Radix from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export const Tabs = Radix.Root

type TabListProps = ComponentProps<typeof Radix.List> & { 'aria-label': string }

export function TabList({ className, ...rest }: TabListProps) {
  return (
    <Radix.List
      {...rest}
      className={classNames('flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={classNames(
        'min-h-12 min-w-12 flex-none border-b-3 border-transparent text-body leading-tight font-semibold text-ink-2 transition-colors hover:text-ink disabled:opacity-55',
        'focus-visible:-outline-offset-2 data-[state=active]:border-sage data-[state=active]:text-ink',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classNames('pt-5', className)} />
}
