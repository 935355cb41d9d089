import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Dialog, DialogContent } from '#client/ui/layers/dialog.tsx'
import { useFocusReturn } from '#client/ui/layers/focus-return.ts'
import type { ChallengeRun, ExposureChallenge } from '#contract/challenges/challenges.ts'
import { challengesQuery, useOverview } from '../challenge-queries.ts'
import { useChallengeView } from '../use-challenge-view.ts'
import { ChallengeHead } from './challenge-head.tsx'
import { CompletionStep } from './completion-step.tsx'
import { DebriefStep } from './debrief-step.tsx'
import { InstructionsStep } from './instructions-step.tsx'
import { LockedStep } from './locked-step.tsx'
import { PredictionStep } from './prediction-step.tsx'
import { PrepStep } from './prep-step.tsx'
import { StageList } from './stage-list.tsx'
import { useChallengeFlow } from './use-challenge-flow.ts'

/** The challenge in the address. While the dialog fades out, it still shows the last one. */
export function ChallengeDialog() {
  const { view, close } = useChallengeView()
  const { isPremium } = useRequiredUser()
  const { data: challenges } = useQuery(challengesQuery)
  const { openRuns, isFetching } = useOverview()
  const challenge = challenges?.find(({ id }) => id === view.challengeId) ?? null
  const [last, setLast] = useState(challenge)
  if (challenge && challenge !== last) setLast(challenge)
  const shown = challenge ?? last
  const focusReturn = useFocusReturn()
  const openRun = openRuns.find(({ challengeId }) => challengeId === shown?.id) ?? null
  return (
    <Dialog hasAddress open={challenge !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      {shown && (
        <DialogContent
          size="lg"
          aria-describedby={undefined}
          {...focusReturn}
          aside={<ChallengeHead challenge={shown} />}
        >
          {isPremium ? (
            <Flow key={shown.id} challenge={shown} openRun={openRun} isReady={!isFetching} onClose={close} />
          ) : (
            <LockedStep challenge={shown} />
          )}
        </DialogContent>
      )}
    </Dialog>
  )
}

type FlowProps = {
  challenge: ExposureChallenge
  openRun: ChallengeRun | null
  /** Whether it is known if a run is open. */
  isReady: boolean
  onClose: () => void
}

/** Waits until it is known whether to start or to continue, and then does not change any more. */
function Flow({ isReady, ...rest }: FlowProps) {
  const [isLate] = useState(!isReady)
  const [hasBegun, setBegun] = useState(isReady)
  if (isReady && !hasBegun) setBegun(true)
  return hasBegun ? <Steps {...rest} isLate={isLate} /> : <LoadingStep />
}

type StepsProps = Omit<FlowProps, 'isReady'> & {
  /** The content arrives after the dialog has opened, and therefore after it has set the focus. */
  isLate: boolean
}

function Steps(props: StepsProps) {
  const flow = useChallengeFlow(props)
  const { step } = flow
  return (
    <>
      <StageList step={step} />
      {step === 'prediction' && <PredictionStep flow={flow} />}
      {step === 'prep' && <PrepStep flow={flow} />}
      {step === 'instructions' && <InstructionsStep flow={flow} />}
      {step === 'debrief' && <DebriefStep flow={flow} />}
      {step === 'completion' && <CompletionStep flow={flow} />}
    </>
  )
}

function LoadingStep() {
  return (
    <div className="grid min-h-96 content-start gap-4">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
