import { useState } from 'react'
import { daysAgo } from '#client/platform/days-ago.ts'
import { useFresh } from '#client/platform/use-fresh.ts'
import { Badge } from '#client/ui/badge.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { Panel } from '#client/ui/panel.tsx'
import { type JobFailure, listFailures } from '#contract/admin.ts'

const pageSize = 10

export function Failures() {
  const [page, setPage] = useState(0)
  const failures = useFresh(listFailures, { query: { limit: pageSize + 1, offset: page * pageSize } })
  return (
    <Panel title="Job and mail failures" answer={failures}>
      {(list) =>
        list.length === 0 && page === 0 ? (
          <EmptyState title="Nothing failed">Every mail was handed on and every job was done.</EmptyState>
        ) : (
          <>
            <ul className="grid divide-y divide-line">
              {list.slice(0, pageSize).map((failure) => (
                <Row key={failure.id} failure={failure} />
              ))}
            </ul>
            <Pager
              label="failures"
              page={page}
              hasMore={list.length > pageSize}
              isBusy={failures.isPlaceholderData}
              onPage={setPage}
            />
          </>
        )
      }
    </Panel>
  )
}

function Row({ failure: { name, isMail, isRetrying, tries, reason, failedAt } }: { failure: JobFailure }) {
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
          {isMail ? 'Mail' : 'Job'}: {name}
        </p>
        {isRetrying ? <Badge>Will be tried again</Badge> : <Badge tone="amber">Given up</Badge>}
        <span className="text-sm text-ink-2">{tries === 1 ? '1 try' : `${tries} tries`}</span>
        <time dateTime={failedAt} className="text-sm text-ink-2">
          {daysAgo(failedAt)}
        </time>
      </div>
      <p className="max-w-(--read) text-sm wrap-anywhere text-ink-2">{reason}</p>
    </li>
  )
}
