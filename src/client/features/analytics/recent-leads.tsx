import { LeadBadge, LeadsPanel, leadEmail } from '#client/parts/leads-panel.tsx'
import { daysAgo } from '#client/platform/days-ago.ts'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { type Lead, listLeads } from '#contract/admin/analytics.ts'

export function RecentLeads() {
  const [page, setPage] = usePageAddress()
  return (
    <LeadsPanel
      title="Recent Leads"
      label="recent leads"
      endpoint={listLeads}
      page={page}
      pageSize={20}
      onPage={setPage}
      empty={
        <EmptyState title="No leads yet">
          Every press of Sign Up and every request for the letter shows up here.
        </EmptyState>
      }
      className="desk:col-span-2"
    >
      {(lead) => <LeadRow lead={lead} />}
    </LeadsPanel>
  )
}

function LeadRow({ lead }: { lead: Lead }) {
  const { source, campaign, referrer, createdAt } = lead
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)_6.5rem_7rem] desk:items-center">
      <span className="font-semibold wrap-anywhere">{leadEmail(lead)}</span>
      <span className="text-sm wrap-anywhere">
        {source}
        {campaign && <span className="block text-xs text-ink-2">Campaign: {campaign}</span>}
      </span>
      <span className="text-sm wrap-anywhere">{referrer && <Referrer address={referrer} />}</span>
      <span>
        <LeadBadge lead={lead} />
      </span>
      <time dateTime={createdAt} className="text-sm text-ink-2 desk:text-right">
        {daysAgo(createdAt)}
      </time>
    </li>
  )
}

/** A link if a browser can follow it. It came from outside, so no referrer is sent along. */
function Referrer({ address }: { address: string }) {
  if (!/^https?:\/\//.test(address)) return address
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-r1 text-ink underline underline-offset-4"
    >
      {address}
    </a>
  )
}
