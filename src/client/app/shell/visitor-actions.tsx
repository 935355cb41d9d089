import { classNames } from '#client/ui/class-names.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { HelpNowLink } from './help-now-link.tsx'
import { visitorEntries } from './menus/entries.ts'
import { NavLink } from './menus/nav-link.tsx'

type VisitorActionsProps = {
  /** Only shows what everybody has: Help now, which never waits. */
  isNobodys: boolean
  /** For the parts that only visitors see. */
  className: string | undefined
}

/** The right half of the header for somebody who is not signed in. */
export function VisitorActions({ isNobodys, className }: VisitorActionsProps) {
  return (
    <>
      {!isNobodys && <VisitorNav className={className} />}
      <HelpNowLink className="max-desk:hidden" />
      <HelpNowLink isCompact className="max-[24em]:px-3! desk:hidden" />
      {!isNobodys && (
        <ButtonLink to="/auth" variant="line" className={classNames('whitespace-nowrap max-[24em]:px-3', className)}>
          Sign In
        </ButtonLink>
      )}
    </>
  )
}

function VisitorNav({ className }: Pick<VisitorActionsProps, 'className'>) {
  return (
    <nav aria-label="Main" className={classNames('hidden gap-1 desk:flex', className)}>
      {visitorEntries.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          className="inline-flex min-h-11 items-center rounded-act px-3.5 text-ui font-firm text-ink no-underline transition-colors hover:text-sage aria-[current]:bg-sage-soft aria-[current]:text-on-sage-soft"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
