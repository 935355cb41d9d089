import type { ReactNode } from 'react'
import { useRequiredUser } from '#client/platform/session/current-user.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { checkCode, checkGivenPassword } from '../form/checks.ts'
import { CodeField } from '../form/code-field.tsx'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'

type ProofFormProps = {
  name: string
  button: string
  /** What will happen. */
  children: ReactNode
  send: (proof: { password: string; code: string }) => Promise<void>
  onCancel: () => void
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** The password and a code, before something about the sign-in changes. */
export function ProofForm({ name, button, children, send, onCancel }: ProofFormProps) {
  const { email } = useRequiredUser()
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['password', 'code'],
    claimError: useUnauthorizedHandler(),
    blames: { forbidden: 'password', wrong_code: 'code' },
    check: ({ password, code }) => ({ password: checkGivenPassword(password), code: checkCode(code) }),
    send,
  })
  return (
    <form {...formProps} aria-label={name} className="grid gap-4.5">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <p className="text-sm text-ink-2">{children}</p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        ref={focus}
        error={errors.password}
      />
      <CodeField error={errors.code} />
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton full={false} isSending={isSending}>
          {button}
        </SubmitButton>
        <Button variant="line" onClick={onCancel}>
          Leave it as it is
        </Button>
      </div>
    </form>
  )
}
