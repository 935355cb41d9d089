import { daysAgo } from '#client/platform/days-ago.ts'
import { DownloadButton } from '#client/platform/download-button.tsx'
import { urlOf } from '#client/platform/request.ts'
import { useFresh } from '#client/platform/use-fresh.ts'
import { usePageAddress } from '#client/platform/use-page-address.ts'
import { Badge } from '#client/ui/badge.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PagedRows } from '#client/ui/paged-rows.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { exportLeads, type Lead, listLeads } from '#contract/analytics.ts'

const pageSize = 20

export function RecentLeads() {
  const [page, setPage] = usePageAddress()
  const leads = useFresh(listLeads, { query: { limit: pageSize + 1, offset: page * pageSize } })
  return (
    <Panel
      title="Recent Leads"
      answer={leads}
      action={<DownloadButton href={urlOf(exportLeads)}>Download CSV</DownloadButton>}
      className="desk:col-span-2"
    >
      {(rows) => (
        <PagedRows
          label="recent leads"
          rows={rows}
          pageSize={pageSize}
          page={page}
          isBusy={leads.isPlaceholderData}
          onPage={setPage}
          keyOf={({ id }) => id}
          empty={
            <EmptyState title="No leads yet">
              Every press of Sign Up and every request for the letter shows up here.
            </EmptyState>
          }
        >
          {(lead) => <LeadRow lead={lead} />}
        </PagedRows>
      )}
    </Panel>
  )
}

function LeadRow({ lead: { email, source, campaign, referrer, createdAt, convertedToUser } }: { lead: Lead }) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)_6.5rem_7rem] desk:items-center">
      <span className="font-semibold wrap-anywhere">
        {email || <i className="font-normal text-ink-2">Address removed</i>}
      </span>
      <span className="text-sm wrap-anywhere">
        {source}
        {campaign && <span className="block text-xs text-ink-2">Campaign: {campaign}</span>}
      </span>
      <span className="text-sm wrap-anywhere">{referrer && <Referrer address={referrer} />}</span>
      <span>{convertedToUser ? <Badge tone="sage">Converted</Badge> : <Badge>Lead</Badge>}</span>
      <time dateTime={createdAt} className="text-sm text-ink-2 desk:text-right">
        {daysAgo(createdAt)}
      </time>
    </li>
  )
}

/** A link where a browser can follow it. It came from outside: nothing of ours goes along with a click. */
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
