import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useLostSession } from '#client/platform/session/use-lost-session.ts'
import { useUnsent } from '#client/platform/unsent/use-unsent.ts'
import { NotLoaded } from '#client/ui/feedback/not-loaded.tsx'
import { SkeletonCard } from '#client/ui/feedback/skeleton.tsx'
import type { LadderRung } from '#contract/challenges/challenge-ladder.ts'
import { ladderQuery } from '../challenge-queries.ts'
import { useChallengeView } from '../use-challenge-view.ts'
import { LadderIntro } from './ladder-intro.tsx'
import { LadderView } from './ladder-view.tsx'
import { OwnStepDialog } from './own-step-dialog.tsx'
import { SortView } from './sort-view.tsx'
import { withUnsent } from './unsent-ladder.ts'
import { useSort } from './use-sort.ts'

/** The person's own ladder, least feared first. */
export function LadderPanel() {
  const { isPremium } = useRequiredUser()
  const { view, show } = useChallengeView()
  const { data, isError, refetch } = useQuery(ladderQuery)
  const { entries } = useUnsent()
  const ladder = data && withUnsent(data, entries)
  const sort = useSort()
  const [edited, setEdited] = useState<LadderRung | 'new' | null>(null)
  useLostSession(data)
  if (isError && !ladder)
    return (
      <NotLoaded title="Your ladder did not load" onRetry={() => void refetch()}>
        It is safe. The connection dropped before it arrived.
      </NotLoaded>
    )
  if (!ladder) return <SkeletonCard className="min-h-72" />
  const isEmpty = ladder.ratings.length === 0 && ladder.rungs.length === 0
  return (
    <>
      {view.isSorting && isPremium && (
        <SortView ladder={ladder} sort={sort} onClose={() => show({ isSorting: false })} />
      )}
      {!(view.isSorting && isPremium) && isEmpty && (
        <LadderIntro isOpen={isPremium} onSort={() => show({ isSorting: true })} onAdd={() => setEdited('new')} />
      )}
      {!(view.isSorting && isPremium) && !isEmpty && (
        <LadderView
          ladder={ladder}
          isOpen={isPremium}
          onSort={() => show({ isSorting: true })}
          onAdd={() => setEdited('new')}
          onEdit={setEdited}
        />
      )}
      <OwnStepDialog edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}
