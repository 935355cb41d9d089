import { HabitPicker } from '#client/parts/moments/habit-picker.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { PrivateHint } from '#client/ui/fields/private-hint.tsx'
import { certaintyScale, fearMaxLength } from '#rules/challenges/facts.ts'
import { ChallengeBrief } from './challenge-brief.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'
import type { ChallengeFlow } from './use-challenge-flow.ts'

/** What one expects, put down before it happens. Always skippable. */
export function PredictionStep({ flow }: { flow: ChallengeFlow }) {
  const { words, type, answers, answer } = flow
  return (
    <StepFrame label="Before: your prediction" takesFocus={flow.hasMoved}>
      <ChallengeBrief challenge={flow.challenge} className="desk:hidden" />
      <TextAreaField
        label={<span className="font-serif text-h3 font-medium">What do you fear will happen?</span>}
        hint={<PrivateHint>Only you can see this. Afterward we put it next to what happened.</PrivateHint>}
        rows={2}
        maxLength={fearMaxLength}
        value={words.fear}
        onChange={(event) => type({ fear: event.currentTarget.value })}
      />
      <Slider
        label="How sure are you?"
        {...certaintyScale}
        step={5}
        value={answers.certaintyBefore}
        onValueChange={(certaintyBefore) => answer({ certaintyBefore })}
        format={(value) => `${value}%`}
        ends={['a hunch', 'certain']}
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
