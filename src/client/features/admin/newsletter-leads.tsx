import { daysAgo } from '#client/platform/days-ago.ts'
import { DownloadButton } from '#client/platform/download-button.tsx'
import { urlOf } from '#client/platform/request.ts'
import { useFresh } from '#client/platform/use-fresh.ts'
import { usePageAddress } from '#client/platform/use-page-address.ts'
import { Badge } from '#client/ui/badge.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PagedRows } from '#client/ui/paged-rows.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { exportLeads, type Lead, listAdminLeads } from '#contract/analytics.ts'

const pageSize = 10
const source = 'newsletter'

export function NewsletterLeads() {
  const [page, setPage] = usePageAddress('letters')
  const leads = useFresh(listAdminLeads, { query: { source, limit: pageSize + 1, offset: page * pageSize } })
  return (
    <Panel
      title="Newsletter Leads"
      answer={leads}
      action={
        <DownloadButton href={urlOf(exportLeads, { query: { source } })}>
          Download CSV<span className="sr-only"> of newsletter leads</span>
        </DownloadButton>
      }
    >
      {(rows) => (
        <PagedRows
          label="newsletter leads"
          rows={rows}
          pageSize={pageSize}
          page={page}
          isBusy={leads.isPlaceholderData}
          onPage={setPage}
          keyOf={({ id }) => id}
          empty={
            <EmptyState title="No newsletter leads yet">
              People who ask for the letter on the front page show up here.
            </EmptyState>
          }
        >
          {(lead) => <LeadRow lead={lead} />}
        </PagedRows>
      )}
    </Panel>
  )
}

function LeadRow({ lead }: { lead: Lead }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">
        {lead.email || <i className="font-normal text-ink-2">Address removed</i>}
      </p>
      {lead.convertedToUser ? <Badge tone="sage">Converted</Badge> : <Badge>Lead</Badge>}
      <time dateTime={lead.createdAt} className="text-sm text-ink-2">
        {daysAgo(lead.createdAt)}
      </time>
    </li>
  )
}
