import { classNames } from '#client/ui/class-names.ts'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { areaLabels, categoryLabels } from '../challenge-words.ts'
import { SimilarEvidence, useSimilarEvidence } from './similar-evidence.tsx'

type ChallengeBriefProps = { challenge: ExposureChallenge; className?: string }

/** Describes the challenge and what similar ones showed: next to the steps on a desktop, above the first step on a phone. */
export function ChallengeBrief({ challenge, className }: ChallengeBriefProps) {
  const { id, description, estimatedDuration, category, lifeCategory } = challenge
  const evidence = useSimilarEvidence(id)
  return (
    <div className={classNames('grid gap-3', className)}>
      {description && (
        <p dir="auto" className="text-sm wrap-anywhere">
          {description}
        </p>
      )}
      <p className="text-xs font-semibold">
        {estimatedDuration} · {categoryLabels[category]} · {areaLabels[lifeCategory]}
      </p>
      {evidence && <SimilarEvidence wall={evidence} />}
    </div>
  )
}
