import type { ReactNode } from 'react'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { PrivateHint } from '#client/ui/fields/private-hint.tsx'
import { fearMaxLength } from '#rules/challenges/facts.ts'

type FearFieldProps = { label: ReactNode; value: string; onType: (words: { fear: string }) => void }

/** What somebody expects to go wrong, for both challenges and moments. */
export function FearField({ label, value, onType }: FearFieldProps) {
  return (
    <TextAreaField
      label={label}
      hint={<PrivateHint>Only you can see this. Afterward we put it next to what happened.</PrivateHint>}
      rows={2}
      maxLength={fearMaxLength}
      value={value}
      onChange={(event) => onType({ fear: event.currentTarget.value })}
    />
  )
}
