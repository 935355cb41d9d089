import { useState } from 'react'
import { daysAgo } from '#client/platform/days-ago.ts'
import { useFresh } from '#client/platform/use-fresh.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { type AdminLogEntry, readAdminLog } from '#contract/admin.ts'
import { writeDate } from '#rules/written-date.ts'
import { actionWords, nameOf } from './admin-words.ts'

const pageSize = 20
const kinds = [
  { value: 'changes', label: 'Changes' },
  { value: 'reads', label: 'Lists opened' },
] as const
type Kind = (typeof kinds)[number]['value']

/** Who did what, and who looked at whom. */
export function AdminLog() {
  const [view, setView] = useState<{ kind: Kind; page: number }>({ kind: 'changes', page: 0 })
  const { kind, page } = view
  const log = useFresh(readAdminLog, { query: { kind, limit: pageSize + 1, offset: page * pageSize } })
  return (
    <Panel
      title="Log"
      answer={log}
      action={
        <Segmented<Kind>
          label="What to show"
          options={kinds}
          value={kind}
          onValueChange={(next) => setView({ kind: next, page: 0 })}
        />
      }
    >
      {(list) =>
        list.length === 0 && page === 0 ? (
          <EmptyState title="Nothing yet">What administrators do stands here with who did it and when.</EmptyState>
        ) : (
          <>
            <ul className="grid divide-y divide-line">
              {list.slice(0, pageSize).map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager
              label="the log"
              page={page}
              hasMore={list.length > pageSize}
              isBusy={log.isPlaceholderData}
              onPage={(next) => setView({ kind, page: next })}
            />
          </>
        )
      }
    </Panel>
  )
}

function Row({ entry: { action, admin, user, details, createdAt } }: { entry: AdminLogEntry }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <span className="font-semibold">{admin ? nameOf(admin) : 'An account that is gone'}</span> {actionWords[action]}
        {user && ` ${nameOf(user)} (${user.email})`}
        {typeof details.until === 'string' && ` until ${writeDate(new Date(details.until))}`}
        {typeof details.rows === 'number' && `, ${details.rows === 1 ? '1 row' : `${details.rows} rows`}`}
      </p>
      <time dateTime={createdAt} className="text-sm text-ink-2">
        {daysAgo(createdAt)}
      </time>
    </li>
  )
}
