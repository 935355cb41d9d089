import { Button } from '#client/ui/controls/button.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { PrivateHint } from '#client/ui/fields/private-hint.tsx'
import { anxietyScale, challengeNotesMaxLength, ratingScale } from '#rules/challenges/facts.ts'
import { isPredicted } from './flow.ts'
import { KeptNotice } from './kept-notice.tsx'
import { LearntField } from './learnt-field.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'
import type { ChallengeFlow } from './use-challenge-flow.ts'

export function CompletionStep({ flow }: { flow: ChallengeFlow }) {
  const { run, answers, answer, words, type } = flow
  return (
    <StepFrame label="After: how it was" takesFocus={flow.hasMoved}>
      <Slider
        label="How anxious are you now?"
        {...anxietyScale}
        value={answers.anxietyAfter}
        onValueChange={(anxietyAfter) => answer({ anxietyAfter })}
        unit={`of ${anxietyScale.max}`}
        ends={['calm', 'as high as it goes']}
      />
      <Slider
        label="How was this challenge for you?"
        {...ratingScale}
        value={answers.rating}
        onValueChange={(rating) => answer({ rating })}
        unit={`of ${ratingScale.max}`}
        ends={['not for me', 'worth doing']}
      />
      {run && !isPredicted(run) && <LearntField flow={flow} />}
      <TextAreaField
        label="Notes (optional)"
        hint={<PrivateHint />}
        maxLength={challengeNotesMaxLength}
        value={words.notes}
        onChange={(event) => type({ notes: event.currentTarget.value })}
      />
      {flow.hasFailed && <KeptNotice />}
      <StepButtons>
        <Button variant="lamp" size="big" className="flex-1" isBusy={flow.isBusy} onClick={flow.finish}>
          Complete Challenge
        </Button>
        <Button variant="quiet" className="px-4!" onClick={flow.backFromCompletion}>
          Back
        </Button>
      </StepButtons>
    </StepFrame>
  )
}
