import { TextField } from '#client/ui/fields/field.tsx'
import { nameMaxLength } from '#rules/limits.ts'
import type { FieldErrors } from './checks.ts'

type NameFieldsProps = { name?: { firstName: string; lastName: string } | undefined; errors: FieldErrors }

/** First and last name, limited to the length the server accepts. */
export function NameFields({ name, errors }: NameFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        required
        maxLength={nameMaxLength}
        defaultValue={name?.firstName}
        error={errors.firstName}
      />
      <TextField
        label="Last name (optional)"
        name="lastName"
        autoComplete="family-name"
        maxLength={nameMaxLength}
        defaultValue={name?.lastName}
        error={errors.lastName}
      />
    </>
  )
}
