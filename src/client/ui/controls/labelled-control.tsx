import { type ReactNode, useId } from 'react'

export type ControlWords = { label: ReactNode; hint?: ReactNode }

/** Connects a control to its label and hint. */
export function useControlIds(id: string | undefined, hint: ReactNode) {
  const ownId = useId()
  const controlId = id ?? ownId
  return { controlId, hintId: hint ? `${controlId}-hint` : undefined }
}

type ControlLabelProps = ControlWords & ReturnType<typeof useControlIds> & { className: string; labelClassName: string }

/** The words beside a checkbox or a switch. */
export function ControlLabel({ label, hint, controlId, hintId, className, labelClassName }: ControlLabelProps) {
  return (
    <div className={className}>
      <label htmlFor={controlId} className={labelClassName}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className="text-xs font-medium text-ink-2">
          {hint}
        </span>
      )}
    </div>
  )
}
