import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { passwordMinLength } from '#rules/limits.ts'

type NewPasswordFieldProps = { label: string; name: string; error: string | undefined }

/** Where somebody chooses a password: it says how long one has to be, and browsers offer to make one up. */
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
