import { useState } from 'react'
import { describeEvent } from '#client/parts/security-words.ts'
import { useFresh } from '#client/platform/request/use-fresh.ts'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { PagedRows } from '#client/ui/surfaces/paged-rows.tsx'
import { listOwnEvents, type OwnEvent } from '#contract/accounts/security-log.ts'
import { securityLogKeptDays } from '#rules/limits.ts'
import type { AccountPartProps } from './account-screen.tsx'
import { AccountSection } from './account-section.tsx'
import { describeWhen } from './when.ts'

const pageSize = 6

const intro = (
  <>
    Sign-ins and changes to your account in the last {securityLogKeptDays} days. Something here that wasn’t you? Choose
    a new{' '}
    <a href="#password" className="link">
      password
    </a>
    ; that signs every other device out.
  </>
)

export function HappenedSection(part: AccountPartProps) {
  const [page, setPage] = useState(0)
  const events = useFresh(listOwnEvents, { query: { limit: pageSize + 1, offset: page * pageSize } })
  return (
    <AccountSection {...part} intro={intro}>
      {events.data ? (
        <div>
          <PagedRows
            label="what happened"
            rows={events.data}
            pageSize={pageSize}
            page={page}
            isBusy={events.isPlaceholderData}
            onPage={setPage}
            keyOf={({ id }) => id}
            empty={<p className="text-ink-2">Nothing yet. It starts with your next sign-in.</p>}
          >
            {(event) => <Row event={event} />}
          </PagedRows>
        </div>
      ) : events.isError ? (
        <NotLoaded title="This list did not load." isQuiet onRetry={() => void events.refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </AccountSection>
  )
}

function Row({ event }: { event: OwnEvent }) {
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="font-firm">{describeEvent(event)}</p>
      <p className="text-sm text-ink-2">
        {event.device && `${event.device}, `}
        <time dateTime={event.lastAt}>{describeWhen(event.lastAt)}</time>
      </p>
    </li>
  )
}
