import type { ReactNode } from 'react'
import { CertaintySlider } from '#client/parts/moments/certainty-slider.tsx'
import { OutcomeQuestion } from '#client/parts/moments/outcome-question.tsx'
import { TextAreaField, TextField } from '#client/ui/fields/field.tsx'
import { PrivateHint } from '#client/ui/fields/private-hint.tsx'
import type { Moment } from '#contract/moments/moments.ts'
import { certaintyScale, learntMaxLength } from '#rules/challenges/facts.ts'
import { momentFactsMaxLength, momentTryNextMaxLength, momentWentWellMaxLength } from '#rules/moments/facts.ts'
import type { AfterWords } from './use-after-draft.ts'

type FieldsProps = { moment: Moment; words: AfterWords; type: (change: Partial<AfterWords>) => void }

export const afterSteps: readonly { title: string; Fields: (props: FieldsProps) => ReactNode }[] = [
  { title: 'What could anybody there have seen?', Fields: Facts },
  { title: 'Did it happen?', Fields: Happened },
  { title: 'What went all right?', Fields: WentWell },
  { title: 'One thing to try, or nothing', Fields: TryNext },
]

function Facts({ words, type }: FieldsProps) {
  return (
    <TextAreaField
      label="The facts, as someone there would tell them"
      hint={<PrivateHint />}
      maxLength={momentFactsMaxLength}
      value={words.facts}
      onChange={(event) => type({ facts: event.currentTarget.value })}
    />
  )
}

function Happened({ moment, words, type }: FieldsProps) {
  const { fear, certaintyBefore, safetyHabit } = moment.before ?? {
    fear: null,
    certaintyBefore: null,
    safetyHabit: null,
  }
  return (
    <>
      {fear && (
        <div>
          <p className="text-xs font-semibold text-ink-2">
            You feared{certaintyBefore !== null && `, ${certaintyBefore}% sure`}
          </p>
          <p dir="auto" className="say mt-1 wrap-anywhere">
            “{fear}”
          </p>
        </div>
      )}
      <OutcomeQuestion
        text={fear ? 'Did that happen?' : 'Did what you feared happen?'}
        partly="In part"
        value={words.outcome}
        onAnswer={(outcome) => type({ outcome })}
      />
      <CertaintySlider
        label="How sure would you be next time?"
        value={words.certaintyAfter ?? certaintyBefore ?? certaintyScale.initial}
        onChange={(certaintyAfter) => type({ certaintyAfter })}
      />
      {safetyHabit && (
        <OutcomeQuestion
          text={`Did you leave it out? ${safetyHabit}`}
          partly="In part"
          value={words.habitDropped}
          onAnswer={(habitDropped) => type({ habitDropped })}
        />
      )}
    </>
  )
}

function WentWell({ words, type }: FieldsProps) {
  return (
    <>
      <TextAreaField
        label="Something that was fine, however small"
        rows={2}
        maxLength={momentWentWellMaxLength}
        value={words.wentWell}
        onChange={(event) => type({ wentWell: event.currentTarget.value })}
      />
      <TextField
        label="One line you learned (optional)"
        hint={<PrivateHint />}
        maxLength={learntMaxLength}
        autoComplete="off"
        value={words.learnt}
        onChange={(event) => type({ learnt: event.currentTarget.value })}
      />
    </>
  )
}

function TryNext({ words, type }: FieldsProps) {
  return (
    <>
      <TextField
        label="Next time I could try (optional)"
        maxLength={momentTryNextMaxLength}
        autoComplete="off"
        value={words.tryNext}
        onChange={(event) => type({ tryNext: event.currentTarget.value })}
      />
      <p className="text-sm text-ink-2">
        Nothing is a good answer too. Then it closes, and the evening is yours again.
      </p>
    </>
  )
}
