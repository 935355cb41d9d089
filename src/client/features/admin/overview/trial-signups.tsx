import { daysAgo } from '#client/platform/days-ago.ts'
import { DownloadButton } from '#client/platform/download-button.tsx'
import { usePageAddress } from '#client/platform/page/use-page-address.ts'
import { urlOf } from '#client/platform/request/request.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Badge } from '#client/ui/surfaces/badge.tsx'
import { PagedPanel } from '#client/ui/surfaces/paged-panel.tsx'
import { exportTrialSignups, listTrialSignups, type TrialSignup } from '#contract/admin/admin.ts'
import { nameOf, statusWords } from '../admin-words.ts'

const pageSize = 10

export function TrialSignups() {
  const [page, setPage] = usePageAddress('trials')
  const signups = useFresh(listTrialSignups, { query: { limit: pageSize + 1, offset: page * pageSize } })
  return (
    <PagedPanel
      title="Recent Trial Signups"
      answer={signups}
      action={
        <DownloadButton href={urlOf(exportTrialSignups)}>
          Download CSV<span className="sr-only"> of trial signups</span>
        </DownloadButton>
      }
      label="trial signups"
      pageSize={pageSize}
      page={page}
      onPage={setPage}
      empty={<EmptyState title="No trials yet">People who start one show up here, the latest first.</EmptyState>}
    >
      {(signup) => <SignupRow signup={signup} />}
    </PagedPanel>
  )
}

function SignupRow({ signup }: { signup: TrialSignup }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{nameOf(signup)}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{signup.email}</p>
      </div>
      <Badge tone={signup.subscriptionStatus === 'free' ? 'plain' : 'sage'}>
        {statusWords[signup.subscriptionStatus]}
      </Badge>
      <time dateTime={signup.trialStartDate} className="text-sm text-ink-2">
        {daysAgo(signup.trialStartDate)}
      </time>
    </li>
  )
}
