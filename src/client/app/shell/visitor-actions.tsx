import { ButtonLink } from '#client/ui/button.tsx'
import { visitorEntries } from './entries.ts'
import { HelpNowLink } from './help-now-link.tsx'
import { NavLink } from './nav-link.tsx'

/** The right half of the header for somebody who is not signed in. */
export function VisitorActions() {
  return (
    <>
      <nav aria-label="Main" className="hidden gap-1 desk:flex">
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
      <HelpNowLink className="max-desk:hidden" />
      <HelpNowLink isCompact className="max-[24em]:px-3! desk:hidden" />
      <ButtonLink to="/auth" variant="line" className="whitespace-nowrap max-[24em]:px-3">
        Sign In
      </ButtonLink>
    </>
  )
}
