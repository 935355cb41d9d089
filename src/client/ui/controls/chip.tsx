import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** If given: a choice that can be on or off. If left out: an offered reply that acts once. */
  isSelected?: boolean | undefined
}

export function Chip({ isSelected, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-act border border-edge bg-surface px-4 py-2 text-left text-sm leading-tight font-firm text-ink transition-colors',
        'enabled:hover:bg-sunk disabled:opacity-55 [&_svg]:flex-none [&>svg:not([class])]:size-4.5',
        'aria-pressed:border-sage aria-pressed:bg-sage-soft aria-pressed:text-on-sage-soft',
        className,
      )}
    />
  )
}
