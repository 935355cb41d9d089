import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & { label: ReactNode; hint?: ReactNode }

/** The native list, which every keyboard and phone supports. */
export function SelectField({ label, hint, className, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} className={className}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className="min-h-13 w-full min-w-0 rounded-field border border-edge bg-surface px-3 font-sans text-ui text-ink focus-visible:outline-offset-1"
        />
      )}
    </Field>
  )
}
