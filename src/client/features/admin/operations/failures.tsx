import { daysAgo } from '#client/platform/days-ago.ts'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { PagedPanel } from '#client/ui/surfaces/paged-panel.tsx'
import { type JobFailure, listFailures } from '#contract/admin/admin.ts'
import { useRetryJob } from './use-retry-job.ts'

const pageSize = 10
const lookAgainMs = 2000

export function Failures() {
  const [page, setPage] = usePageAddress('failures')
  const failures = useFresh(
    listFailures,
    { query: { limit: pageSize + 1, offset: page * pageSize } },
    // A retried job runs within moments, and then disappears or comes back with its result.
    { refetchEvery: (list) => (list.some(isOnItsWay) ? lookAgainMs : false) },
  )
  return (
    <PagedPanel
      title="Job and mail failures"
      answer={failures}
      label="failures"
      pageSize={pageSize}
      page={page}
      onPage={setPage}
      empty={<EmptyState title="Nothing failed">Every email went out and every job got done.</EmptyState>}
    >
      {(failure) => <Row failure={failure} />}
    </PagedPanel>
  )
}

function isOnItsWay({ state, canRetry }: JobFailure): boolean {
  return state === 'running' || (state === 'waiting' && !canRetry)
}

function Row({ failure }: { failure: JobFailure }) {
  const { id, name, isMail, canRetry, tries, reason, failedAt } = failure
  const { mutate, isPending } = useRetryJob()
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">
          {isMail ? 'Mail' : 'Job'}: {name}
        </p>
        <Badge tone={failure.state === 'given_up' ? 'amber' : 'plain'}>{stateWords(failure)}</Badge>
        <span className="text-sm text-ink-2">{tries === 1 ? '1 try' : `${tries} tries`}</span>
        <time dateTime={failedAt} className="text-sm text-ink-2">
          {daysAgo(failedAt)}
        </time>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-(--read) min-w-0 text-sm wrap-anywhere text-ink-2">{reason}</p>
        {/* Stays while the job is retried, so that focus is not lost. */}
        {(canRetry || isOnItsWay(failure)) && (
          <Button variant="line" isBusy={isPending || isOnItsWay(failure)} onClick={() => mutate(id)}>
            Try again
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

function stateWords(failure: JobFailure): string {
  if (failure.state === 'given_up') return 'Given up'
  return isOnItsWay(failure) ? 'Being tried again' : 'Will be tried again'
}
