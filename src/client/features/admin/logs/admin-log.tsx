import { daysAgo } from '#client/platform/days-ago.ts'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { PagedPanel } from '#client/ui/surfaces/paged-panel.tsx'
import { type AdminLogEntry, readAdminLog } from '#contract/admin/admin.ts'
import { writeDate } from '#rules/words/written-date.ts'
import { actionWords, nameOf, whoDid } from '../admin-words.ts'
import { useChoice } from '../use-admin-view.ts'

const pageSize = 20
const kinds = [
  { value: 'changes', label: 'Changes' },
  { value: 'reads', label: 'Lists opened' },
] as const
type Kind = (typeof kinds)[number]['value']

/** Who did what, and who looked at whom. */
export function AdminLog() {
  const [chosen, choose] = useChoice('log', 'show')
  const kind = kinds.find(({ value }) => value === chosen)?.value ?? 'changes'
  const [page, setPage] = usePageAddress()
  const log = useFresh(readAdminLog, { query: { kind, limit: pageSize + 1, offset: page * pageSize } })
  return (
    <PagedPanel
      title="Log"
      answer={log}
      action={
        <Segmented<Kind>
          label="What to show"
          options={kinds}
          value={kind}
          onValueChange={(next) => choose(next === 'changes' ? '' : next)}
        />
      }
      label="the log"
      pageSize={pageSize}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState title="Nothing yet">What administrators do shows up here, with who did it and when.</EmptyState>
      }
    >
      {(entry) => <Row entry={entry} />}
    </PagedPanel>
  )
}

function Row({ entry: { action, admin, user, details, createdAt } }: { entry: AdminLogEntry }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="font-semibold">{whoDid(admin, details)}</span> {actionWords[action]}
        {user && ` ${nameOf(user)} (${user.email})`}
        {typeof details.job === 'string' && ` ${details.job}`}
        {typeof details.until === 'string' && ` until ${writeDate(new Date(details.until))}`}
        {typeof details.rows === 'number' && `, ${details.rows === 1 ? '1 row' : `${details.rows} rows`}`}
      </p>
      <time dateTime={createdAt} className="text-sm text-ink-2">
        {daysAgo(createdAt)}
      </time>
    </li>
  )
}
