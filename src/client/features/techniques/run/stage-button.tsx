import type { ComponentProps } from 'react'
import { classNames } from '#client/ui/class-names.ts'

type StageButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A small switch on a running exercise, in the color of its background. */
export function StageButton({ label, className, ...rest }: StageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'inline-grid size-12 flex-none place-items-center rounded-full transition-colors hover:bg-current/12 [&>svg]:size-5',
        className,
      )}
    />
  )
}
