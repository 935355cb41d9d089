import { LifeBuoy } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { helpNow } from './menus/entries.ts'

type HelpNowLinkProps = {
  /** On a narrow header only the icon is shown; the accessible name stays. */
  isCompact?: boolean
  className?: string
}

export function HelpNowLink({ isCompact = false, className }: HelpNowLinkProps) {
  return (
    <ButtonLink to={helpNow.path} variant="help" className={classNames(isCompact && 'px-3.5!', className)}>
      <LifeBuoy aria-hidden="true" strokeWidth={1.75} />
      <span className={isCompact ? 'sr-only' : undefined}>{helpNow.label}</span>
    </ButtonLink>
  )
}
