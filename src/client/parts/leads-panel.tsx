import type { ReactNode } from 'react'
import { DownloadButton } from '#client/platform/download-button.tsx'
import { urlOf } from '#client/platform/request/request.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { PagedPanel } from '#client/ui/surfaces/paged-panel.tsx'
import { exportLeads, type Lead, type listAdminLeads, type listLeads } from '#contract/admin/analytics.ts'

type LeadsPanelProps = {
  title: string
  /** Its name in the buttons between pages. */
  label: string
  endpoint: typeof listLeads | typeof listAdminLeads
  /** All sources if left out. */
  source?: string | undefined
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** Read out after “Download CSV”, for people who cannot see what it belongs to. */
  downloadOf?: string | undefined
  empty: ReactNode
  className?: string | undefined
  children: (lead: Lead) => ReactNode
}

/** A paged list of leads, with a download of all of them. */
export function LeadsPanel(props: LeadsPanelProps) {
  const { title, label, endpoint, source, page, pageSize, onPage, downloadOf, empty, className, children } = props
  const query = source === undefined ? {} : { source }
  const leads = useFresh(endpoint, { query: { ...query, limit: pageSize + 1, offset: page * pageSize } })
  return (
    <PagedPanel
      title={title}
      answer={leads}
      action={
        <DownloadButton href={urlOf(exportLeads, { query })}>
          Download CSV{downloadOf && <span className="sr-only"> of {downloadOf}</span>}
        </DownloadButton>
      }
      className={className}
      label={label}
      pageSize={pageSize}
      page={page}
      onPage={onPage}
      empty={empty}
    >
      {children}
    </PagedPanel>
  )
}

export const leadEmail = ({ email }: Lead) => email || <i className="font-normal text-ink-2">Address removed</i>

export const LeadBadge = ({ lead: { convertedToUser } }: { lead: Lead }) =>
  convertedToUser ? <Badge tone="sage">Converted</Badge> : <Badge>Lead</Badge>
