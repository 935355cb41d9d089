import * as Radix from 'radix-ui/slider'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { useControllable } from './use-controllable.ts'

type SliderProps = {
  label: string
  value?: number | undefined
  defaultValue?: number | undefined
  onValueChange?: ((value: number) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** What the two ends mean. */
  ends?: readonly [low: string, high: string] | undefined
  /** The value as shown at the right and read out, such as "70%". */
  format?: ((value: number) => string) | undefined
  /** Shown small after the value, such as "of 10". */
  unit?: string | undefined
  hint?: ReactNode
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Slider({
  label,
  value: held,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onValueChange,
  ends,
  format = String,
  unit,
  hint,
  name,
  disabled = false,
  className,
}: SliderProps) {
  const [value, change] = useControllable({ value: held, defaultValue, onChange: onValueChange })
  const id = useId()
  const endsId = ends && `${id}-ends`
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <span
          aria-hidden="true"
          className="font-serif text-[1.75rem] leading-none font-medium whitespace-nowrap tabular-nums"
        >
          {format(value)}
          {unit && <span className="ml-1.5 font-sans text-sm font-firm">{unit}</span>}
        </span>
      </div>
      <Radix.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && change(next)}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        {...(name && { name })}
        className="relative flex h-12 cursor-pointer touch-none items-center select-none data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55"
      >
        <Radix.Track className="relative h-3 grow overflow-hidden rounded-full bg-sunk inset-ring inset-ring-edge">
          <Radix.Range className="absolute h-full bg-sage" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={unit ? `${format(value)} ${unit}` : format(value)}
          aria-describedby={endsId}
          className="relative block size-8.5 rounded-drop-you border-3 border-sage bg-surface shadow-2 after:absolute after:-inset-2.5"
        />
      </Radix.Root>
      {ends && (
        <div id={endsId} className="-mt-1 flex justify-between gap-4 text-xs font-firm text-ink-2">
          <span>{ends[0]}</span>
          <span className="text-right">{ends[1]}</span>
        </div>
      )}
      {hint && <p className={classNames('text-xs font-medium text-ink-2', ends ? 'mt-2' : '')}>{hint}</p>}
    </div>
  )
}
