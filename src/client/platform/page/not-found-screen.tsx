import { useLocation } from 'react-router'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { usePageTitle } from './page-meta.ts'
import { useIsHydrated } from './use-search.ts'

/** For an unknown address, and for pages that are switched off on this server. */
export function NotFoundScreen() {
  usePageTitle('404 Page Not Found')
  const { pathname } = useLocation()
  const isHydrated = useIsHydrated()
  return (
    <div className="wrap py-16 desk:py-26">
      <h1>404 Page Not Found</h1>
      <p className="mt-4 max-w-[52ch] text-body text-ink-2">
        There is no page at this address. It may have moved, or a letter went missing on the way here.
      </p>
      {isHydrated && (
        <dl className="mt-8 grid max-w-[70ch] gap-4 text-sm">
          <div>
            <dt className="font-semibold text-ink-2">Current path</dt>
            <dd className="break-all font-mono">{pathname}</dd>
          </div>
          <div>
            <dt className="font-semibold text-ink-2">Full address</dt>
            <dd className="break-all font-mono">{window.location.href}</dd>
          </div>
        </dl>
      )}
      <ButtonLink to="/" className="mt-10">
        Back to home
      </ButtonLink>
    </div>
  )
}
