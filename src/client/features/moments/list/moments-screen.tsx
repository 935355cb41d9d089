import { useLocation, useSearchParams } from 'react-router'
import { comingFrom } from '#client/parts/moments/coming-moment.ts'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { UnsentLine } from '#client/platform/unsent/unsent-line.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { ButtonLink } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { freeOpenMoments } from '#rules/moments/facts.ts'
import { useMoments } from '../use-moments.ts'
import { AddMoment } from './add-moment.tsx'
import { isAskedFor } from './moment-from-address.ts'
import { ClosedMoments, OpenMoments } from './moment-lists.tsx'
import { WeekView } from './week-view.tsx'

/** What is coming, what is over and still open, and a way to add the next one. */
export function MomentsScreen() {
  const { moments, hasFailed, refetch } = useMoments()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const now = new Date()
  const isForAdding = isAskedFor(search) || comingFrom(state) !== null
  const hasOpen = moments?.some(({ closedAt }) => closedAt === null)
  // What somebody came for is first: coming moments, unless there are none or they came to add one.
  const isListFirst = !isForAdding && (moments === undefined || hasFailed || hasOpen)
  const form = (
    <div key="form" className="grid content-start gap-4 desk:row-span-2">
      <AddMoment />
      {moments && <RoomLine moments={moments} />}
    </div>
  )
  const list = (
    <div key="list" className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 empty:hidden">
      {hasFailed && (
        <NotLoaded title="Your moments did not load" onRetry={refetch}>
          They are safe. The connection dropped before they arrived.
        </NotLoaded>
      )}
      {!moments && <SkeletonCard className="min-h-44" />}
      {moments && <OpenMoments moments={moments} now={now} />}
      {moments?.length === 0 && !hasFailed && <NothingYet />}
    </div>
  )
  return (
    <div className="wrap pt-5 desk:pt-8">
      <h1>Moments</h1>
      <p className="mt-2.5 max-w-[52ch] text-ink-2">
        One real thing that’s coming up: two minutes before it, one screen for your pocket, three minutes after.
      </p>
      {hasOpen && isListFirst && (
        <ButtonLink to="?part=add" variant="line" className="mt-4 desk:hidden">
          Add a moment
        </ButtonLink>
      )}
      <UnsentLine
        kinds={['moment']}
        count={(count) => (count === 1 ? '1 moment' : `${count} moments`)}
        className="mt-3 min-h-6 text-sm text-ink-2"
      >
        {null}
      </UnsentLine>
      <div
        className={classNames(
          'mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 desk:grid-rows-[auto_1fr] desk:gap-x-12',
          isListFirst ? 'desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        {isListFirst ? [list, form] : [form, list]}
        {moments && <ClosedMoments moments={moments} now={now} />}
      </div>
      {moments && <WeekView moments={moments} now={now} className="mt-8 desk:mt-12" />}
    </div>
  )
}

/** Says how many more can be added, before somebody fills in a form in vain. */
function RoomLine({ moments }: { moments: readonly Moment[] }) {
  const { isPremium } = useRequiredUser()
  const open = moments.filter(({ closedAt, challenge }) => closedAt === null && !challenge).length
  if (isPremium || open < freeOpenMoments) return null
  return (
    <Notice
      title={`${open} moments are open`}
      action={
        <ButtonLink to="/pricing" variant="line">
          See the membership
        </ButtonLink>
      }
    >
      Three at a time are free. Close one to make room for the next. What you wrote stays yours.
    </Notice>
  )
}

function NothingYet() {
  return (
    <EmptyState title="Nothing coming up yet" headingLevel="h2">
      The stand-up on Tuesday, a call you keep putting off, the party on Friday. Add one, and you have something to do
      before it besides worry, and a way to close it after.
    </EmptyState>
  )
}
