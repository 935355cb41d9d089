import { Button } from '#client/ui/controls/button.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import type { Outcome } from '#rules/challenges/facts.ts'
import { certaintyScale } from '#rules/challenges/facts.ts'
import { LearntField } from './learnt-field.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'
import type { ChallengeFlow } from './use-challenge-flow.ts'

const outcomes = [
  { value: 'no', label: 'No' },
  { value: 'partly', label: 'Partly' },
  { value: 'yes', label: 'Yes' },
] as const

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
          <Question
            text="Did it happen? Go by what anyone there could have seen."
            value={answers.outcome}
            onAnswer={(outcome) => answer({ outcome })}
          />
          <Slider
            label="How sure would you be next time?"
            {...certaintyScale}
            step={5}
            value={answers.certaintyAfter ?? run.certaintyBefore ?? certaintyScale.initial}
            onValueChange={(certaintyAfter) => answer({ certaintyAfter })}
            format={(value) => `${value}%`}
            ends={['a hunch', 'certain']}
          />
        </>
      )}
      {run.safetyHabit !== null && (
        <Question
          text={`Did you leave it out? ${run.safetyHabit}`}
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

type QuestionProps = { text: string; value: Outcome | null; onAnswer: (answer: Outcome) => void }

function Question({ text, value, onAnswer }: QuestionProps) {
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="text-sm font-semibold wrap-anywhere">
        {text}
      </p>
      <Segmented label={text} options={outcomes} onValueChange={onAnswer} {...(value ? { defaultValue: value } : {})} />
    </div>
  )
}
