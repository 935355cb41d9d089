import { ButtonLink } from '#client/ui/controls/button.tsx'
import { Turn } from '#client/ui/surfaces/card.tsx'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { useOverview } from './challenge-queries.ts'
import { dayOf } from './challenge-words.ts'
import { useChallengeView } from './use-challenge-view.ts'

/** Open runs, also from another device. The latest is shown here; the others are marked in the grid. */
export function OpenRuns({ challenges }: { challenges: readonly ExposureChallenge[] }) {
  const { linkTo } = useChallengeView()
  const latest = useOverview().openRuns.find(({ challengeId }) => challenges.some(({ id }) => id === challengeId))
  const challenge = challenges.find(({ id }) => id === latest?.challengeId)
  if (!latest || !challenge) return null
  return (
    <Turn
      as="section"
      who="them"
      fill="apricot"
      aria-label="Started"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0">
        <p className="text-xs font-semibold text-apricot-ink">Started {dayOf(latest.startedAt)}, still open</p>
        <h2 dir="auto" className="mt-1 text-h3 font-medium wrap-anywhere">
          {challenge.title}
        </h2>
      </div>
      <ButtonLink {...linkTo(challenge.id)} variant="lamp">
        Pick it up
      </ButtonLink>
    </Turn>
  )
}
