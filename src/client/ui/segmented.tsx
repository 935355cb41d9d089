import * as Radix from 'radix-ui/radio-group'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SegmentedProps<Value extends string> = {
  /** What is being chosen; read out, not shown. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  className?: string | undefined
}

/** Two or three modes of the same thing, such as Sign In and Sign Up. Places get Tabs. */
export function Segmented<Value extends string>({
  label,
  options,
  onValueChange,
  className,
  ...rest
}: SegmentedProps<Value>) {
  return (
    <Radix.Root
      {...rest}
      {...(onValueChange && { onValueChange: (value: string) => onValueChange(value as Value) })}
      aria-label={label}
      orientation="horizontal"
      className={classNames('grid auto-cols-fr grid-flow-col rounded-[1.05rem] bg-sunk p-1', className)}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className="min-h-11 rounded-[0.85rem] px-3 text-sm leading-none font-semibold text-ink-2 transition-colors hover:text-ink data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-1 focus-visible:outline-offset-1"
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
