import { TextField } from '#client/ui/fields/field.tsx'
import { moderationNoteMaxLength } from '#rules/forum/limits.ts'

/** Why a moderator decided this way; stored in the log with the decision. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  return (
    <TextField
      label="Note for the log (optional)"
      value={value}
      maxLength={moderationNoteMaxLength}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
