import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type SegmentedProps<Value extends string> = {
  /** What is being chosen; read out, not shown. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  className?: string
}

/**
 * Two or three modes of the same thing, such as Sign In and Sign Up. For places use Tabs. Uses native radio buttons, to
 * keep the public sign-in page small.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, defaultValue, onValueChange, className } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('grid auto-cols-fr grid-flow-col rounded-[1.05rem] bg-sunk p-1', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-11 place-items-center rounded-[0.85rem] px-3 text-center text-sm leading-none font-semibold text-ink-2 transition-colors select-none hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-1"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onValueChange?.(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-offset-1"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
