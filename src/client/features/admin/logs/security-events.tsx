import { describeEvent } from '#client/parts/security-words.ts'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { PagedPanel } from '#client/ui/surfaces/paged-panel.tsx'
import { type AnyEvent, listAllEvents } from '#contract/accounts/security-log.ts'

const pageSize = 20

/** Events of accounts by id: no names are needed to see that something is going on. */
export function SecurityEvents() {
  const [page, setPage] = usePageAddress('events')
  const events = useFresh(listAllEvents, { query: { limit: pageSize + 1, offset: page * pageSize } })
  return (
    <PagedPanel
      title="What happened to accounts"
      answer={events}
      label="what happened to accounts"
      pageSize={pageSize}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState title="Nothing yet">
          Sign-ins and changes across all accounts show up here, by account number.
        </EmptyState>
      }
    >
      {(event) => <Row event={event} />}
    </PagedPanel>
  )
}

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

function Row({ event }: { event: AnyEvent }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{describeEvent(event)}</p>
        <p className="text-sm wrap-anywhere text-ink-2">
          Account {event.userId}
          {event.aboutId && `, about account ${event.aboutId}`}
          {event.device && `, ${event.device}`}
        </p>
      </div>
      <time dateTime={event.lastAt} className="text-sm text-ink-2">
        {moment.format(new Date(event.lastAt))}
      </time>
    </li>
  )
}
