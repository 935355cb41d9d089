import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type TextFieldProps } from './field.tsx'

/** The label is also part of the show-password button's name, because a page may have several passwords. */
type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'label'> & { label: string }

export function PasswordField({ label, hint, error, isLabelHidden, id, className, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} isLabelHidden={isLabelHidden} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(controlClass, 'min-h-13 py-2.5 pr-14')}
          />
          <button
            type="button"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center rounded-field text-ink-2 hover:text-ink focus-visible:outline-offset-0"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}
