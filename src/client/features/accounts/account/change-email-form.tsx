import { call } from '#client/platform/request/request.ts'
import { useUnauthorizedHandler } from '#client/platform/session/use-unauthorized.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmailField } from '#client/ui/fields/email-field.tsx'
import { PasswordField } from '#client/ui/fields/password-field.tsx'
import { changeEmail } from '#contract/accounts/accounts.ts'
import { checkCode, checkEmail, checkGivenPassword } from '../form/checks.ts'
import { CodeField } from '../form/code-field.tsx'
import { ProblemNotice } from '../form/problem-notice.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'

type ChangeEmailFormProps = { takesCode: boolean; onAsked: (newEmail: string) => void; onCancel: () => void }

const focus = (input: HTMLInputElement | null) => input?.focus()

export function ChangeEmailForm({ takesCode, onAsked, onCancel }: ChangeEmailFormProps) {
  const { errors, problem, isSending, formProps } = useForm({
    fields: ['email', 'password', 'code'],
    claimError: useUnauthorizedHandler(),
    blames: { forbidden: 'password', conflict: 'email', wrong_code: 'code' },
    check: (typed) => ({
      email: checkEmail(typed.email),
      password: checkGivenPassword(typed.password),
      code: takesCode ? checkCode(typed.code) : undefined,
    }),
    async send({ code, ...body }) {
      await call(changeEmail, { body: takesCode ? { ...body, code } : body })
      onAsked(body.email)
    },
  })
  return (
    <form {...formProps} aria-label="Change email" className="grid gap-4.5">
      <EmailField label="New email" required ref={focus} error={errors.email} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        required
        hint="So nobody who picks up your phone can do this."
        error={errors.password}
      />
      {takesCode && <CodeField error={errors.code} />}
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton full={false} isSending={isSending}>
          Send a link to it
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          Keep the current one
        </Button>
      </div>
    </form>
  )
}
