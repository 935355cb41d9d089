import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

const tones = {
  plain: 'bg-sunk text-ink-2',
  sage: 'bg-sage-soft text-on-sage-soft',
  apricot: 'bg-apricot-soft text-apricot-ink inset-ring inset-ring-you-edge',
  amber: 'bg-amber-soft text-amber',
}

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof tones | undefined }

/** A word or two about the thing it is on. It cannot be pressed and does not speak, so it has no tail. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-r1 px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-4 [&_svg]:flex-none',
        tones[tone],
        className,
      )}
    />
  )
}
