import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'

type Choice = {
  name: string
  value: string | undefined
  defaultValue: string | undefined
  choose: ((value: string) => void) | undefined
  disabled: boolean
}
const ChoiceContext = createContext<Choice | null>(null)

type RadioGroupProps = Omit<ComponentProps<'div'>, 'role' | 'defaultValue'> & {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  disabled?: boolean
}

/**
 * Needs aria-label or aria-labelledby: the question the rows answer. Uses native radio buttons, to keep the pricing
 * page small.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { value, defaultValue, onValueChange, disabled = false, className, ...rest } = props
  const name = useId()
  return (
    <ChoiceContext value={{ name, value, defaultValue, choose: onValueChange, disabled }}>
      <div {...rest} role="radiogroup" className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', className)} />
    </ChoiceContext>
  )
}

type RadioRowProps = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** At the right, such as a price. */
  end?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A whole row to press. A choice is the person's turn to speak, so its tail is bottom-right. */
export function RadioRow({ value, label, hint, end, disabled = false, className }: RadioRowProps) {
  const id = useId()
  const choice = use(ChoiceContext)
  if (!choice) throw new Error('A RadioRow must be inside a RadioGroup.')
  const isControlled = choice.value !== undefined
  return (
    <label
      className={classNames(
        'flex min-h-15 w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-turn-you border border-edge bg-surface px-4.5 py-4 text-left text-ink transition-colors not-has-disabled:cursor-pointer not-has-disabled:hover:bg-sunk has-disabled:opacity-55',
        'has-checked:border-sage has-checked:bg-sage-soft! has-checked:inset-ring has-checked:inset-ring-sage',
        'outline-offset-2 outline-(--ring,var(--sage)) has-focus-visible:outline-[2.5px]',
        className,
      )}
    >
      <input
        type="radio"
        name={choice.name}
        value={value}
        disabled={disabled || choice.disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(Boolean(hint) && `${id}-hint`, Boolean(end) && `${id}-end`) || undefined}
        {...(isControlled ? { checked: choice.value === value } : { defaultChecked: choice.defaultValue === value })}
        onChange={() => choice.choose?.(value)}
        className="size-6.5 flex-none cursor-[inherit] appearance-none rounded-drop-you border-2 border-edge bg-surface outline-none! checked:border-8 checked:border-sage"
      />
      <span className="grid min-w-0 flex-[1_1_6rem] gap-0.5">
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
        <span id={`${id}-end`} className="ml-auto flex-none text-right">
          {end}
        </span>
      )}
    </label>
  )
}
