import { CertaintySlider } from '#client/parts/moments/certainty-slider.tsx'
import { FearField } from '#client/parts/moments/fear-field.tsx'
import { HabitPicker } from '#client/parts/moments/habit-picker.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { ChallengeBrief } from './challenge-brief.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'
import type { ChallengeFlow } from './use-challenge-flow.ts'

/** What one expects, put down before it happens. Always skippable. */
export function PredictionStep({ flow }: { flow: ChallengeFlow }) {
  const { words, type, answers, answer } = flow
  return (
    <StepFrame label="Before: your prediction" takesFocus={flow.hasMoved}>
      <ChallengeBrief challenge={flow.challenge} className="desk:hidden" />
      <FearField
        label={<span className="font-serif text-h3 font-medium">What do you fear will happen?</span>}
        value={words.fear}
        onType={type}
      />
      <CertaintySlider
        label="How sure are you?"
        value={answers.certaintyBefore}
        onChange={(certaintyBefore) => answer({ certaintyBefore })}
      />
      <HabitPicker words={words} onType={type} />
      <StepButtons>
        <Button variant="lamp" size="big" className="flex-1" onClick={() => flow.predict(true)}>
          Next
        </Button>
        <Button variant="quiet" className="px-4!" onClick={() => flow.predict(false)}>
          Skip this
        </Button>
      </StepButtons>
    </StepFrame>
  )
}
