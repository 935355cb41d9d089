import * as Radix from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { ControlLabel, type ControlWords, useControlIds } from './labelled-control.tsx'

type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & ControlWords

/** For something that takes effect at once. In a form that is sent later, use a Checkbox. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ids = useControlIds(id, hint)
  return (
    <div className={classNames('flex min-h-12 items-center justify-between gap-4', className)}>
      <ControlLabel
        {...ids}
        label={label}
        hint={hint}
        className="grid py-1"
        labelClassName="cursor-pointer text-ui font-firm"
      />
      <Radix.Root
        aria-describedby={ids.hintId}
        {...rest}
        id={ids.controlId}
        className="relative h-8 w-14 flex-none rounded-full border-2 border-edge bg-sunk transition-colors after:absolute after:-inset-2 disabled:opacity-55 data-[state=checked]:border-sage data-[state=checked]:bg-sage"
      >
        <Radix.Thumb className="block size-5 translate-x-1 rounded-drop-them bg-edge transition-[translate,background-color] data-[state=checked]:translate-x-7 data-[state=checked]:rounded-drop-you data-[state=checked]:bg-on-sage" />
      </Radix.Root>
    </div>
  )
}
