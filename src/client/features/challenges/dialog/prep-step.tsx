import { Button } from '#client/ui/controls/button.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { anxietyScale } from '#rules/challenges/facts.ts'
import { useCompletedIds } from '../challenge-queries.ts'
import { dayOf } from '../challenge-words.ts'
import { ChallengeBrief } from './challenge-brief.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'
import type { ChallengeFlow } from './use-challenge-flow.ts'

/** Rate and start, or continue an open run. */
export function PrepStep({ flow }: { flow: ChallengeFlow }) {
  return flow.openRun ? <ResumeStep flow={flow} /> : <RateStep flow={flow} />
}

function RateStep({ flow }: { flow: ChallengeFlow }) {
  const { answers, answer, words, isBusy } = flow
  const isCompleted = useCompletedIds().has(flow.challenge.id)
  return (
    <StepFrame label="Before: how you feel" takesFocus={flow.hasMoved}>
      <Slider
        label="How anxious right now?"
        {...anxietyScale}
        value={answers.anxietyBefore}
        onValueChange={(anxietyBefore) => answer({ anxietyBefore })}
        unit={`of ${anxietyScale.max}`}
        ends={['calm', 'as high as it goes']}
        hint="A guess is fine. You can start at any number."
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
        <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
          {flow.isWritten && words.fear.trim() && (
            <>
              You predict: “<bdi>{words.fear.trim()}</bdi>” ({answers.certaintyBefore}% sure)
            </>
          )}
          {flow.isWritten && !words.fear.trim() && 'The habit you’re leaving out is noted.'}
          {!flow.isWritten && 'No prediction this time.'}
        </p>
        <Button variant="quiet" className="text-sm" onClick={flow.backToPrediction}>
          {flow.isWritten ? 'Change the prediction' : 'Write a prediction'}
        </Button>
      </div>
      {isCompleted && (
        <p className="text-sm text-ink-2">
          You’ve done this one before. You have its points already; the practice is new.
        </p>
      )}
      {flow.hasFailed && <KeptNotice />}
      <StepButtons>
        <Button variant="lamp" size="big" className="flex-1" isBusy={isBusy} onClick={flow.begin}>
          Start Challenge
        </Button>
        <Button variant="quiet" className="px-4!" onClick={flow.close}>
          Not today
        </Button>
      </StepButtons>
    </StepFrame>
  )
}

function ResumeStep({ flow }: { flow: ChallengeFlow }) {
  const { openRun, isBusy } = flow
  if (!openRun) return null
  return (
    <StepFrame label="Before: pick it up again" takesFocus={flow.hasMoved}>
      <ChallengeBrief challenge={flow.challenge} className="desk:hidden" />
      <div>
        <h3>You started this on {dayOf(openRun.startedAt)}.</h3>
        <p className="mt-2 text-sm text-ink-2">
          It is still open, and what you wrote is still here. Pick up from there.
        </p>
      </div>
      <dl className="grid gap-3 text-sm [&_dt]:font-semibold [&_dd]:text-ink-2 [&_dd]:wrap-anywhere">
        {openRun.anxietyBefore !== null && (
          <div>
            <dt>How anxious you were</dt>
            <dd>
              {openRun.anxietyBefore} of {anxietyScale.max}
            </dd>
          </div>
        )}
        {openRun.fear && (
          <div>
            <dt>What you feared would happen</dt>
            <dd>
              “<bdi>{openRun.fear}</bdi>”{openRun.certaintyBefore !== null && ` (${openRun.certaintyBefore}% sure)`}
            </dd>
          </div>
        )}
        {openRun.safetyHabit && (
          <div>
            <dt>What you wanted to leave out</dt>
            <dd dir="auto">{openRun.safetyHabit}</dd>
          </div>
        )}
      </dl>
      {flow.hasFailed && <KeptNotice />}
      <StepButtons>
        <Button variant="lamp" size="big" className="flex-1" isBusy={isBusy} onClick={flow.begin}>
          Continue
        </Button>
        <Button variant="quiet" className="px-4!" isBusy={isBusy} onClick={flow.setAside}>
          Set it aside
        </Button>
      </StepButtons>
    </StepFrame>
  )
}
