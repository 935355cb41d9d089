import { Link } from 'react-router'
import { useCurrentUser } from '#client/platform/session/current-user.ts'
import { BrandMark } from '#client/ui/drawings/brand.tsx'
import { footerEntries, moreMemberEntries } from './menus/entries.ts'

export function Footer() {
  const { isAuthenticated } = useCurrentUser()
  const entries = isAuthenticated ? [...moreMemberEntries, ...footerEntries] : footerEntries
  return (
    <footer className="mt-16 border-t border-line py-6 text-sm text-ink-2 chatless">
      <div className="wrap flex flex-col gap-4 desk:flex-row desk:items-center desk:justify-between">
        <p className="flex max-w-[56ch] items-center gap-3">
          <BrandMark className="w-7" />
          Hearten is practice and support. It is not therapy and does not replace it.
        </p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {entries.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
