import { Segmented } from '#client/ui/controls/segmented.tsx'
import type { Outcome } from '#rules/challenges/facts.ts'

type OutcomeQuestionProps = {
  text: string
  /** The label of the answer between no and yes. */
  partly: string
  value: Outcome | null
  onAnswer: (answer: Outcome) => void
}

/** A question answered with no, partly or yes; nothing is preselected. */
export function OutcomeQuestion({ text, partly, value, onAnswer }: OutcomeQuestionProps) {
  const options = [
    { value: 'no', label: 'No' },
    { value: 'partly', label: partly },
    { value: 'yes', label: 'Yes' },
  ] as const
  return (
    <div className="grid gap-2">
      <p aria-hidden="true" className="text-sm font-semibold wrap-anywhere">
        {text}
      </p>
      <Segmented label={text} options={options} onValueChange={onAnswer} {...(value ? { defaultValue: value } : {})} />
    </div>
  )
}
