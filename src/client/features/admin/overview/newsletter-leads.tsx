import { LeadBadge, LeadsPanel, leadEmail } from '#client/parts/leads-panel.tsx'
import { daysAgo } from '#client/platform/days-ago.ts'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { type Lead, listAdminLeads } from '#contract/admin/analytics.ts'

export function NewsletterLeads() {
  const [page, setPage] = usePageAddress('letters')
  return (
    <LeadsPanel
      title="Newsletter Leads"
      label="newsletter leads"
      endpoint={listAdminLeads}
      source="newsletter"
      page={page}
      pageSize={10}
      onPage={setPage}
      downloadOf="newsletter leads"
      empty={
        <EmptyState title="No newsletter leads yet">
          People who ask for the letter on the front page show up here.
        </EmptyState>
      }
    >
      {(lead) => <LeadRow lead={lead} />}
    </LeadsPanel>
  )
}

function LeadRow({ lead }: { lead: Lead }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">{leadEmail(lead)}</p>
      <LeadBadge lead={lead} />
      <time dateTime={lead.createdAt} className="text-sm text-ink-2">
        {daysAgo(lead.createdAt)}
      </time>
    </li>
  )
}
