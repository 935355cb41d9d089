import { useState } from 'react'
import { daysAgo } from '#client/platform/days-ago.ts'
import { urlOf } from '#client/platform/request.ts'
import { useFresh } from '#client/platform/use-fresh.ts'
import { Badge } from '#client/ui/badge.tsx'
import { DownloadLink } from '#client/ui/download-link.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { exportLeads, type Lead, listAdminLeads } from '#contract/analytics.ts'

const pageSize = 10
const source = 'newsletter'

export function NewsletterLeads() {
  const [page, setPage] = useState(0)
  const leads = useFresh(listAdminLeads, { query: { source, limit: pageSize + 1, offset: page * pageSize } })
  return (
    <Panel
      title="Newsletter Leads"
      answer={leads}
      action={<DownloadLink href={urlOf(exportLeads, { query: { source } })}>Download CSV</DownloadLink>}
    >
      {(list) =>
        list.length === 0 && page === 0 ? (
          <EmptyState title="No newsletter leads yet">
            Whoever asks for the letter on the front page will stand here.
          </EmptyState>
        ) : (
          <>
            <ul className="grid divide-y divide-line">
              {list.slice(0, pageSize).map((lead) => (
                <LeadRow key={lead.id} lead={lead} />
              ))}
            </ul>
            <Pager
              label="newsletter leads"
              page={page}
              hasMore={list.length > pageSize}
              isBusy={leads.isPlaceholderData}
              onPage={setPage}
            />
          </>
        )
      }
    </Panel>
  )
}

function LeadRow({ lead }: { lead: Lead }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
        {lead.email || <i className="font-normal text-ink-2">Address removed</i>}
      </p>
      {lead.convertedToUser ? <Badge tone="sage">Converted</Badge> : <Badge>Lead</Badge>}
      <time dateTime={lead.createdAt} className="text-sm text-ink-2">
        {daysAgo(lead.createdAt)}
      </time>
    </li>
  )
}
