import { CertaintySlider } from '#client/parts/moments/certainty-slider.tsx'
import { OutcomeQuestion } from '#client/parts/moments/outcome-question.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { certaintyScale } from '#rules/challenges/facts.ts'
import { LearntField } from './learnt-field.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'
import type { ChallengeFlow } from './use-challenge-flow.ts'

/** The prediction beside what happened. Always skippable. */
export function DebriefStep({ flow }: { flow: ChallengeFlow }) {
  const { run, answers, answer } = flow
  if (!run) return null
  return (
    <StepFrame label="After: what happened" takesFocus={flow.hasMoved}>
      {run.fear !== null && (
        <>
          <div>
            <p className="text-xs font-semibold text-ink-2">
              You feared{run.certaintyBefore !== null && `, ${run.certaintyBefore}% sure`}
            </p>
            <p dir="auto" className="say mt-1 wrap-anywhere">
              “{run.fear}”
            </p>
          </div>
          <OutcomeQuestion
            text="Did it happen? Go by what anyone there could have seen."
            partly="Partly"
            value={answers.outcome}
            onAnswer={(outcome) => answer({ outcome })}
          />
          <CertaintySlider
            label="How sure would you be next time?"
            value={answers.certaintyAfter ?? run.certaintyBefore ?? certaintyScale.initial}
            onChange={(certaintyAfter) => answer({ certaintyAfter })}
          />
        </>
      )}
      {run.safetyHabit !== null && (
        <OutcomeQuestion
          text={`Did you leave it out? ${run.safetyHabit}`}
          partly="Partly"
          value={answers.habitDropped}
          onAnswer={(habitDropped) => answer({ habitDropped })}
        />
      )}
      <LearntField flow={flow} />
      <StepButtons>
        <Button variant="lamp" size="big" className="flex-1" onClick={() => flow.debrief(true)}>
          Next
        </Button>
        <Button variant="quiet" className="px-4!" onClick={() => flow.debrief(false)}>
          Skip this
        </Button>
      </StepButtons>
    </StepFrame>
  )
}
