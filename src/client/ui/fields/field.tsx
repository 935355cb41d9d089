import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type FieldWords = {
  label: ReactNode
  /** A line under the control: reassurance, privacy, format. May start with an icon. */
  hint?: ReactNode
  /** What went wrong and what to do. Its presence marks the control invalid. */
  error?: ReactNode
  /** Visually hides the label if the context already says it; it is still read out. */
  isLabelHidden?: boolean | undefined
}

type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldWords & {
  id?: string | undefined
  className?: string | undefined
  /** Renders the control with the given props. */
  children: (control: FieldControl) => ReactNode
}

/** Label, control, error and hint, connected for screen readers. */
export function Field({ label, hint, error, isLabelHidden, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames('grid min-w-0 gap-1.5', className)}>
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': classNames(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="flex items-start gap-1.5 text-xs font-medium text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

type FieldErrorProps = { id?: string | undefined; children: ReactNode }

/** Amber, an icon and words; for a group of controls with one error. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="flex gap-2.5 rounded-field bg-amber-soft px-4 py-3 text-sm leading-snug text-ink">
      <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-px size-5 flex-none text-amber" />
      <span>{children}</span>
    </p>
  )
}

export const controlClass = classNames(
  'w-full min-w-0 rounded-field border border-edge bg-surface px-4 font-sans text-body text-ink',
  'aria-invalid:border-amber aria-invalid:ring-1 aria-invalid:ring-amber',
  'focus-visible:outline-offset-1 disabled:opacity-55',
)

// Text direction follows the letters, except in addresses, which have none.
export type TextFieldProps = ComponentProps<'input'> & FieldWords

export function TextField({ label, hint, error, isLabelHidden, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id} className={className}>
      {(control) => (
        <input
          type="text"
          dir={rest.type === undefined ? 'auto' : undefined}
          {...rest}
          {...control}
          className={classNames(controlClass, 'min-h-13 py-2.5')}
        />
      )}
    </Field>
  )
}

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldWords

export function TextAreaField({ label, hint, error, isLabelHidden, id, className, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id} className={className}>
      {(control) => (
        <textarea
          rows={3}
          dir="auto"
          {...rest}
          {...control}
          className={classNames(controlClass, 'field-sizing-content max-h-96 min-h-24 resize-none py-3 leading-normal')}
        />
      )}
    </Field>
  )
}
