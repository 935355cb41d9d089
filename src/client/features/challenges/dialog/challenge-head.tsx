import { DialogTitle } from '#client/ui/dialog.tsx'
import { ClimbingTurns } from '#client/ui/illustrations.tsx'
import type { ExposureChallenge } from '#contract/challenges.ts'
import { areaLabels, categoryLabels, levelLine } from '../challenge-words.ts'
import { SimilarEvidence } from './similar-evidence.tsx'

/** The sage panel: what this is, and what earlier ones like it showed. */
export function ChallengeHead({ challenge }: { challenge: ExposureChallenge }) {
  const { id, title, description, estimatedDuration, category, lifeCategory } = challenge
  return (
    <div className="flex h-full flex-col">
      <p className="text-xs font-semibold">{levelLine(challenge)}</p>
      <DialogTitle className="mt-2 wrap-anywhere">{title}</DialogTitle>
      {description && <p className="mt-3 text-sm wrap-anywhere desk:mt-4">{description}</p>}
      <p className="mt-3 mb-4 text-xs font-semibold">
        {estimatedDuration} · {categoryLabels[category]} · {areaLabels[lifeCategory]}
      </p>
      <SimilarEvidence challengeId={id} />
      <ClimbingTurns className="mt-auto w-full pt-8 max-desk:hidden" />
    </div>
  )
}
