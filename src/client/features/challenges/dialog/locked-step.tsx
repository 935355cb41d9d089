import { ButtonLink } from '#client/ui/controls/button.tsx'
import type { ExposureChallenge } from '#contract/challenges/challenges.ts'
import { ChallengeBrief } from './challenge-brief.tsx'
import { Steps } from './instructions-step.tsx'

/** For a free account: everything about the challenge, except how to start it. */
export function LockedStep({ challenge }: { challenge: ExposureChallenge }) {
  return (
    <div className="grid gap-5 desk:pr-8">
      <ChallengeBrief challenge={challenge} className="desk:hidden" />
      <Steps instructions={challenge.instructions} />
      <p className="text-sm text-ink-2">
        Reading it is free, and so is doing it. Starting it here, with your prediction, points and ladder, is part of
        premium.
      </p>
      <ButtonLink to="/pricing" variant="lamp" size="big">
        Upgrade to Premium
      </ButtonLink>
    </div>
  )
}
