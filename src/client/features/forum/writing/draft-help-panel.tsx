import { Globe, MessageSquare, Phone, PhoneCall } from 'lucide-react'
import { CountrySelect } from '#client/parts/crisis/country-select.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Button, ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { DraftHelp } from '#content/coach/crisis/forum-draft.ts'
import type { CrisisCountry } from '#content/crisis/guess-country.ts'

type DraftHelpPanelProps = {
  help: DraftHelp | null
  country: CrisisCountry | null
  chooseCountry: (country: CrisisCountry) => void
  onKeepWriting: () => void
}

/** Between the text and the button that posts it, which is never blocked. Empty if there is nothing to say. */
export function DraftHelpPanel({ help, country, chooseCountry, onKeepWriting }: DraftHelpPanelProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {help && (
        <Turn who="them" fill="help" className="grid grid-cols-1 gap-4 motion-safe:animate-arrive">
          <h3>{help.title}</h3>
          <p className="text-sm text-on-help-2">{help.text}</p>
          <ul className="grid gap-2">
            {help.resources.map((resource, i) => (
              <li key={`${resource.label} ${resource.href}`}>
                <ResourceLink resource={resource} isLit={i === 0} />
              </li>
            ))}
          </ul>
          {country && <CountrySelect value={country} onChange={chooseCountry} />}
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/help-now" variant="line">
              {help.choices.help}
            </ButtonLink>
            <Button variant="line" onClick={onKeepWriting}>
              {help.choices.edit}
            </Button>
          </div>
        </Turn>
      )}
    </div>
  )
}

type ResourceLinkProps = { resource: DraftHelp['resources'][number]; isLit: boolean }

function ResourceLink({ resource: { label, href, name, detail, isEmergency }, isLit }: ResourceLinkProps) {
  const Icon = isEmergency ? PhoneCall : iconFor(href)
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-act px-4 py-2.5 no-underline transition-colors',
        isLit
          ? 'bg-on-help text-help hover:bg-on-help-2'
          : 'bg-[color-mix(in_oklab,var(--on-help)_11%,var(--help))] text-on-help hover:bg-[color-mix(in_oklab,var(--on-help)_19%,var(--help))]',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 flex-none" />
      <span className="min-w-0">
        <b className="block text-ui">{label}</b>
        <span className="block text-xs font-medium">
          {isEmergency ? 'If someone is in danger this minute.' : `${name}. ${detail}`}
        </span>
      </span>
    </a>
  )
}

function iconFor(href: string) {
  if (href.startsWith('tel:')) return Phone
  return href.startsWith('sms:') ? MessageSquare : Globe
}
