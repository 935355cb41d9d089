import * as Radix from 'radix-ui/switch'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** For something that takes effect at once. In a form that is sent later, use a Checkbox. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const switchId = id ?? ownId
  const hintId = hint ? `${switchId}-hint` : undefined
  return (
    <div className={classNames('flex min-h-12 items-center justify-between gap-4', className)}>
      <div className="grid py-1">
        <label htmlFor={switchId} className="cursor-pointer text-ui font-firm">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="text-xs font-medium text-ink-2">
            {hint}
          </span>
        )}
      </div>
      <Radix.Root
        aria-describedby={hintId}
        {...rest}
        id={switchId}
        className="relative h-8 w-14 flex-none rounded-full border-2 border-edge bg-sunk transition-colors after:absolute after:-inset-2 disabled:opacity-55 data-[state=checked]:border-sage data-[state=checked]:bg-sage"
      >
        <Radix.Thumb className="block size-5 translate-x-1 rounded-drop-them bg-edge transition-[translate,background-color] data-[state=checked]:translate-x-7 data-[state=checked]:rounded-drop-you data-[state=checked]:bg-on-sage" />
      </Radix.Root>
    </div>
  )
}
