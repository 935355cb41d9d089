import type { ReactNode } from 'react'
import { TextField } from '#client/ui/fields/field.tsx'

type CodeFieldProps = {
  error: string | undefined
  label?: string
  hint?: ReactNode
  ref?: (input: HTMLInputElement | null) => void
}

/** Six digits or a recovery code, so it is not a number field. Phones offer the code from their app. */
export function CodeField({
  error,
  label = 'Code',
  hint = 'Six digits from your app, or a recovery code.',
  ref,
}: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      required
      error={error}
      ref={ref}
    />
  )
}
