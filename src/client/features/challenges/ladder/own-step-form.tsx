import { type FormEvent, useState } from 'react'
import { useDraft } from '#client/platform/unsent/use-draft.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { Notice } from '#client/ui/feedback/notice.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import type { LadderRung } from '#contract/challenges/challenge-ladder.ts'
import {
  challengeCategories,
  ladderScale,
  ownChallengeDescriptionMaxLength,
  ownChallengeTitleMaxLength,
} from '#rules/challenges/facts.ts'
import { isIn } from '#rules/closed-sets.ts'
import { lifeAreas } from '#rules/life-areas.ts'
import { areaLabels, categoryLabels } from '../challenge-words.ts'
import { AskOnce } from './ask-once.tsx'
import { choicesOf, instructionsOf, noStepWords, problemsOf, wordsOfRung } from './own-step.ts'
import { useOwnStep } from './use-own-step.ts'

type OwnStepFormProps = { rung: LadderRung | null; onClose: () => void }

export function OwnStepForm({ rung, onClose }: OwnStepFormProps) {
  const id = rung?.challenge.id ?? null
  const { words, type, forget } = useDraft({
    place: `step:${id ?? 'new'}`,
    label: 'A step of your own',
    initial: rung ? wordsOfRung(rung) : noStepWords,
  })
  const [choices, setChoices] = useState(() => choicesOf(rung))
  const [hasTried, setTried] = useState(false)
  const { save, remove, problem, isBusy } = useOwnStep(id)
  const problems = problemsOf(words)
  const choose = (change: Partial<typeof choices>) => setChoices({ ...choices, ...change })

  function close(isDone: boolean) {
    if (!isDone) return
    forget()
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isBusy || Object.keys(problems).length > 0) return
    const { title, description, steps } = words
    void save({ title, description, ...choices, instructions: instructionsOf(steps) }).then(close)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="What you will do"
        maxLength={ownChallengeTitleMaxLength}
        autoComplete="off"
        value={words.title}
        error={hasTried && problems.title}
        onChange={(event) => type({ title: event.currentTarget.value })}
      />
      <TextAreaField
        label="A line about it (optional)"
        rows={2}
        maxLength={ownChallengeDescriptionMaxLength}
        value={words.description}
        onChange={(event) => type({ description: event.currentTarget.value })}
      />
      <div className="grid gap-5 desk:grid-cols-2">
        <SelectField
          label="Kind"
          value={choices.category}
          onChange={({ currentTarget: { value } }) => isIn(challengeCategories, value) && choose({ category: value })}
        >
          {challengeCategories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Part of life"
          value={choices.lifeCategory}
          onChange={({ currentTarget: { value } }) => isIn(lifeAreas, value) && choose({ lifeCategory: value })}
        >
          {lifeAreas.map((area) => (
            <option key={area} value={area}>
              {areaLabels[area]}
            </option>
          ))}
        </SelectField>
      </div>
      <Slider
        label="How much do you fear it?"
        {...ladderScale}
        value={choices.fear}
        onValueChange={(fear) => choose({ fear })}
        ends={['not at all', 'as much as anything']}
      />
      <Slider
        label="How much does it matter to you?"
        {...ladderScale}
        value={choices.matters}
        onValueChange={(matters) => choose({ matters })}
        ends={['not at all', 'a great deal']}
      />
      <TextAreaField
        label="What to do, one thing a line (optional)"
        value={words.steps}
        error={hasTried && problems.steps}
        onChange={(event) => type({ steps: event.currentTarget.value })}
      />
      {problem && (
        <Notice tone="amber" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" variant="lamp" size="big" isBusy={isBusy}>
        Save this step
      </Button>
      {rung && (
        <AskOnce
          label="Remove this step"
          question="Take it off your list? Points and lines stay."
          yes="Remove it"
          no="Keep it"
          isBusy={isBusy}
          onYes={() => void remove().then(close)}
        />
      )}
    </form>
  )
}
