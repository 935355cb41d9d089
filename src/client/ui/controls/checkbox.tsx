import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { ControlLabel, type ControlWords, useControlIds } from './labelled-control.tsx'

type CheckboxProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & ControlWords

export function Checkbox({ label, hint, id, className, ...rest }: CheckboxProps) {
  const ids = useControlIds(id, hint)
  return (
    <div className={classNames('flex gap-3', className)}>
      <Radix.Root
        aria-describedby={ids.hintId}
        {...rest}
        id={ids.controlId}
        className="relative my-2 grid size-7 flex-none place-items-center rounded-r1 border-2 border-edge bg-surface after:absolute after:-inset-2.5 disabled:opacity-55 data-[state=checked]:border-sage data-[state=checked]:bg-sage"
      >
        <Radix.Indicator>
          <Check aria-hidden="true" strokeWidth={3} className="size-4.5 text-on-sage" />
        </Radix.Indicator>
      </Radix.Root>
      <ControlLabel
        {...ids}
        label={label}
        hint={hint}
        className="grid content-center py-2"
        labelClassName="cursor-pointer text-ui"
      />
    </div>
  )
}
