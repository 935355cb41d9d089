import { emailMaxLength } from '#rules/limits.ts'
import { TextField, type TextFieldProps } from './field.tsx'

/** An email address as a phone should ask for it, no longer than the server takes it. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={emailMaxLength}
      {...props}
    />
  )
}
