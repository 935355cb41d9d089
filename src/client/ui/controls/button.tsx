import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'
import { SpinnerShape } from '../feedback/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-style.ts'

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean | undefined }

/** While busy it stays in the tab order, so that focus is not lost, and a second press does nothing. */
export function Button({ variant, size, full, isBusy, className, children, onClick, ...rest }: ButtonProps) {
  const busy = isBusy && { 'aria-busy': true, 'aria-disabled': true }
  return (
    <button
      type="button"
      {...rest}
      {...busy}
      onClick={isBusy ? stop : onClick}
      className={buttonClass({ variant, size, full }, className)}
    >
      {isBusy && <SpinnerShape className="h-4" />}
      {children}
    </button>
  )
}

// Also keeps a busy submit button from submitting its form again.
function stop(event: MouseEvent) {
  event.preventDefault()
}

type ButtonLinkProps = LinkProps & ButtonLook

/** A link that looks like a button. Absolute addresses, tel: and mailto: work too. */
export function ButtonLink({ variant, size, full, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, full }, className)} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Read out instead of the icon. */
  label: string
  /** What the button belongs to, if every card has one: a list of buttons with the same name says nothing. */
  about?: string | undefined
  children: ReactNode
}

/** A round 48 px target around one icon. With aria-pressed it turns apricot, like a favorite. */
export function IconButton({ label, about, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={about ? `${label}: ${about}` : label}
      {...rest}
      className={classNames(
        'inline-grid size-12 flex-none place-items-center rounded-full text-ink-2 transition-colors',
        'enabled:hover:bg-sunk disabled:opacity-55',
        'aria-pressed:text-apricot-ink aria-pressed:[&_svg]:fill-apricot',
        '[&>svg:not([class])]:size-5',
        className,
      )}
    />
  )
}
