import { emailMaxLength } from '#rules/limits.ts'
import { TextField, type TextFieldProps } from './field.tsx'

/** An email field with the right phone keyboard, limited to the length the server accepts. */
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
