import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRequiredUser } from '#client/platform/session/current-user.ts'

/** One card of the account page. Other features bring their own. */
export type AccountPart = { id: string; title: string; Section: ComponentType<AccountPartProps> }
export type AccountPartProps = { id: string; title: string }

export function AccountScreen({ parts }: { parts: readonly AccountPart[] }) {
  const { createdAt } = useRequiredUser()
  const { hash } = useLocation()
  // When the page is opened by its address, the part does not exist yet when the browser looks for it.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-8 desk:grid-cols-[11rem_minmax(0,1fr)] desk:gap-x-12 desk:gap-y-10 desk:py-14">
      <header className="grid gap-2 desk:col-span-2">
        <h1>Your account</h1>
        <p className="text-ink-2">Here since {formatMonth(createdAt)}. Changes take effect right away.</p>
      </header>
      <nav aria-label="On this page" className="hidden self-start desk:sticky desk:top-24 desk:block">
        <ul className="grid gap-1 border-l border-line">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-sm font-firm text-ink-2 hover:border-sage hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-1 content-start gap-4 desk:gap-6">
        {parts.map(({ id, title, Section }) => (
          <Section key={id} id={id} title={title} />
        ))}
      </div>
    </div>
  )
}

function formatMonth(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date(iso))
}
