import * as Radix from 'radix-ui/progress'
import { classNames } from '../class-names.ts'

type ProgressProps = {
  /** What is progressing. Shown above the bar, unless isLabelHidden. */
  label: string
  value: number
  max?: number | undefined
  /** The number with its words, such as "3 of 8 steps"; no bare percentage. */
  words: string
  isLabelHidden?: boolean | undefined
  /** dusk: on the background of a running exercise. */
  ground?: 'paper' | 'dusk' | undefined
  className?: string | undefined
}

export function Progress({
  label,
  value,
  max = 100,
  words,
  isLabelHidden,
  ground = 'paper',
  className,
}: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max))
  const isDusk = ground === 'dusk'
  return (
    <div className={classNames('grid gap-2', className)}>
      {!isLabelHidden && (
        <div aria-hidden="true" className="flex items-baseline justify-between gap-4 text-sm">
          <span className="font-semibold">{label}</span>
          <span className={isDusk ? 'text-on-dusk-2' : 'text-ink-2'}>{words}</span>
        </div>
      )}
      <Radix.Root
        aria-label={label}
        value={share * max}
        max={max}
        getValueLabel={() => words}
        className={classNames(
          'h-2 overflow-hidden rounded-full',
          isDusk ? 'bg-[color-mix(in_oklab,var(--on-dusk)_18%,var(--dusk))]' : 'bg-sunk inset-ring inset-ring-edge',
        )}
      >
        <Radix.Indicator
          className={classNames(
            'h-full rounded-full transition-[width] duration-(--d-2)',
            isDusk ? 'bg-apricot' : 'bg-sage',
          )}
          style={{ width: `${share * 100}%` }}
        />
      </Radix.Root>
    </div>
  )
}
