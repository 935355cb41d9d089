import type { ComponentProps } from 'react'
import { classNames } from '#client/ui/class-names.ts'

const looks = {
  lit: 'border-transparent bg-on-dusk text-dusk hover:bg-glow',
  line: 'border-on-dusk-2 text-on-dusk not-aria-disabled:hover:bg-on-dusk/12',
  quiet: 'border-transparent text-on-dusk underline-offset-4 hover:underline',
}

type DuskButtonProps = ComponentProps<'button'> & { look?: keyof typeof looks; isBig?: boolean }

/** A button on the ground of a running exercise. */
export function DuskButton({ look = 'line', isBig = false, className, ...rest }: DuskButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex items-center justify-center gap-2.5 rounded-act border px-4 text-center font-semibold leading-tight select-none',
        'transition-[background-color,transform] not-aria-disabled:active:translate-y-px aria-disabled:opacity-55 [&>svg]:size-5 [&>svg]:flex-none',
        isBig ? 'min-h-14 text-body' : 'min-h-12 text-ui',
        looks[look],
        className,
      )}
    />
  )
}

type DuskIconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

export function DuskIconButton({ label, className, ...rest }: DuskIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'inline-grid size-12 flex-none place-items-center rounded-full text-inherit transition-colors hover:bg-current/12 [&>svg]:size-5',
        className,
      )}
    />
  )
}
