import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { passwordMinLength } from '#rules/limits.ts'

type NewPasswordFieldProps = { label: string; name: string; error: string | undefined }

/** For choosing a password: says how long it has to be, and lets browsers suggest one. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      placeholder={`At least ${passwordMinLength} characters`}
      required
      error={error}
    />
  )
}
