import { daysAgo } from '#client/platform/days-ago.ts'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { PagedPanel } from '#client/ui/surfaces/paged-panel.tsx'
import { type Cancellation, listCancellations } from '#contract/admin/admin.ts'
import { nameOf } from '../admin-words.ts'

const pageSize = 10
const statusWords = { pending: 'Waiting', processed: 'Processed', withdrawn: 'Withdrawn' } as const

export function Cancellations() {
  const [page, setPage] = usePageAddress('requests')
  const requests = useFresh(listCancellations, { query: { limit: pageSize + 1, offset: page * pageSize } })
  return (
    <PagedPanel
      title="Cancellation requests"
      answer={requests}
      label="cancellation requests"
      pageSize={pageSize}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState title="Nobody asked to cancel">Requests are carried out automatically within 24 hours.</EmptyState>
      }
    >
      {(request) => <Row request={request} />}
    </PagedPanel>
  )
}

function Row({ request }: { request: Cancellation }) {
  const { email, reason, feedback, status, requestedAt } = request
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
          <span className="font-semibold">{nameOf(request)}</span> <span className="text-sm text-ink-2">{email}</span>
        </p>
        <Badge tone={status === 'pending' ? 'amber' : 'plain'}>{statusWords[status]}</Badge>
        <time dateTime={requestedAt} className="text-sm text-ink-2">
          {daysAgo(requestedAt)}
        </time>
      </div>
      <p className="text-sm wrap-anywhere">{reason}</p>
      {feedback && (
        <p dir="auto" className="max-w-(--read) text-sm wrap-anywhere whitespace-pre-line text-ink-2">
          {feedback}
        </p>
      )}
    </li>
  )
}
