import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { ChallengeCard } from './challenge-card.tsx'
import { useCompletedIds, useOverview } from './challenge-queries.ts'
import { useChallengeView } from './use-challenge-view.ts'

export function ChallengeGrid({ challenges }: { challenges: readonly ExposureChallenge[] }) {
  const { linkTo } = useChallengeView()
  const completed = useCompletedIds()
  const open = new Set(useOverview().openRuns.map(({ challengeId }) => challengeId))
  return (
    <ul aria-label="Challenges" className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-3 desk:gap-6">
      {challenges.map((challenge) => (
        <li key={challenge.id}>
          <ChallengeCard
            challenge={challenge}
            link={linkTo(challenge.id)}
            isCompleted={completed.has(challenge.id)}
            isOpen={open.has(challenge.id)}
          />
        </li>
      ))}
    </ul>
  )
}
