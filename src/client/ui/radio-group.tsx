import * as Radix from 'radix-ui/radio-group'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type RadioGroupProps = ComponentProps<typeof Radix.Root>

/** Needs aria-label or aria-labelledby: the question the rows answer. */
export function RadioGroup({ className, ...rest }: RadioGroupProps) {
  return <Radix.Root {...rest} className={classNames('grid gap-3', className)} />
}

type RadioRowProps = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Stands at the right, such as a price. */
  end?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A whole row to press. Choosing is your turn, so its tail is bottom-right. */
export function RadioRow({ value, label, hint, end, disabled = false, className }: RadioRowProps) {
  const id = useId()
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}-label`}
      aria-describedby={classNames(Boolean(hint) && `${id}-hint`, Boolean(end) && `${id}-end`) || undefined}
      className={classNames(
        'group flex min-h-15 w-full items-center gap-4 rounded-turn-you border border-edge bg-surface px-4.5 py-4 text-left text-ink transition-colors enabled:hover:bg-sunk disabled:opacity-55',
        'data-[state=checked]:border-sage data-[state=checked]:bg-sage-soft data-[state=checked]:inset-ring data-[state=checked]:inset-ring-sage',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="size-6.5 flex-none rounded-drop-you border-2 border-edge bg-surface group-data-[state=checked]:border-8 group-data-[state=checked]:border-sage"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span id={`${id}-label`} className="text-ui font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-2">
            {hint}
          </span>
        )}
      </span>
      {end && (
        <span id={`${id}-end`} className="flex-none text-right">
          {end}
        </span>
      )}
    </Radix.Item>
  )
}
