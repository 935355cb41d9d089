import { useQuery } from '@tanstack/react-query'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import { ChallengeFilters } from './challenge-filters.tsx'
import { ChallengeGrid } from './challenge-grid.tsx'
import { challengesQuery } from './challenge-queries.ts'
import { OpenRuns } from './open-runs.tsx'
import { selectChallenges } from './select-challenges.ts'
import { useChallengeView } from './use-challenge-view.ts'

/** All challenges, and what is in progress. */
export function ChallengesPanel() {
  const { view, show } = useChallengeView()
  const { data: challenges, isError, refetch } = useQuery(challengesQuery)
  if (isError && !challenges)
    return (
      <NotLoaded title="The challenges did not load" onRetry={() => void refetch()}>
        The connection dropped before they arrived. What you did so far is safe.
      </NotLoaded>
    )
  if (!challenges) return <LoadingGrid />
  const found = selectChallenges(challenges, view)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desk:gap-6">
      <OpenRuns challenges={challenges} />
      <ChallengeFilters challenges={challenges} view={view} onShow={show} />
      <LiveRegion>{countWords(found.length)}</LiveRegion>
      {found.length > 0 ? (
        <ChallengeGrid challenges={found} />
      ) : (
        <EmptyState
          title="No challenges found"
          headingLevel="h2"
          action={
            <Button variant="line" onClick={() => show({ category: null, level: null, onlyOwn: false })}>
              Show all challenges
            </Button>
          }
        >
          Nothing matches that yet. Try another kind or another level.
        </EmptyState>
      )}
    </div>
  )
}

function countWords(count: number): string {
  if (count === 0) return 'No challenges found'
  return count === 1 ? '1 challenge' : `${count} challenges`
}

function LoadingGrid() {
  return (
    <div className="grid gap-4 desk:grid-cols-3 desk:gap-6">
      {['first', 'second', 'third'].map((place) => (
        <SkeletonCard key={place} label={place === 'first' ? 'Loading' : null} className="min-h-44" />
      ))}
    </div>
  )
}
