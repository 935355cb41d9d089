import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/checkbox'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, id, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const hintId = hint ? `${boxId}-hint` : undefined
  return (
    <div className={classNames('flex gap-3', className)}>
      <Radix.Root
        aria-describedby={hintId}
        {...rest}
        id={boxId}
        className="relative my-2 grid size-7 flex-none place-items-center rounded-r1 border-2 border-edge bg-surface after:absolute after:-inset-2.5 disabled:opacity-55 data-[state=checked]:border-sage data-[state=checked]:bg-sage"
      >
        <Radix.Indicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-4.5 text-on-sage" />
        </Radix.Indicator>
      </Radix.Root>
      <div className="grid content-center py-2">
        <label htmlFor={boxId} className="cursor-pointer text-ui">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="text-xs font-medium text-ink-2">
            {hint}
          </span>
        )}
      </div>
    </div>
  )
}
