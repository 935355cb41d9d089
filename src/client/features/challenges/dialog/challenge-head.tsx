import { ClimbingTurns } from '#client/ui/drawings/illustrations.tsx'
import { DialogTitle } from '#client/ui/layers/dialog.tsx'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { levelLine } from '../challenge-words.ts'
import { ChallengeBrief } from './challenge-brief.tsx'
import { useSimilarEvidence } from './similar-evidence.tsx'

/** The green panel. If there are no earlier results yet, it shows a picture. */
export function ChallengeHead({ challenge }: { challenge: ExposureChallenge }) {
  const hasNoEvidence = useSimilarEvidence(challenge.id) === null
  return (
    <div className="flex h-full flex-col">
      <p className="text-xs font-semibold">{levelLine(challenge)}</p>
      <DialogTitle dir="auto" className="mt-2 wrap-anywhere">
        {challenge.title}
      </DialogTitle>
      <ChallengeBrief challenge={challenge} className="mt-4 max-desk:hidden" />
      {hasNoEvidence && <ClimbingTurns className="mt-auto w-full pt-8 max-desk:hidden" />}
    </div>
  )
}
